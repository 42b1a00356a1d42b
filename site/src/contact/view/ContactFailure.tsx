import { useEffect, useRef } from 'react';
import type { ContactWords } from '../../../../packages/content-model/src/schemas/contact.ts';
import buttons from '../../components/ButtonLink/ButtonLink.module.css';
import type { Unsent } from '../form/contact-state.ts';
import type { FileWords } from '../form/file-words.ts';
import { type FieldName, fieldNames, type Message } from '../send/message.ts';
import { type FailureCause, isFileFault } from '../send/send-failure.ts';
import { ContactDetails, type ContactLinks } from './ContactDetails.tsx';
import styles from './ContactFailure.module.css';

interface ContactFailureProps {
  words: ContactWords['failure'];
  /** The labels of the five fields. */
  labels: Readonly<Record<FieldName, string>>;
  /** The agency's own questions. */
  questions?: readonly { name: string; label: string }[];
  /** The sentences for a refused file; undefined for a form that asks for no file. */
  fileRefused?: FileWords['wrong'] | undefined;
  cause: FailureCause;
  unsent: readonly Unsent[];
  links: ContactLinks;
  onTryAgain: () => void;
}

/** Tells the visitor that a message was not sent, why, and how to go on. Takes the focus when it appears. */
export function ContactFailure(props: ContactFailureProps) {
  const { words, links } = props;
  // The failed message is back in its fields, unless it is among the unsent messages.
  const isInForm = props.unsent.length === 0;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Firefox does not scroll to a focused element that is partly in view.
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Screen readers read the focused element. In a live region, Chromium would have them read it twice.
  return (
    <div ref={region} role="alert" aria-live="off" tabIndex={-1} className={styles.failure}>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{sentenceFor(props)}</p>
      {props.unsent.map(({ message }) => (
        <UnsentText
          key={JSON.stringify(message)}
          message={message}
          labels={props.labels}
          questions={props.questions ?? []}
        />
      ))}
      <ContactDetails intro={words.otherWays} links={links} />
      {isInForm && !links.email && !links.phone && <p>{words.otherWaysNone}</p>}
      <button
        type="button"
        className={`${buttons.button} ${styles.tryAgain}`}
        onClick={props.onTryAgain}
      >
        {words.tryAgain}
      </button>
    </div>
  );
}

const sentenceFor = ({ cause, fileRefused, words: { sentences } }: ContactFailureProps) =>
  isFileFault(cause) ? (fileRefused?.[cause] ?? sentences.rejected) : sentences[cause];

interface UnsentTextProps {
  message: Message;
  labels: Readonly<Record<FieldName, string>>;
  questions: readonly { name: string; label: string }[];
}

function UnsentText({ message, labels, questions }: UnsentTextProps) {
  const labelOf = (asked: string) => questions.find(({ name }) => name === asked)?.label ?? asked;
  return (
    <dl className={styles.unsent}>
      {fieldNames
        .filter((name) => message[name].trim() !== '')
        .map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{message[name]}</dd>
          </div>
        ))}
      {message.answers?.map(([name, text]) => (
        <div key={`${name} ${text}`}>
          <dt>{labelOf(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {message.file && (
        <div>
          <dt>{labelOf(message.file.field)}</dt>
          <dd>{message.file.content.name}</dd>
        </div>
      )}
    </dl>
  );
}
