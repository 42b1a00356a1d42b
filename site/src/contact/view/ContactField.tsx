import type { ComponentPropsWithoutRef } from 'react';
import type { FieldName } from '../send/message.ts';
import styles from './ContactField.module.css';

interface ContactFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name'> {
  /** The name under which the text is sent. */
  name: FieldName;
  label: string;
  /** Below a field of one line, above one of several; `''` for none. */
  hint: string;
  /** The height of a field of several lines; without it the field has one line. */
  rows?: number;
}

/** One field with its visible label, and its hint as its accessible description. */
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
