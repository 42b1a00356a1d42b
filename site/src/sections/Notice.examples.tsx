import { AdireSquare } from '../adire/AdireSquare.tsx';
import { Notice } from './Notice.tsx';

export const examples = {
  'a heading, words and a square': (
    <Notice heading="One thing" picture={<AdireSquare seed="notice" motif="leaf" />}>
      <p>The words below the heading.</p>
    </Notice>
  ),
};
