import { type ContactFormProps, ContactFormView } from '../view/ContactFormView.tsx';
import { useContactForm } from './use-contact-form.ts';

/**
 * The contact form. The server renders a plain form that the browser can send; with script it sends through the
 * provider's client, shows the result, and keeps the visitor's text until it is delivered.
 */
export function ContactForm(props: ContactFormProps) {
  return <ContactFormView {...props} control={useContactForm(props.mail)} />;
}
