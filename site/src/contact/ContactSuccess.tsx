import { Dialog } from '../components/Dialog.tsx';
import type { ContactWords } from '../schemas/contact.ts';
import styles from './ContactSuccess.module.css';

interface ContactSuccessProps {
  words: ContactWords['success'];
  /** The address of the home page, below the base path. */
  home: string;
  onClose: () => void;
}

/** Says that the message was sent, and leads home. */
export function ContactSuccess({ words, home, onClose }: ContactSuccessProps) {
  const icon = (
    <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="21.5" />
      <path d="m14.5 24.8 6.6 6.7 12.6-14" />
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
