import type { Content } from '../../content-model/src/collections.ts';
import { wordsOf } from '../../words/words.ts';
import { type PrivacySubject, privacySubjects } from './privacy-subjects.ts';

/** Whether settings switch a subject on. Content switches the other subjects on. */
export type SwitchedOn = Readonly<Pick<Record<PrivacySubject, boolean>, 'figures' | 'webhook'>>;

type LegalContent = {
  contact: {
    confirmation: Pick<Content['contact']['confirmation'], 'text'>;
    fields: readonly Pick<Content['contact']['fields'][number], 'kind'>[];
  };
  documents: {
    legal: readonly Pick<Content['documents']['legal'][number], 'markdown' | 'covers'>[];
  };
  site: Pick<Content['site'], 'language'>;
};

const NAMES: Readonly<Record<PrivacySubject, string>> = {
  figures: 'the gateway counts visits (FIGURES)',
  confirmations: 'visitors get a confirmation by mail (confirmation in contact/contact.yaml)',
  files: 'the form takes files (fields in contact/contact.yaml)',
  webhook: 'enquiries are passed on to a service (WEBHOOK_URL)',
};

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The sentence that a privacy policy needs about each subject, in a language. */
export const privacySentences = (language: string) =>
  wordsOf('privacy', language) as Readonly<Record<PrivacySubject, string>>;

/**
 * A reminder for each subject that is switched on and that no legal page mentions, with the sentence to add. A page
 * mentions a subject by that sentence, or in its field `covers`. A site without legal pages gets no reminder.
 */
export function privacyReminders(
  { contact, documents: { legal }, site }: LegalContent,
  switchedOn: SwitchedOn,
): string[] {
  if (legal.length === 0) return [];
  const isOn = {
    ...switchedOn,
    confirmations: contact.confirmation.text !== '',
    files: contact.fields.some(({ kind }) => kind === 'file'),
  };
  const sentences = privacySentences(site.language);
  const isMentioned = (subject: PrivacySubject) =>
    legal.some(
      ({ markdown, covers = [] }) =>
        covers.includes(subject) || inOneLine(markdown).includes(inOneLine(sentences[subject])),
    );
  return privacySubjects
    .filter((subject) => isOn[subject] && !isMentioned(subject))
    .map(
      (subject) =>
        `No legal page says that ${NAMES[subject]}. Add to the privacy policy:\n  ${sentences[subject]}\n  If it says so in other words, add ${subject} to its covers.`,
    );
}
