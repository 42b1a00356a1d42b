import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The visible title and accessible name. */
  title: string;
  /** Above the title. */
  icon?: ReactNode;
  children: ReactNode;
  /** Buttons or links. */
  footer: ReactNode;
  /** Called when the visitor closes the dialog with Escape or a click beside it. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The focus moves to its title, not to a button, so that a second Enter
 * or the second half of a double click does nothing; after closing it returns to where it was.
 */
export function Dialog({ title, icon, children, footer, onClose }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const textId = useId();
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    titleRef.current?.focus();
    const reportClosed = () => closed();
    dialog.addEventListener('close', reportClosed);
    // `closedby="any"` does the same, but not in every current browser.
    const closeBeside = (event: MouseEvent) =>
      event.target === dialog && event.detail < 2 && dialog.close();
    dialog.addEventListener('click', closeBeside);
    return () => {
      // `onClose` reports what the visitor closes, not an unmount.
      dialog.removeEventListener('close', reportClosed);
      dialog.removeEventListener('click', closeBeside);
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <div className={styles.inside}>
        {icon}
        <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div id={textId} className={styles.text}>
          {children}
        </div>
        <div className={styles.footer}>{footer}</div>
      </div>
    </dialog>
  );
}
