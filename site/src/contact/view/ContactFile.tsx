import type { ContactQuestion } from '../../../../packages/content-model/src/schemas/contact-questions.ts';
import { endingsFor } from '../../../../packages/content-model/src/schemas/file-kinds.ts';
import type { FileWords } from '../form/file-words.ts';
import { QUESTION } from '../form/form-fields.ts';
import fields from './ContactField.module.css';
import styles from './ContactQuestions.module.css';

interface ContactFileProps {
  question: ContactQuestion;
  words: FileWords;
  /** The id of the hint, which this component renders. */
  hintId: string;
}

/**
 * The input of a question for a file, below a hint with the allowed kinds. The script replaces the hint when a file
 * is refused.
 */
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
