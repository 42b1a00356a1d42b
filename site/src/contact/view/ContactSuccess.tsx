import type { ContactWords } from '../../../../content-model/src/schemas/contact.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import styles from './ContactSuccess.module.css';

interface ContactSuccessProps {
  words: ContactWords['success'];
  /** The address of the home page, with the base path. */
  home: string;
  onClose: () => void;
}

/** Tells the visitor that the message was sent, with a link to the home page. */
export function ContactSuccess({ words, home, onClose }: ContactSuccessProps) {
  const icon = (
    <svg className={styles.icon} viewBox="0 0 96 96" aria-hidden="true">
      <path
        className={styles.rays}
        d="M48 10q1 5 .4 10M67.4 14.6q-2.8 4.2-4.6 9M82 30q-4.600 1.600-8.400 4.600M87 48.600q-5-.8-10.200-.2M81.400 68q-4-3-8.600-4.800M66.800 82q-2-4.800-5-8.800M47.600 87q.8-5 .2-10.200M28.600 81.600q3-4 4.800-8.600M14.400 67.4q4.600-1.800 8.800-5M9.600 47.600q5 .8 10 .2M14.6 29q4.200 3 8.800 4.800M29.200 14.400q1.800 4.600 4.800 8.600"
      />
      <path d="M34 49.600q5 4 9.400 10.400Q51.600 46 63 37.600" />
    </svg>
  );
  const footer = (
    <a className={styles.goHome} href={home}>
      {words.goHome}
    </a>
  );
  return (
    <Dialog title={words.title} icon={icon} footer={footer} onClose={onClose}>
      {words.text}
    </Dialog>
  );
}
