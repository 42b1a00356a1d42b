import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import { useWords } from '../words/language-context.ts';

/** How many texts of a blank start wait to be written, and a link to all of them. */
export function DraftsLink({ count }: { count: number }) {
  const { drafts, seeDrafts } = useWords().overview;
  return (
    <p>
      {drafts({ count, mark: DRAFT_MARK })}{' '}
      <a href={`/admin/search?q=${encodeURIComponent(DRAFT_MARK)}`}>{seeDrafts}</a>
    </p>
  );
}
