import type { ContactWords } from '../../../../packages/content-model/src/schemas/contact.ts';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  words: ContactWords['draft'];
  onDiscard: () => void;
}

/** Says that an earlier text was put back into the form. */
export const DraftNote = ({ words, onDiscard }: DraftNoteProps) => (
  <p className={styles.draft}>
    {words.restored}{' '}
    <button type="button" className={styles.discard} onClick={onDiscard}>
      {words.discard}
    </button>
  </p>
);
