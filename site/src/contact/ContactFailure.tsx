import { useEffect, useRef } from 'react';
import type { ContactWords } from '../schemas/contact.ts';
import styles from './ContactFailure.module.css';
import type { Unsent } from './contact-state.ts';
import { type FieldName, fieldNames, type Message } from './message.ts';
import type { FailureCause } from './send-failure.ts';

/** The other ways to reach the agency, and the way home. Empty texts are left out. */
export interface ContactWays {
  readonly email: string;
  readonly phone: string;
  /** The address of the home page, below the base path. */
  readonly home: string;
}

interface ContactFailureProps {
  words: ContactWords['failure'];
  fields: ContactWords['form']['fields'];
  cause: FailureCause;
  unsent: readonly Unsent[];
  ways: ContactWays;
  onTryAgain: () => void;
}

/** Says that a message was not sent, why, and what to do now. Takes the keyboard as it appears. */
export function ContactFailure(props: ContactFailureProps) {
  const { words, cause, ways } = props;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} role="alert" tabIndex={-1} className={styles.failure}>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{words.sentences[cause]}</p>
      {props.unsent.map(({ message }) => (
        <UnsentText key={JSON.stringify(message)} message={message} fields={props.fields} />
      ))}
      <p>{ways.email || ways.phone ? words.otherWays : words.otherWaysNone}</p>
      <OtherWays ways={ways} />
      <button type="button" className={styles.tryAgain} onClick={props.onTryAgain}>
        {words.tryAgain}
      </button>
    </div>
  );
}

function OtherWays({ ways }: { ways: ContactWays }) {
  if (!ways.email && !ways.phone) return null;
  return (
    <p className={styles.ways}>
      {ways.email && <a href={`mailto:${ways.email}`}>{ways.email}</a>}
      {ways.phone && <a href={`tel:${ways.phone.replace(/[^+\d]/g, '')}`}>{ways.phone}</a>}
    </p>
  );
}

interface UnsentTextProps {
  message: Message;
  fields: Readonly<Record<FieldName, { label: string }>>;
}

function UnsentText({ message, fields }: UnsentTextProps) {
  return (
    <dl className={styles.unsent}>
      {fieldNames
        .filter((name) => message[name].trim() !== '')
        .map((name) => (
          <div key={name}>
            <dt>{fields[name].label}</dt>
            <dd>{message[name]}</dd>
          </div>
        ))}
    </dl>
  );
}
