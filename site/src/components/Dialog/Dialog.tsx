import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The visible title and accessible name. */
  title: string;
  /** Above the title. */
  icon?: ReactNode;
  /** The text, which is the accessible description. */
  children: ReactNode;
  /** Below the text. */
  more?: ReactNode;
  footer: ReactNode;
  /** A decoration along the bottom, from side to side; a dialog with one is wider. */
  edge?: ReactNode;
  /** Called when the visitor closes the dialog with Escape or a click beside it. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The focus moves to the dialog itself: screen readers then say its title
 * and text, and a second Enter or the second half of a double click does nothing. After closing it returns to where it
 * was. A page that is left closes it, so that the way back does not lead to an open dialog.
 */
export function Dialog(props: DialogProps) {
  const { title, icon, children, more, footer, edge, onClose } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.focus();
    // In a low window the browser has scrolled to the first button.
    dialog.scrollTop = 0;
    const reportClosed = () => closed();
    dialog.addEventListener('close', reportClosed);
    // `closedby="any"` does the same, but not in every current browser.
    const closeBeside = (event: MouseEvent) =>
      event.target === dialog && event.detail < 2 && dialog.close();
    dialog.addEventListener('click', closeBeside);
    const leave = () => dialog.close();
    window.addEventListener('pagehide', leave);
    return () => {
      // `onClose` reports what the visitor closes, not an unmount.
      dialog.removeEventListener('close', reportClosed);
      dialog.removeEventListener('click', closeBeside);
      window.removeEventListener('pagehide', leave);
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className={`${styles.dialog} ${edge ? styles.wide : ''}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <div className={styles.inside}>
        {icon}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div id={textId} className={styles.text}>
          {children}
        </div>
        {more}
        <div className={styles.footer}>{footer}</div>
      </div>
      {edge}
    </dialog>
  );
}
