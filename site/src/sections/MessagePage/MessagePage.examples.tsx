import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { MessagePage } from './MessagePage.tsx';

export const examples = {
  'a heading, words and a square': (
    <MessagePage heading="One thing" picture={<PatternSquare seed="notice" motif="leaf" />}>
      <p>The words below the heading.</p>
    </MessagePage>
  ),
};
