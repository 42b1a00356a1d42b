import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { languageName } from '../translations/language-name.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { enquiryLink, isMarked, isOpen, nameOf, timeOf } from './enquiry.ts';

interface RowProps {
  /** Whether all enquiries of the list stand the same, so that none says it. */
  isStandingKnown: boolean;
  /** The enquiries whose webhook was given up. */
  failedWebhooks?: ReadonlySet<string>;
}

/** Enquiries as links, those that nobody has answered marked; each says its language where there are several. */
export function EnquiryRows({
  enquiries,
  ...props
}: RowProps & { enquiries: readonly StoredMessage[] }) {
  const hasLanguages = new Set(enquiries.map((each) => each.language)).size > 1;
  return (
    <ol className="plain enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} data-new={isOpen(enquiry) ? '' : undefined}>
          <Row enquiry={enquiry} {...props} hasLanguages={hasLanguages} />
        </li>
      ))}
    </ol>
  );
}

/** One enquiry in the list: who, about what, when, and where it stands. */
function Row({
  enquiry,
  isStandingKnown,
  failedWebhooks,
  hasLanguages,
}: RowProps & { enquiry: StoredMessage; hasLanguages: boolean }) {
  const language = useLanguage();
  const words = useWords().inbox;
  const { fields, handling, note, receivedAt, state } = enquiry;
  const standing = state === 'spam' ? words.views.spam : words.is[handling];
  return (
    <a href={enquiryLink(enquiry)}>
      <strong dir="auto">{nameOf(enquiry) || words.nobody}</strong>
      <time dateTime={new Date(receivedAt).toISOString()}>{timeOf(receivedAt, language)}</time>
      <span className="subject" dir="auto">
        {fields.from_subject.trim() || words.noSubject}
      </span>
      <span className="beginning" dir="auto">
        {fields.from_message.trim().slice(0, 200)}
      </span>
      <span className="row chips">
        {!isStandingKnown && <span className="chip">{standing}</span>}
        {isMarked(enquiry) && <span className="chip warning">{words.maybeSpam}</span>}
        {failedWebhooks?.has(enquiry.id) && (
          <span className="chip warning">{words.webhookFailed}</span>
        )}
        {hasLanguages && enquiry.language !== '' && (
          <span className="chip">{languageName(enquiry.language, language)}</span>
        )}
        {note !== '' && <span className="chip">{words.note}</span>}
      </span>
    </a>
  );
}
