import type { ContactWords } from '../../../../content-model/src/schemas/contact.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { ConfirmationReason } from '../send/message.ts';
import styles from './ContactConfirmation.module.css';

interface ContactConfirmationProps {
  words: ContactWords['question'];
  reason: ConfirmationReason;
  onGoBack: () => void;
  onSendAnyway: () => void;
}

/** Asks the visitor to confirm a message that has no text or that nobody can answer. */
export function ContactConfirmation(props: ContactConfirmationProps) {
  const { words, onGoBack } = props;
  const { title, text } = words[props.reason];
  const footer = (
    <>
      <button type="button" className={styles.goBack} onClick={onGoBack}>
        {words.goBack}
      </button>
      <button type="button" className={styles.sendAnyway} onClick={props.onSendAnyway}>
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
