import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ClothStrip } from '../cloth/ClothStrip.tsx';
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
 * The script of the contact form. It has no markup of its own on the server, so nothing is hydrated: whatever other
 * programs have done to the form of ContactFormView, its fields stay as they are. With script the form sends through the
 * provider's client, shows the result, and keeps the visitor's text until it is delivered.
 */
export function ContactForm(props: ContactFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => setForm(findForm()), []);
  // Astro takes a component for one of React if it returns an element.
  return <>{form && <ControlledForm {...props} form={form} />}</>;
}

function ControlledForm({ form, ...props }: ContactFormProps & { form: HTMLFormElement }) {
  const control = useContactForm(form, props.mail, props.words.sending);
  return (
    <>
      <Place name="failure">{failureFor(props, control)}</Place>
      <Place name="note">{noteFor(props, control)}</Place>
      <ClothStrip control={control} />
      {dialogFor(props, control)}
    </>
  );
}

/** Puts something into a place above the form. */
function Place({ name, children }: { name: 'failure' | 'note'; children: ReactNode }) {
  const [place] = useState(() => findPlace(name));
  return place && createPortal(children, place);
}
