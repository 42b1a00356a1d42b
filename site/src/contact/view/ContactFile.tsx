import type { ContactQuestion } from '../../../../content-model/src/schemas/contact-questions.ts';
import { endingsFor } from '../../../../content-model/src/schemas/file-kinds.ts';
import type { FileWords } from '../form/file-words.ts';
import { QUESTION } from '../form/form-fields.ts';
import fields from './ContactField.module.css';
import styles from './ContactQuestions.module.css';

interface ContactFileProps {
  question: ContactQuestion;
  words: FileWords;
  /** The id of the element with the hint, which this renders. */
  hintId: string;
}

/** The input of a question for a file, below the hint that says what may be sent, which script replaces at a wrong one. */
export const ContactFile = ({ question, words, hintId }: ContactFileProps) => (
  <>
    <div id={hintId}>
      {question.hint && <p className={fields.hint}>{question.hint}</p>}
      <p className={fields.hint} aria-live="polite">
        {words.hint}
      </p>
    </div>
    <input
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
      data-max-megabytes={question.maxMegabytes}
      data-wrong={JSON.stringify(words.wrong)}
    />
  </>
);
