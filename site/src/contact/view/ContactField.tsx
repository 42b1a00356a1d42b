import type { ComponentPropsWithoutRef } from 'react';
import type { FieldName } from '../send/message.ts';
import styles from './ContactField.module.css';

interface ContactFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name'> {
  name: FieldName;
  label: string;
  /** Between the label and the field; `''` for none. */
  hint: string;
  /** Shown in place of the hint when the browser finds the text invalid. */
  invalid?: string;
  /** The height of a field of several lines; without it the field has one line. */
  rows?: number;
}

/**
 * One field with its visible label, and its hint as its accessible description. The style sheet shows either the hint
 * or the message about an invalid text, and hides the other one from the description too.
 */
export function ContactField({ label, hint, invalid, rows, type, ...rest }: ContactFieldProps) {
  const id = `contact-${rest.name}`;
  const hintId = `${id}-hint`;
  const hasHint = Boolean(hint || invalid);
  const shared = {
    id,
    name: rest.name,
    autoComplete: rest.autoComplete,
    defaultValue: rest.defaultValue,
    className: styles.control,
    // As the visitor writes, whatever the language of the site.
    dir: 'auto',
    // A space, so that `:placeholder-shown` tells whether the field is empty.
    placeholder: ' ',
    'aria-describedby': hasHint ? hintId : undefined,
  };
  return (
    <div className={rows ? styles.wide : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hasHint && (
        <p className={styles.hint} id={hintId}>
          <span>{hint}</span>
          {invalid && <span className={styles.invalid}>{invalid}</span>}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  );
}
