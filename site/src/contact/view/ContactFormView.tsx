import type { ContactWords } from '../../../../content-model/src/schemas/contact.ts';
import { DRAFT_KEY } from '../form/draft.ts';
import type { ContactFormControl } from '../form/use-contact-form.ts';
import { type MailSettings, sendFormUrl } from '../send/mail-settings.ts';
import type { Message } from '../send/message.ts';
import { ContactConfirmation } from './ContactConfirmation.tsx';
import type { ContactLinks } from './ContactDetails.tsx';
import { ContactFailure } from './ContactFailure.tsx';
import { ContactField } from './ContactField.tsx';
import styles from './ContactFormView.module.css';
import { ContactSuccess } from './ContactSuccess.tsx';
import { HiddenInputs } from './HiddenInputs.tsx';

/** What a page gives the form. */
export interface ContactFormProps {
  words: ContactWords;
  mail: MailSettings;
  ways: ContactLinks;
}

interface ContactFormViewProps extends ContactFormProps {
  control: ContactFormControl;
  /** Text that stands in the fields from the start. */
  values?: Message;
}

/** What the contact form looks like in each of its states. */
export function ContactFormView({ words, mail, ways, control, values }: ContactFormViewProps) {
  const { form, failure } = words;
  const { phase, unsent, draftRestored, live } = control.state;
  const sending = phase.name === 'sending';
  const field = (name: keyof Message) => ({
    ...form.fields[name],
    name,
    defaultValue: values?.[name],
  });
  return (
    <div className={styles.contact}>
      {phase.name === 'failed' && (
        <ContactFailure
          words={failure}
          fields={form.fields}
          cause={phase.cause}
          unsent={unsent}
          ways={ways}
          onTryAgain={control.tryAgain}
        />
      )}
      {draftRestored && (
        <p className={styles.draft}>
          {words.draft.restored}{' '}
          <button type="button" className={styles.discard} onClick={control.discardDraft}>
            {words.draft.discard}
          </button>
        </p>
      )}
      <form
        ref={control.formRef}
        className={styles.form}
        name="contact"
        aria-label={form.label}
        action={sendFormUrl(mail)}
        method="post"
        encType="multipart/form-data"
        data-draft={DRAFT_KEY}
        onSubmit={(event) => {
          event.preventDefault();
          control.submit();
        }}
      >
        <HiddenInputs mail={mail} honeypotLabel={form.honeypotLabel} disabled={live} />
        <ContactField {...field('from_name')} type="text" autoComplete="name" />
        <ContactField {...field('from_email')} type="email" autoComplete="email" />
        <ContactField {...field('from_subject')} type="text" autoComplete="on" />
        <ContactField {...field('from_number')} type="tel" autoComplete="tel" />
        <ContactField {...field('from_message')} rows={5} autoComplete="on" />
        <div className={styles.actions}>
          <button
            ref={control.submitRef}
            type="submit"
            className={styles.submit}
            aria-disabled={sending}
          >
            {form.submit}
          </button>
          <p role="status" className={styles.status}>
            {sending && form.sending}
          </p>
        </div>
      </form>
      {phase.name === 'asking' && (
        <ContactConfirmation
          words={words.question}
          question={phase.question}
          onGoBack={control.goBack}
          onSendAnyway={control.sendAnyway}
        />
      )}
      {phase.name === 'sent' && (
        <ContactSuccess words={words.success} home={ways.home} onClose={control.closeSuccess} />
      )}
    </div>
  );
}
