import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The visible title and accessible name. */
  title: string;
  /** The icon above the title. */
  icon?: ReactNode;
  /** The text and accessible description. */
  children: ReactNode;
  /** More content below the text. */
  more?: ReactNode;
  footer: ReactNode;
  /** A decoration along the bottom, from side to side. It makes the dialog wider. */
  edge?: ReactNode;
  /** Called when the visitor closes the dialog with Escape or a click beside it. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The focus moves to the dialog itself. Screen readers then read its
 * title and text, and a second Enter or the second half of a double click does nothing. After closing, the focus
 * returns to its former element. The dialog closes when the visitor leaves the page, so that the page is without it
 * after the way back.
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
    // In a low window, `showModal` scrolls down to the first button.
    dialog.scrollTop = 0;
    const reportClosed = () => closed();
    dialog.addEventListener('close', reportClosed);
    // `closedby="any"` does the same, but some current browsers lack it.
    const closeBeside = (event: MouseEvent) =>
      event.target === dialog && event.detail < 2 && dialog.close();
    dialog.addEventListener('click', closeBeside);
    const leave = () => dialog.close();
    window.addEventListener('pagehide', leave);
    return () => {
      // `onClose` reports that the visitor closed the dialog, and an unmount is not that.
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
