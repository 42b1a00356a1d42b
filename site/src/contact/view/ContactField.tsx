import type { ComponentPropsWithoutRef } from 'react';
import type { FieldName } from '../send/message.ts';
import styles from './ContactField.module.css';

interface ContactFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name'> {
  name: FieldName;
  label: string;
  /** The hint between the label and the field; `''` for none. */
  hint: string;
  /** The message in place of the hint when the browser finds the text invalid. */
  invalid?: string;
  /** The number of lines; undefined for a field of one line. */
  rows?: number;
}

/**
 * A field with a visible label, and with its hint as accessible description. The style sheet shows either the hint or
 * the message about an invalid text, and hides the other from assistive technology too.
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
    // The direction of the visitor's own writing, whatever the language of the site.
    dir: 'auto',
    // The space makes `:placeholder-shown` tell whether the field is empty.
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
