import type { ComponentProps } from 'react';
import type { ContactWords } from '../../../../content-model/src/schemas/contact.ts';
import buttons from '../../components/ButtonLink/ButtonLink.module.css';
import { ClothStrip } from '../cloth/ClothStrip.tsx';
import { DRAFT_KEY } from '../form/draft.ts';
import type { ContactFormControl } from '../form/use-contact-form.ts';
import { type MailSettings, sendFormUrl } from '../send/mail-settings.ts';
import { type FieldName, fieldNames, type Message } from '../send/message.ts';
import { ContactConfirmation } from './ContactConfirmation.tsx';
import type { ContactLinks } from './ContactDetails.tsx';
import { ContactFailure } from './ContactFailure.tsx';
import { ContactField } from './ContactField.tsx';
import styles from './ContactFormView.module.css';
import { ContactQuestions } from './ContactQuestions.tsx';
import { ContactSuccess } from './ContactSuccess.tsx';
import { HiddenInputs } from './HiddenInputs.tsx';

export interface ContactFormProps {
  words: ContactWords;
  mail: MailSettings;
  links: ContactLinks;
  /** The agency's own questions, with the word behind those that need an answer. */
  questions?: ComponentProps<typeof ContactQuestions>;
}

interface ContactFormViewProps extends ContactFormProps {
  control: ContactFormControl;
  values?: Message;
}

/** The contact form in any of its states. */
export function ContactFormView(props: ContactFormViewProps) {
  const { words, links, control } = props;
  const { phase, unsent, draftRestored } = control.state;
  return (
    <div className={styles.contact}>
      {phase.name === 'failed' && (
        <ContactFailure
          words={words.failure}
          fields={words.form.fields}
          questions={props.questions?.questions ?? []}
          fileRefused={props.questions?.file?.wrong}
          cause={phase.cause}
          unsent={unsent}
          links={links}
          onTryAgain={control.tryAgain}
        />
      )}
      {/* There from the start, so that the note is announced when it comes. */}
      <div aria-live="polite" className={styles.notes}>
        {draftRestored && (
          <p className={styles.draft}>
            {words.draft.restored}{' '}
            <button type="button" className={styles.discard} onClick={control.discardDraft}>
              {words.draft.discard}
            </button>
          </p>
        )}
      </div>
      <Fields {...props} />
      <ClothStrip control={control} />
      {phase.name === 'confirming' && (
        <ContactConfirmation
          words={words.question}
          reason={phase.reason}
          onGoBack={control.goBack}
          onSendAnyway={control.sendAnyway}
        />
      )}
      {phase.name === 'sent' && (
        <ContactSuccess
          words={words.success}
          name={phase.message.from_name.trim()}
          home={links.home}
          onClose={control.closeSuccess}
        />
      )}
    </div>
  );
}

/** The form itself: five fields, the hidden inputs and the button. */
function Fields({
  words: { form, failure },
  mail,
  control,
  values,
  questions,
}: ContactFormViewProps) {
  const { phase, hydrated } = control.state;
  const sending = phase.name === 'sending' ? phase.message : undefined;
  const field = (name: FieldName) => ({
    ...form.fields[name],
    name,
    defaultValue: values?.[name],
  });
  return (
    <form
      ref={control.formRef}
      className={styles.form}
      name="contact"
      aria-label={form.label}
      action={sendFormUrl(mail)}
      method="post"
      encType="multipart/form-data"
      data-draft={DRAFT_KEY}
      data-unreachable={failure.sentences.unreachable}
      data-sending={sending && fieldNames.filter((name) => sending[name] !== '').join(' ')}
      onSubmit={(event) => {
        event.preventDefault();
        control.submit();
      }}
    >
      <HiddenInputs mail={mail} honeypotLabel={form.honeypotLabel} disabled={hydrated} />
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
          ref={control.submitRef}
          type="submit"
          className={`${buttons.button} ${buttons.accent} ${styles.submit}`}
          aria-disabled={sending !== undefined}
        >
          <span className={styles.label}>{form.submit}</span>
        </button>
        {/* Without the role of a status, which is read aloud where it is empty. */}
        <p aria-live="polite" aria-atomic="true" className={styles.status}>
          {sending && form.sending}
        </p>
      </div>
    </form>
  );
}
