import type { ReactNode } from 'react';
import type { ContactQuestion } from '../../../../packages/content-model/src/schemas/contact-questions.ts';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import type { FileWords } from '../form/file-words.ts';
import { ONE_OF, QUESTION } from '../form/form-fields.ts';
import fields from './ContactField.module.css';
import { ContactFile } from './ContactFile.tsx';
import styles from './ContactQuestions.module.css';

interface ContactQuestionsProps {
  questions: readonly ContactQuestion[];
  /** The word after the label of a question that needs an answer. */
  required: string;
  /** The words added to the name of each link, because links here open in a new tab. */
  opensInNewTab: string;
  /** The words at the question for a file, if there is one. */
  file?: FileWords | undefined;
}

/** The value of a ticked consent, which people read beside the question in any language. */
const TICKED = '✓';

/** The agency's own questions, checked by the browser. */
export const ContactQuestions = ({ questions, ...words }: ContactQuestionsProps) =>
  questions.map((question) => <Question key={question.name} question={question} {...words} />);

type QuestionProps = Omit<ContactQuestionsProps, 'questions'> & {
  question: ContactQuestion;
};

function Question({ question, required, opensInNewTab, file }: QuestionProps) {
  const { name, kind, label, hint } = question;
  const id = `contact-${name}`;
  const words = (
    <>
      {label} {question.required && <span className={styles.required}>({required})</span>}
    </>
  );
  const hintId = `${id}-hint`;
  const about = hint && (
    <p className={fields.hint} id={hintId}>
      {hint}
    </p>
  );
  const shared = {
    name,
    [QUESTION]: '',
    required: question.required,
    'aria-describedby': hint ? hintId : undefined,
  };
  if (kind === 'choices') {
    return (
      <Choices question={question} label={words}>
        {about}
      </Choices>
    );
  }
  if (kind === 'consent') {
    return (
      <div className={fields.wide}>
        <label className={styles.box}>
          <input {...shared} type="checkbox" value={TICKED} />
          <span>{words}</span>
        </label>
        {question.link !== '' && (
          <SiteLink
            className={styles.link}
            href={question.link}
            opensInNewTab={opensInNewTab}
            inNewTab
          >
            {question.linkText}
          </SiteLink>
        )}
        {about}
      </div>
    );
  }
  if (kind === 'file' && file) {
    return (
      <div className={fields.wide}>
        <label className={fields.label} htmlFor={id}>
          {words}
        </label>
        <ContactFile question={question} words={file} hintId={hintId} />
      </div>
    );
  }
  const control = { ...shared, id, className: fields.control };
  return (
    <div className={kind === 'text' ? fields.wide : fields.field}>
      <label className={fields.label} htmlFor={id}>
        {words}
      </label>
      {about}
      {kind === 'text' && <textarea {...control} rows={4} />}
      {kind === 'choice' && (
        <select {...control}>
          <option value="" />
          {question.options.map((option) => (
            // Without `value`, a browser that translates the page would change the value together with the text.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {kind === 'line' && <input {...control} type="text" />}
      {kind === 'number' && <input {...control} type="number" step="any" />}
      {kind === 'date' && <input {...control} type="date" />}
    </div>
  );
}

/**
 * Boxes of which any number may be ticked. If the question needs an answer, the script or else the gateway requires
 * one box.
 */
const Choices = ({
  question: { name, options, required },
  label,
  children,
}: {
  question: ContactQuestion;
  label: ReactNode;
  children: ReactNode;
}) => (
  <fieldset className={styles.choices} {...(required && { [ONE_OF]: '' })}>
    <legend className={fields.label}>{label}</legend>
    {children}
    {options.map((option) => (
      <label key={option} className={styles.box}>
        <input {...{ [QUESTION]: '' }} type="checkbox" name={name} value={option} />
        {option}
      </label>
    ))}
  </fieldset>
);
