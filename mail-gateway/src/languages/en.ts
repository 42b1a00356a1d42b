import { catalogue, type RefusalCode } from '../errors.ts';
import { counted, type Words } from './words.ts';

const messages = counted('en', { one: 'message', other: 'messages' });
const attempts = counted('en', { one: 'attempt', other: 'attempts' });

export const english: Words = {
  dates: 'en-GB',
  mail: {
    spamMark: '[Possible spam] ',
    subject: (sender) => `Message from ${sender}`,
    unnamed: 'somebody',
    labels: {
      from_name: 'Name',
      from_email: 'E-mail',
      from_subject: 'Subject',
      from_number: 'Phone',
    },
    noValue: '(none given)',
    invalidAddress: '(not a valid address)',
    noText: '(no message text)',
    received: (when, zone) => `Received ${when} ${zone}`,
    sentFrom: (page) => `Sent from ${page}`,
    possibleSpam: (reasons) => `Possible spam: ${reasons}`,
    message: (id) => `Message ${id}`,
  },
  digest: {
    sender: 'Contact form',
    subject: ({ withheld, failed }) =>
      `Contact form: ${[
        ...(withheld > 0 ? [`${messages(withheld)} withheld`] : []),
        ...(failed > 0 ? [`${messages(failed)} not mailed`] : []),
      ].join(', ')}`,
    opening: 'These messages from the contact form were kept but not mailed to you.',
    commands: [
      'To deliver one:  npm run inbox -- release ID',
      'To read one:     npm run inbox -- show ID',
    ],
    links: 'Each link leads to a page with one button, and works for 30 days.',
    labels: {
      subject: 'Subject',
      begins: 'Begins',
      received: 'Received',
      why: 'Why',
      deleted: 'Deleted',
      message: 'Message',
      deliver: 'Deliver',
      delete: 'Delete',
    },
    noName: '(no name)',
    noSubject: '(none)',
    noText: '(no text)',
    reasons: {
      honeypot: 'the hidden field was filled in, which only programs do',
      blank: 'every field was blank',
      flood: 'more messages than may be mailed in an hour or a day',
    },
    byOwner: 'withheld by you',
    failed: (count) => `no mail server took it for five days (${attempts(count)})`,
    neverDeleted: 'never by itself',
    deletedOn: (date) => `on ${date}, unless you deliver it`,
  },
  owner: {
    actions: {
      deliver: { button: 'Deliver this message', done: 'This message will be mailed to you now.' },
      delete: { button: 'Delete it', done: 'This message is deleted.' },
    },
    done: 'Done',
    labels: { from: 'From', subject: 'Subject', message: 'Message' },
    expired: {
      title: 'This link has expired',
      text: (id) => `Use: npm run inbox -- show ${id}`,
    },
    missing: { title: 'There is no such message', text: 'It has been deleted.' },
    nothingToDo: {
      title: 'Nothing to do',
      text: 'This message has been mailed to you, or will be now.',
    },
  },
  sent: { title: 'Great!', text: 'Your message has been sent successfully' },
  notSent: {
    title: 'Your message was not sent',
    copy: 'Here is what you wrote, to copy:',
    labels: {
      from_name: 'name',
      from_email: 'email',
      from_subject: 'subject',
      from_number: 'number',
      from_message: 'message',
    },
  },
  refusals: Object.fromEntries(
    Object.entries(catalogue).map(([code, { sentence }]) => [code, sentence]),
  ) as Record<RefusalCode, string>,
};
