import { handlings } from '../../../mail-gateway/src/messages/message.ts';
import type { EnquiryView, StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { NoteLine } from '../pages/note.tsx';
import { useWords } from '../words/words.ts';
import { EnquiryRows } from './enquiry-rows.tsx';

/** The views of the list, except for the view of all enquiries. */
export const views: readonly EnquiryView[] = [...handlings, 'spam'];

const addressOf = (view: EnquiryView | undefined, search = '', last?: StoredMessage) =>
  `/admin/inbox?${new URLSearchParams({
    view: view ?? 'all',
    ...(search !== '' && { q: search }),
    ...(last && { before: `${last.receivedAt}.${last.id}` }),
  })}`;

type InboxProps = {
  /** Undefined for the view of all enquiries. */
  view: EnquiryView | undefined;
  search: string;
  enquiries: readonly StoredMessage[];
  counts: Readonly<Record<EnquiryView, number>>;
  /** The enquiries whose webhook was given up. */
  failedWebhooks: ReadonlySet<string>;
  /** The last enquiry of the page, when there are more. */
  last: StoredMessage | undefined;
  /** Whether an enquiry was just erased. */
  isErased: boolean;
  mayExport: boolean;
};

/** The enquiries, newest first, filtered by state and by words. */
export function InboxPage({
  view,
  search,
  enquiries,
  counts,
  last,
  isErased,
  mayExport,
  ...props
}: InboxProps) {
  const { inbox: words, server } = useWords();
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className="inbox" data-live="">
      <h1>{words.title}</h1>
      {isErased && <NoteLine role="status">{words.erased}</NoteLine>}
      <nav className="views" aria-label={words.viewsLabel}>
        <ul className="plain row">
          {[...views, undefined].map((each) => (
            <li key={each ?? 'all'}>
              <a
                href={addressOf(each, search)}
                {...(each === view && { 'aria-current': 'page' as const })}
              >
                {each ? words.views[each] : words.all}{' '}
                {each && search === '' && counts[each] > 0 && (
                  <span className="count">{counts[each]}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="query" action="/admin/inbox">
        <input type="hidden" name="view" value="all" />
        <input
          type="search"
          name="q"
          defaultValue={search}
          aria-label={words.search}
          placeholder={words.search}
        />
        <button type="submit">{words.find}</button>
      </form>
      {search !== '' && (
        <p role="status">{words.found({ count: enquiries.length, query: search })}</p>
      )}
      {enquiries.length === 0 && search === '' && <p>{isEmpty ? words.noneYet : words.none}</p>}
      <EnquiryRows enquiries={enquiries} isStandingKnown={view !== undefined} {...props} />
      {last && (
        <p>
          <a href={addressOf(view, search, last)}>{words.older}</a>
        </p>
      )}
      {!isEmpty && mayExport && (
        <p>
          <a href="/admin/inbox/export" download="">
            {words.export}
          </a>
        </p>
      )}
      {!mayExport && <p className="hint">{server.mayNotExport.sentence}</p>}
    </div>
  );
}
