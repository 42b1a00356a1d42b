import { content, longName, longSentence, longWord } from '../../gallery/example-content.ts';
import { QuoteCard } from './QuoteCard.tsx';

const [quote] = content.testimonials.quotes;

export const examples = {
  ...(quote && { 'a client': <QuoteCard quote={quote} /> }),
  'with a long quote': (
    <QuoteCard quote={{ quote: longSentence, name: longName, title: longSentence }} />
  ),
  'with a very long quote': (
    <QuoteCard
      quote={{ quote: `${longSentence} ${longSentence}`, name: longName, title: longSentence }}
    />
  ),
  'with long words': <QuoteCard quote={{ quote: longWord, name: longWord, title: longWord }} />,
};
