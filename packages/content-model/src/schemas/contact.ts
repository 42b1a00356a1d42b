import type { z } from 'zod';
import { questionsSchema } from './contact-questions.ts';
import { group, list, optionalParagraph, optionalText, paragraph, text } from './fields.ts';

const field = (label: string, hint: string) =>
  group({
    label: text(label),
    hint: optionalText(hint),
  });

const question = (title: string) =>
  group({
    title: text(title),
    text: paragraph('Add one, or send it as it is.'),
  });

const failureSentencesSchema = group({
  blocked: paragraph('We can’t accept this message.'),
  headless: paragraph('This looks like an automated browser.'),
  tooMany: paragraph('Please wait a minute.'),
  unreachable: paragraph('We couldn’t reach our server.'),
  timedOut: paragraph('That took too long.'),
  tooLarge: paragraph('Your message is too long.'),
  rejected: paragraph('Your message wasn’t accepted.'),
  unavailable: paragraph('Our mail service is down.'),
  unexpected: paragraph('Something unexpected happened.'),
});

export const contactSchema = group({
  heading: text('Contact Us'),
  subtitle: paragraph('Tell us what you want to build.'),
  whatHappensNext: group({
    title: text('What happens next'),
    steps: list(text('We reply within one working day.'), '- We reply within one working day.', {
      atLeast: 1,
    }),
  }),
  directWays: group({
    title: text('Or reach us directly'),
    email: text('Email'),
    phone: text('Phone'),
    location: text('Office'),
  }),
  form: group({
    label: text('Contact'),
    fields: group({
      from_name: field('Your name', ''),
      from_email: field('Email', 'So that we can reply.'),
      from_subject: field('Subject', 'A booking app'),
      from_number: field('Phone', 'If you’d rather talk.'),
      from_message: field('Message', 'A few lines are enough.'),
    }),
    invalidEmail: text('That doesn’t look like an email address.'),
    submit: text('Submit'),
    sending: text('Sending…'),
    honeypotLabel: text('Leave this field empty'),
  }),
  fields: questionsSchema,
  required: text('required'),
  file: group({
    hint: text('{kinds}, up to {size}.', { variables: ['kinds', 'size'] }),
    wrong: paragraph('We can’t take a file of this kind.'),
    tooLarge: paragraph('This file is too large.'),
    empty: paragraph('This file is empty.'),
    protected: paragraph('This file is protected by a password.'),
    damaged: paragraph('This file can’t be read.'),
    kinds: group({
      pdf: text('PDF'),
      images: text('pictures'),
      documents: text('office documents'),
      text: text('text'),
      zip: text('ZIP'),
    }),
  }),
  question: group({
    unanswerable: question('How can we reach you?'),
    incompleteAddress: question('Is your email address complete?'),
    empty: question('Your message is empty'),
    sendAnyway: text('Send anyway'),
    goBack: text('Go back'),
  }),
  success: group({
    title: text('Great!'),
    text: text('Your message has been sent successfully'),
    goHome: text('Go home'),
    pattern: text('This pattern is woven from your name: {name}', { variables: ['name'] }),
    save: text('Save it'),
  }),
  confirmation: group({
    subject: text('We have your message'),
    text: optionalParagraph('Thank you for writing. We reply within one working day.').default(''),
  }),
  failure: group({
    title: text('Your message wasn’t sent'),
    sentences: failureSentencesSchema,
    tryAgain: text('Try again'),
    otherWays: text('You can also reach us here:'),
    otherWaysNone: text('Your text is still in the form.'),
  }),
  draft: group({
    restored: text('We saved your draft.'),
    discard: text('Clear the form'),
  }),
  noScript: group({
    notSent: group({
      heading: text('Your message wasn’t sent'),
      keptText: paragraph('Go back in your browser: your text is still in the form.'),
      incomplete: paragraph('An answer is missing or does not fit its question.'),
      back: text('Open an empty form'),
    }),
  }),
});
export type Contact = z.infer<typeof contactSchema>;

/** The words that the form and its dialogs need. */
export type ContactWords = Pick<Contact, 'form' | 'question' | 'success' | 'failure' | 'draft'>;
