import { type ContactFormProps, ContactFormView } from '../view/ContactFormView.tsx';
import { useContactForm } from './use-contact-form.ts';

/**
 * The contact form. As the server renders it, it is a plain form that sends by itself; with script it sends through the
 * provider's client, shows what became of the message, and loses no text.
 */
export function ContactForm({ words, mail, ways }: ContactFormProps) {
  const control = useContactForm(mail);
  return <ContactFormView words={words} mail={mail} ways={ways} control={control} />;
}
