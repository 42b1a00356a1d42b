import type { Store, StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { useWords } from '../words/language-context.ts';
import { EnquiryRows } from './enquiry-rows.tsx';

/** Enquiries on the first page. */
const SHOWN = 3;

type NewEnquiriesProps = {
  /** The newest of those that nobody has answered. */
  enquiries: readonly StoredMessage[];
  /** How many there are. */
  count: number;
};

/** Reads what {@link NewEnquiries} shows. */
export async function newEnquiries(messages: Store): Promise<NewEnquiriesProps> {
  const [enquiries, counts] = await Promise.all([
    messages.list({ handling: 'new', limit: SHOWN }),
    messages.countEnquiries(),
  ]);
  return { enquiries, count: counts.new };
}

/** The enquiries that wait for an answer, for the first page. */
export function NewEnquiries({ enquiries, count }: NewEnquiriesProps) {
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
