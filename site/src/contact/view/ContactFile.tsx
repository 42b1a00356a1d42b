import { useEffect, useRef, useState } from 'react';
import type { ContactQuestion } from '../../../../content-model/src/schemas/contact-questions.ts';
import { endingsFor } from '../../../../content-model/src/schemas/file-kinds.ts';
import type { FileWords } from '../form/file-words.ts';
import { QUESTION } from '../form/form-fields.ts';
import type { FileFault } from '../send/send-failure.ts';
import fields from './ContactField.module.css';
import styles from './ContactQuestions.module.css';

interface ContactFileProps {
  question: ContactQuestion;
  words: FileWords;
  /** The id of the element with the hint, which this renders. */
  hintId: string;
}

/** Bytes in a megabyte, as the gateway counts. */
const MEGABYTE = 1024 * 1024;

/** What the gateway would say against a file, without a look into it. */
function faultOf({ name, size }: File, question: ContactQuestion): FileFault | undefined {
  const ending = /[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!endingsFor(question).includes(ending)) return 'FILE_TYPE';
  if (size === 0) return 'FILE_EMPTY';
  return size > question.maxMegabytes * MEGABYTE ? 'FILE_TOO_LARGE' : undefined;
}

/**
 * The input of a question for a file, below the hint that says what may be sent. With script, the browser asks for
 * another file where the gateway would refuse it.
 */
export function ContactFile({ question, words, hintId }: ContactFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    const { current } = input;
    const form = current?.form;
    if (!current || !form) return;
    const check = () => {
      const [file] = current.files ?? [];
      const fault = file && faultOf(file, question);
      const sentence = fault ? words.wrong[fault] : '';
      current.setCustomValidity(sentence);
      setWrong(sentence);
    };
    // The input is emptied after the event.
    const checkAfterReset = () => queueMicrotask(check);
    check();
    current.addEventListener('input', check);
    form.addEventListener('reset', checkAfterReset);
    return () => {
      current.removeEventListener('input', check);
      form.removeEventListener('reset', checkAfterReset);
    };
  }, [question, words]);
  return (
    <>
      <div id={hintId}>
        {question.hint && <p className={fields.hint}>{question.hint}</p>}
        <p className={fields.hint} aria-live="polite">
          {wrong ? <strong className={styles.wrong}>{wrong}</strong> : words.hint}
        </p>
      </div>
      <input
        ref={input}
        {...{ [QUESTION]: '' }}
        type="file"
        name={question.name}
        id={`contact-${question.name}`}
        className={`${fields.control} ${styles.file}`}
        accept={endingsFor(question)
          .map((ending) => `.${ending}`)
          .join(',')}
        required={question.required}
        aria-describedby={hintId}
        aria-invalid={wrong !== '' || undefined}
      />
    </>
  );
}
