import type { ContactWords } from '../../../../packages/content-model/src/schemas/contact.ts';
import buttons from '../../components/ButtonLink/ButtonLink.module.css';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { ConfirmationReason } from '../send/message.ts';

interface ContactConfirmationProps {
  words: ContactWords['question'];
  reason: ConfirmationReason;
  onGoBack: () => void;
  onSendAnyway: () => void;
}

/** Asks the visitor to confirm a message that has no text, or that nobody may be able to answer. */
export function ContactConfirmation(props: ContactConfirmationProps) {
  const { words, onGoBack } = props;
  const { title, text } = words[props.reason];
  const footer = (
    <>
      <button type="button" className={`${buttons.button} ${buttons.accent}`} onClick={onGoBack}>
        {words.goBack}
      </button>
      <button
        type="button"
        className={`${buttons.button} ${buttons.line}`}
        onClick={props.onSendAnyway}
      >
        {words.sendAnyway}
      </button>
    </>
  );
  return (
    <Dialog title={title} footer={footer} onClose={onGoBack}>
      {text}
    </Dialog>
  );
}
