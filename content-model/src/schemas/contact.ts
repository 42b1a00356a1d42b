import type { z } from 'zod';
import { questionsSchema } from './contact-questions.ts';
import { group, list, optionalParagraph, optionalText, paragraph, text } from './fields.ts';

const field = (description: string, label: string, hint: string) =>
  group(description, {
    label: text('The label above the field.', label),
    hint: optionalText('A hint between the label and the field. May be left empty.', hint),
  });

const question = (description: string, title: string) =>
  group(description, {
    title: text('The title of the dialog.', title),
    text: paragraph('The text of the dialog.', 'Add one, or send it as it is.'),
  });

const failureSentencesSchema = group('What went wrong, one text for each cause.', {
  blocked: paragraph(
    'The address of the sender is on the block list (403).',
    'We can’t accept this message.',
  ),
  headless: paragraph(
    'The browser is run by a program, not by a person (451).',
    'This looks like an automated browser.',
  ),
  tooMany: paragraph('Too many messages in a short time (429).', 'Please wait a minute.'),
  unreachable: paragraph('No connection could be made.', 'We couldn’t reach our server.'),
  timedOut: paragraph('No answer came in time.', 'That took too long.'),
  tooLarge: paragraph('The message is too long (413).', 'Your message is too long.'),
  rejected: paragraph(
    'The message was not accepted (400 and the like).',
    'Your message wasn’t accepted.',
  ),
  unavailable: paragraph(
    'The mail service has a fault (500 and above).',
    'Our mail service is down.',
  ),
  unexpected: paragraph('The answer was not the expected one.', 'Something unexpected happened.'),
});

export const contactSchema = group('Every word of the contact page, its form and its dialogs.', {
  heading: text('The heading of the contact page.', 'Contact Us'),
  subtitle: paragraph('One or two sentences below the heading.', 'Tell us what you want to build.'),
  whatHappensNext: group('What the visitor can expect after sending.', {
    title: text('The title above the sentences.', 'What happens next'),
    steps: list(
      text('One sentence.', 'We reply within one working day.'),
      'What the agency does with a message, one short sentence each.',
      '- We reply within one working day.',
      { atLeast: 1 },
    ),
  }),
  directWays: group(
    'The other ways to reach the agency. The addresses themselves stand in `site/site.yaml`.',
    {
      title: text('The title above the addresses.', 'Or reach us directly'),
      email: text('Stands before the email address.', 'Email'),
      phone: text('Stands before the telephone number.', 'Phone'),
      location: text('Stands before the city and country.', 'Office'),
    },
  ),
  form: group('The form.', {
    label: text('What screen readers call the form.', 'Contact'),
    fields: group('The five fields.', {
      from_name: field('The field for the name.', 'Your name', ''),
      from_email: field('The field for the email address.', 'Email', 'So that we can reply.'),
      from_subject: field('The field for the subject.', 'Subject', 'A booking app'),
      from_number: field('The field for the telephone number.', 'Phone', 'If you’d rather talk.'),
      from_message: field('The field for the message.', 'Message', 'A few lines are enough.'),
    }),
    invalidEmail: text(
      'Shown in place of the hint when the e-mail address is wrong.',
      'That doesn’t look like an email address.',
    ),
    submit: text('The button that sends the message.', 'Submit'),
    sending: text('Stands in the button while the message is on its way.', 'Sending…'),
    honeypotLabel: text(
      'The label of a hidden field that only programs fill in; screen readers may say it.',
      'Leave this field empty',
    ),
  }),
  fields: questionsSchema,
  required: text('Stands behind the label of a question that needs an answer.', 'required'),
  file: group('What stands at a question of the kind `file`.', {
    hint: text(
      'The hint below the question; `{kinds}` is what may be sent, `{size}` how large it may be.',
      '{kinds}, up to {size}.',
      { variables: ['kinds', 'size'] },
    ),
    wrong: paragraph(
      'Shown before that hint when a file is of another kind.',
      'We can’t take a file of this kind.',
    ),
    tooLarge: paragraph(
      'Shown before that hint when a file is too large.',
      'This file is too large.',
    ),
    empty: paragraph('Shown when a file has no content.', 'This file is empty.'),
    protected: paragraph(
      'Shown when a document has a password, so that nobody can look into it.',
      'This file is protected by a password.',
    ),
    damaged: paragraph(
      'Shown when a file is no file of its kind, or was cut off.',
      'This file can’t be read.',
    ),
    kinds: group('What the kinds of files are called in the hint.', {
      pdf: text('PDF files.', 'PDF'),
      images: text('Photos and other pictures.', 'pictures'),
      documents: text('Documents of Office and OpenDocument.', 'office documents'),
      text: text('Plain text and CSV.', 'text'),
      zip: text('ZIP archives.', 'ZIP'),
    }),
  }),
  question: group(
    'The one question before a message that is empty, or that nobody may be able to answer.',
    {
      unanswerable: question(
        'Asked when there is no email address and no number.',
        'How can we reach you?',
      ),
      incompleteAddress: question(
        'Asked when the email address has no ending such as .com.',
        'Is your email address complete?',
      ),
      empty: question('Asked when the message has no text.', 'Your message is empty'),
      sendAnyway: text('The button that sends the message as it is.', 'Send anyway'),
      goBack: text('The button that goes back to the form.', 'Go back'),
    },
  ),
  success: group('The dialog after a message was sent.', {
    title: text('The title of the dialog after a message was sent.', 'Great!'),
    text: text('The text of that dialog.', 'Your message has been sent successfully'),
    goHome: text('The link to the home page in that dialog.', 'Go home'),
    cloth: text(
      'Stands above the pattern that is woven from the visitor’s name; `{name}` is the name.',
      'This pattern is woven from your name: {name}',
      { variables: ['name'] },
    ),
    save: text('The button that saves that pattern as a picture.', 'Save it'),
  }),
  confirmation: group(
    'The mail that a visitor gets at once. It greets, without the name that was typed, since the address may be anybody’s, and says why it comes; only your text is yours.',
    {
      subject: text('The subject of the mail.', 'We have your message'),
      text: optionalParagraph(
        'The text of the mail. Left out or empty, no mail is sent.',
        'Thank you for writing. We reply within one working day.',
      ).default(''),
    },
  ),
  failure: group('What is shown when a message could not be sent.', {
    title: text('The title of the error.', 'Your message wasn’t sent'),
    sentences: failureSentencesSchema,
    tryAgain: text('The button that sends the message again.', 'Try again'),
    otherWays: text(
      'Stands before the email address and the telephone number.',
      'You can also reach us here:',
    ),
    otherWaysNone: text(
      'Stands there instead when the site has neither address nor number.',
      'Your text is still in the form.',
    ),
  }),
  draft: group('What is shown when a visitor comes back to an unsent message.', {
    restored: text('Shown when an unsent text was put back.', 'We saved your draft.'),
    discard: text('The button that empties the form.', 'Clear the form'),
  }),
  noScript: group('Words for browsers that run no JavaScript.', {
    notSent: group('The page after a message that could not be sent.', {
      heading: text('The heading of the page.', 'Your message wasn’t sent'),
      keptText: paragraph(
        'Tells the visitor which way keeps the text: back in the browser, not by the link.',
        'Go back in your browser: your text is still in the form.',
      ),
      incomplete: paragraph(
        'Shown there when one of your questions was not answered, or not as the form asks.',
        'An answer is missing or does not fit its question.',
      ),
      back: text('The link to the form, which is empty then.', 'Open an empty form'),
    }),
  }),
});
export type Contact = z.infer<typeof contactSchema>;

/** The words that the form and its dialogs need. */
export type ContactWords = Pick<Contact, 'form' | 'question' | 'success' | 'failure' | 'draft'>;
