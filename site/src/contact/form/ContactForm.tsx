import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PatternStrip } from '../name-pattern/PatternStrip.tsx';
import type { MailSettings } from '../send/mail-settings.ts';
import {
  type ContactRepliesProps,
  dialogFor,
  failureFor,
  noteFor,
} from '../view/ContactReplies.tsx';
import { findForm, findPlace } from './server-form.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps extends ContactRepliesProps {
  mail: MailSettings;
}

/**
 * The script of the contact form. The server renders no markup for it, so that nothing is hydrated and the fields of
 * ContactFormView stay as other programs have changed them. The script sends the message, shows the result, and keeps
 * the visitor's text until the message is delivered.
 */
export function ContactForm(props: ContactFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => setForm(findForm()), []);
  // Astro recognises a React component by the element that it returns.
  return <>{form && <ControlledForm {...props} form={form} />}</>;
}

function ControlledForm({ form, ...props }: ContactFormProps & { form: HTMLFormElement }) {
  const control = useContactForm(form, props.mail, props.words.sending);
  return (
    <>
      <Place name="failure">{failureFor(props, control)}</Place>
      <Place name="note">{noteFor(props, control)}</Place>
      <PatternStrip control={control} />
      {dialogFor(props, control)}
    </>
  );
}

/** Renders children into an empty element above the form. */
function Place({ name, children }: { name: 'failure' | 'note'; children: ReactNode }) {
  const [place] = useState(() => findPlace(name));
  return place && createPortal(children, place);
}
