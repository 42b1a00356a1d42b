import { content, longSentence, longWord } from '../../gallery/example-content.ts';
import { NotFound } from './NotFound.tsx';

const { labels, notFound } = content;
const { opensInNewTab } = labels;

export const examples = {
  'as for an unknown address': <NotFound notFound={notFound} opensInNewTab={opensInNewTab} />,
  'with long words': (
    <NotFound
      notFound={{
        heading: longWord,
        message: longSentence,
        links: [...notFound.links, { text: longWord, href: '/' }, { text: 'No address', href: '' }],
      }}
      opensInNewTab={opensInNewTab}
    />
  ),
};
