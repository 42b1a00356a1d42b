import type { EnquiryView, StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import type { Language } from '../languages.ts';
import { NoteLine } from '../pages/note.tsx';
import { wordsIn } from '../words/words.ts';
import { enquiryLink, isMarked, isOpen, nameOf, timeOf } from './enquiry.ts';

/** What the list of enquiries shows. */
export interface InboxProps {
  /** All of them without one. */
  view: EnquiryView | undefined;
  search: string;
  enquiries: readonly StoredMessage[];
  counts: Readonly<Record<EnquiryView, number>>;
  /** The last enquiry of the page, when there are more. */
  last: StoredMessage | undefined;
  /** What has just happened. */
  note: string | undefined;
  language: Language;
}

const views: readonly (EnquiryView | undefined)[] = [
  'new',
  'answered',
  'archived',
  'spam',
  undefined,
];

const addressOf = (view: EnquiryView | undefined, search = '', last?: StoredMessage) =>
  `/admin/inbox?${new URLSearchParams({
    view: view ?? 'all',
    ...(search !== '' && { q: search }),
    ...(last && { before: `${last.receivedAt}.${last.id}` }),
  })}`;

/** The enquiries, newest first: by what became of them, and those that contain some words. */
export function InboxPage({ view, search, enquiries, counts, last, note, language }: InboxProps) {
  const words = wordsIn(language).inbox;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className="inbox" data-live="">
      <h1>{words.title}</h1>
      {note && <NoteLine role="status">{note}</NoteLine>}
      <nav className="views" aria-label={words.viewsLabel}>
        <ul>
          {views.map((each) => (
            <li key={each ?? 'all'}>
              <a
                href={addressOf(each, search)}
                {...(each === view && { 'aria-current': 'page' as const })}
              >
                {each ? words.views[each] : words.all}
                {each && counts[each] > 0 && <span className="count">{counts[each]}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="find" action="/admin/inbox">
        <input type="hidden" name="view" value={view ?? 'all'} />
        <input type="search" name="q" defaultValue={search} aria-label={words.search} />
        <button type="submit">{words.find}</button>
      </form>
      {search !== '' && (
        <p role="status">{words.found({ count: enquiries.length, query: search })}</p>
      )}
      {enquiries.length === 0 && search === '' && <p>{isEmpty ? words.noneYet : words.none}</p>}
      <ol className="enquiries">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} data-new={isOpen(enquiry) ? '' : undefined}>
            <Row enquiry={enquiry} language={language} isStandingKnown={view !== undefined} />
          </li>
        ))}
      </ol>
      {last && (
        <p>
          <a href={addressOf(view, search, last)}>{words.older}</a>
        </p>
      )}
      {!isEmpty && (
        <p>
          <a href="/admin/inbox/export" download="">
            {words.export}
          </a>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  enquiry: StoredMessage;
  language: Language;
  /** Whether all enquiries of the list stand the same, so that none says it. */
  isStandingKnown: boolean;
}

/** One enquiry in the list: who, about what, when, and where it stands. */
function Row({ enquiry, language, isStandingKnown }: RowProps) {
  const words = wordsIn(language).inbox;
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
      <span className="chips">
        {!isStandingKnown && <span className="chip">{standing}</span>}
        {isMarked(enquiry) && <span className="chip warning">{words.maybeSpam}</span>}
        {note !== '' && <span className="chip">{words.note}</span>}
      </span>
    </a>
  );
}
