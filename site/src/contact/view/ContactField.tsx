import type { ComponentPropsWithoutRef } from 'react';
import type { FieldName } from '../send/message.ts';
import styles from './ContactField.module.css';

interface ContactFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name'> {
  /** The name under which the text is sent. */
  name: FieldName;
  label: string;
  /** A sentence below a field of one line, above one of several; `''` for none. */
  hint: string;
  /** The height of a field of several lines; a one-line field without it. */
  rows?: number;
}

/** One field with its visible label, and its hint joined to it for assistive technology. */
export function ContactField({ label, hint, rows, type, ...rest }: ContactFieldProps) {
  const id = `contact-${rest.name}`;
  const hintId = `${id}-hint`;
  const shared = {
    id,
    name: rest.name,
    autoComplete: rest.autoComplete,
    defaultValue: rest.defaultValue,
    className: styles.control,
    'aria-describedby': hint ? hintId : undefined,
  };
  return (
    <div className={rows ? styles.wide : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  );
}
