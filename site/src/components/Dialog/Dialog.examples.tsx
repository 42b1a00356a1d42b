import { longSentence, longWord } from '../../gallery/example-content.ts';
import { Dialog } from './Dialog.tsx';

const nothing = () => {};

export const examples = {
  'with long words': (
    <Dialog title={longWord} footer={<button type="button">{longWord}</button>} onClose={nothing}>
      {longSentence} {longWord}
    </Dialog>
  ),
};
