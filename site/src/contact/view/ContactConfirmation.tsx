import type { ContactWords } from '../../../../content-model/src/schemas/contact.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { Question } from '../send/message.ts';
import styles from './ContactConfirmation.module.css';

interface ContactConfirmationProps {
  words: ContactWords['question'];
  question: Question;
  onGoBack: () => void;
  onSendAnyway: () => void;
}

/** Asks once before a message is sent that has no text or that nobody can answer. */
export function ContactConfirmation(props: ContactConfirmationProps) {
  const { words, onGoBack } = props;
  const { title, text } = words[props.question];
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
