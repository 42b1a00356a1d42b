import type { ComponentProps, ReactNode } from 'react';
import type { ContactWords } from '../../../../packages/content-model/src/schemas/contact.ts';
import buttons from '../../components/ButtonLink/ButtonLink.module.css';
import { DRAFT_KEY } from '../form/draft.ts';
import { type MailSettings, sendFormUrl } from '../send/mail-settings.ts';
import { type FieldName, fieldNames, type Message } from '../send/message.ts';
import { ContactField } from './ContactField.tsx';
import styles from './ContactFormView.module.css';
import { ContactQuestions } from './ContactQuestions.tsx';
import { HiddenInputs } from './HiddenInputs.tsx';

/** The attribute of the two empty elements above the form that the script fills: `failure` and `note`. */
export const PLACE = 'data-place';

interface ContactFormViewProps {
  words: Pick<ContactWords, 'form' | 'failure'>;
  mail: MailSettings;
  /** The agency's own questions, with the word for questions that need an answer. */
  questions?: ComponentProps<typeof ContactQuestions> | undefined;
  /** The parts that the script adds, for an example of a state. */
  failure?: ReactNode;
  note?: ReactNode;
  values?: Message | undefined;
  sending?: Message | undefined;
}

/**
 * The contact form as the server renders it: a plain form that the browser can send. No script renders its elements
 * again, so that texts, files, the focus and the changes of other programs stay. ContactForm listens to them and sets
 * a few attributes.
 */
export function ContactFormView(props: ContactFormViewProps) {
  return (
    <div className={styles.contact}>
      <div {...{ [PLACE]: 'failure' }} className={styles.place}>
        {props.failure}
      </div>
      {/* Present from the start, so that screen readers announce the note when it appears. */}
      <div {...{ [PLACE]: 'note' }} aria-live="polite" className={styles.place}>
        {props.note}
      </div>
      <Fields {...props} />
    </div>
  );
}

/** The names of the fields that have text, for the squares beside the form. */
export const filledIn = (message: Message) =>
  fieldNames.filter((name) => message[name] !== '').join(' ');

/** The form itself: five fields, the agency's questions, the hidden inputs and the button. */
function Fields({
  words: { form, failure },
  mail,
  questions,
  values,
  sending,
}: ContactFormViewProps) {
  const field = (name: FieldName) => ({
    ...form.fields[name],
    name,
    defaultValue: values?.[name],
  });
  return (
    <form
      className={styles.form}
      name="contact"
      aria-label={form.label}
      action={sendFormUrl(mail)}
      method="post"
      encType="multipart/form-data"
      data-draft={DRAFT_KEY}
      data-unreachable={failure.sentences.unreachable}
      data-sending={sending && filledIn(sending)}
    >
      <HiddenInputs mail={mail} honeypotLabel={form.honeypotLabel} />
      <ContactField {...field('from_name')} type="text" autoComplete="name" />
      <ContactField
        {...field('from_email')}
        type="email"
        autoComplete="email"
        invalid={form.invalidEmail}
      />
      <ContactField {...field('from_subject')} type="text" autoComplete="on" />
      <ContactField {...field('from_number')} type="tel" autoComplete="tel" />
      <ContactField {...field('from_message')} rows={5} autoComplete="on" />
      {questions && <ContactQuestions {...questions} />}
      <div className={styles.actions}>
        <button
          type="submit"
          className={`${buttons.button} ${buttons.accent} ${styles.submit}`}
          aria-disabled={sending !== undefined}
        >
          <span className={styles.label}>{form.submit}</span>
        </button>
        {/* Without `role="status"`: screen readers read a status even when it is empty. */}
        <p aria-live="polite" aria-atomic="true" className={styles.status} data-status="">
          {sending && form.sending}
        </p>
      </div>
    </form>
  );
}
