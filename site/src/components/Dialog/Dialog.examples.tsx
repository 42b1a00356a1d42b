import { longSentence, longWord } from '../../gallery/example-content.ts';
import { Dialog } from './Dialog.tsx';

const nothing = () => {};

export const examples = {
  'a title, a text and a button': (
    <Dialog title="One question" footer={<button type="button">Go on</button>} onClose={nothing}>
      The text of the dialog.
    </Dialog>
  ),
  'with long words': (
    <Dialog title={longWord} footer={<button type="button">{longWord}</button>} onClose={nothing}>
      {longSentence} {longWord}
    </Dialog>
  ),
};
