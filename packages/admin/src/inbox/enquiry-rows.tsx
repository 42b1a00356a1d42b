import type { ReactNode } from 'react';
import { readable } from '../../../mail-gateway/src/mail-address.ts';
import type { Store, StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { cut } from '../../../words/graphemes.ts';
import { Time } from '../pages/time.tsx';
import { languageName, useLanguage, useWords } from '../words/words.ts';

/** The address of an enquiry's page. */
export const enquiryLink = ({ id }: Pick<StoredMessage, 'id'>): string =>
  `/admin/inbox/message?id=${encodeURIComponent(id)}`;

/** The sender of an enquiry: the name, else the address, else nothing. */
export const nameOf = ({ fields }: StoredMessage): string =>
  fields.from_name.trim() || readable(fields.from_email.trim());

/** Whether an enquiry was mailed as possible spam. */
export const isMarked = ({ state, reasons }: StoredMessage): boolean =>
  state !== 'spam' && reasons !== '';

/** Whether nobody has answered an enquiry yet. */
const isOpen = ({ state, handling }: StoredMessage): boolean =>
  state !== 'spam' && handling === 'new';

/** The format of enquiries' times, always with the day: a list that is open over midnight would mislead without it. */
export const TIME_STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface RowProps {
  /** Whether all enquiries of the list have one state, which the rows then leave out. */
  isStandingKnown: boolean;
  /** The enquiries whose webhook was given up. */
  failedWebhooks?: ReadonlySet<string>;
}

/** The enquiries as links. Unanswered ones are highlighted, and each names its language if there are several. */
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

/** A row of the list: sender, subject, time and state of an enquiry. */
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
      <Time at={receivedAt} style={TIME_STYLE} />
      <span className="subject" dir="auto">
        {fields.from_subject.trim() || words.noSubject}
      </span>
      <span className="beginning" dir="auto">
        {cut(fields.from_message.trim(), 200)}
      </span>
      <span className="row chips">
        {!isStandingKnown && <span className="chip">{standing}</span>}
        {isMarked(enquiry) && <span className="chip wrong">{words.maybeSpam}</span>}
        {failedWebhooks?.has(enquiry.id) && (
          <span className="chip wrong">{words.webhookFailed}</span>
        )}
        {hasLanguages && enquiry.language !== '' && (
          <span className="chip">{languageName(enquiry.language, language)}</span>
        )}
        {note !== '' && <span className="chip">{words.note}</span>}
      </span>
    </a>
  );
}

/** The newest of the enquiries that wait for an answer, and how many there are, for the first page. */
export async function newEnquiries(messages: Store): Promise<ReactNode> {
  const [enquiries, counts] = await Promise.all([
    messages.list({ handling: 'new', limit: 1 }),
    messages.countEnquiries(),
  ]);
  return <NewEnquiries enquiries={enquiries} count={counts.new} />;
}

type NewEnquiriesProps = { enquiries: readonly StoredMessage[]; count: number };

function NewEnquiries({ enquiries, count }: NewEnquiriesProps) {
  const words = useWords().inbox;
  return (
    <section className="new-enquiries">
      <h2>
        <a href="/admin/inbox">{words.title}</a>
        {count > 0 && (
          <span className="count">
            {words.views.new}: {count}
          </span>
        )}
      </h2>
      {count === 0 ? (
        <p className="hint">{words.noneNew}</p>
      ) : (
        <EnquiryRows enquiries={enquiries} isStandingKnown />
      )}
    </section>
  );
}
