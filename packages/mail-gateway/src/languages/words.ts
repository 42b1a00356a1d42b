import { z } from 'zod';
import { messageWith } from '../../../words/message.ts';
import { wordsOf } from '../../../words/words.ts';
import { catalogue } from '../errors.ts';
import { fieldNames } from '../messages/message.ts';
import { reasonNames, withholdingReasons } from '../messages/spam/score.ts';

const text = z.string();
const labels = <const Name extends string>(names: readonly Name[]) => z.record(z.enum(names), text);

/** The gateway's texts to the owner and to visitors in one language. All are plain text. */
function schemaOf(language: string) {
  const textWith = <const Name extends string>(...names: Name[]) =>
    text.transform((given) => messageWith(names, given, language));
  return z.strictObject({
    /** The locale of dates when the language is set without a country, such as `en-GB`. */
    dates: text,
    mail: z.strictObject({
      /** Prefix of the subject of a mail that may be spam. */
      spamMark: text,
      subject: textWith('sender'),
      /** Names a sender who gave neither a name nor an address. */
      unnamed: text,
      labels: z.record(z.enum(fieldNames).exclude(['from_message']), text),
      noValue: text,
      invalidAddress: text,
      /** Follows an address that cannot be the mail's Reply-To. */
      needsUtf8: text,
      noText: text,
      /** `zone` is the short name of a time zone, such as `CET`. */
      received: textWith('when', 'zone'),
      sentFrom: textWith('page'),
      possibleSpam: textWith('reasons'),
      reasons: labels(reasonNames),
      betweenReasons: text,
      message: textWith('id'),
      /** Precedes `fileApart`, which says how to get a file that is not attached. */
      file: text,
      fileApart: textWith('where'),
    }),
    digest: z.strictObject({
      sender: text,
      subject: textWith('counts'),
      withheld: textWith('count'),
      notMailed: textWith('count'),
      waiting: textWith('count'),
      opening: text,
      /** The commands that deliver and show a message, one a line. */
      commands: z.array(text),
      waitingOpening: text,
      /** The command that marks an enquiry as answered. */
      waitingCommand: text,
      links: text,
      labels: labels([
        'subject',
        'begins',
        'received',
        'why',
        'deleted',
        'message',
        'deliver',
        'delete',
      ]),
      noName: text,
      noSubject: text,
      noText: text,
      reasons: labels(withholdingReasons),
      byOwner: text,
      failed: textWith('attempts'),
      neverDeleted: text,
      deletedOn: textWith('date'),
    }),
    /** The pages behind the links of mails and the digest. */
    owner: z.strictObject({
      actions: z.strictObject({
        deliver: labels(['button', 'done']),
        delete: labels(['button', 'done']),
        answered: labels(['button', 'done']),
      }),
      done: text,
      labels: labels(['from', 'subject', 'message']),
      expired: z.strictObject({ title: text, text: textWith('id') }),
      missing: labels(['title', 'text']),
      nothingToDo: labels(['title', 'text']),
      answeredAlready: text,
    }),
    /** The text around the agency's own in the confirmation to a visitor. */
    confirmation: z.strictObject({
      greeting: text,
      why: text,
    }),
    /** The mail and the pages for signing in to the admin. */
    signIn: z.strictObject({
      sender: text,
      subject: text,
      /** The text of the mail; the link is on a line of its own. */
      mail: textWith('link', 'minutes'),
      /** The mail to somebody whom an owner has invited: `site` is its host, `page` is where one asks for another link. */
      invitationSubject: textWith('site'),
      invitation: textWith('site', 'link', 'minutes', 'page'),
      title: text,
      label: text,
      send: text,
      sentTitle: text,
      sentText: textWith('minutes'),
      confirm: text,
      expiredTitle: text,
      expiredText: text,
      again: text,
      crowded: text,
      awayTitle: text,
      awayText: text,
      signOut: text,
      signOutEverywhere: text,
      signedInAs: textWith('email'),
      accountTitle: text,
      toAdmin: text,
      sessions: text,
      sessionTimes: textWith('since', 'seen'),
      thisBrowser: text,
      unknownBrowser: text,
      passkeys: text,
      passkeysText: text,
      passkeyTimes: textWith('since', 'used'),
      passkeyAdd: text,
      passkeyRemove: text,
      passkeySignIn: text,
      passkeyFailed: text,
      /** The heading of the log, which owners see. */
      signIns: text,
    }),
    /** The page after a message was sent, of a gateway that serves no site. */
    sent: labels(['title', 'text']),
    /** The page after a message was refused, of a gateway that serves no site. */
    notSent: z.strictObject({ title: text, copy: text, labels: labels(fieldNames) }),
    /** The sentences of refusals; programs and logs get the English ones. */
    refusals: labels(Object.keys(catalogue) as (keyof typeof catalogue)[]),
  });
}

export type Words = z.infer<ReturnType<typeof schemaOf>>;

const known = new Map<string, Words>();

/** The words of a language, which are read once. @throws when its file lacks a word or has one too many. */
export function gatewayWords(language: string): Words {
  const words = known.get(language) ?? schemaOf(language).parse(wordsOf('gateway', language));
  known.set(language, words);
  return words;
}

export const english = gatewayWords('en');
