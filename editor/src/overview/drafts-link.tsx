import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';

/** How many texts of a blank start wait to be written, and a link to all of them. */
export function DraftsLink({ count, language }: { count: number; language: Language }) {
  const { drafts, seeDrafts } = wordsIn(language).overview;
  return (
    <p>
      {drafts({ count, mark: DRAFT_MARK })}{' '}
      <a href={`/admin/search?q=${encodeURIComponent(DRAFT_MARK)}`}>{seeDrafts}</a>
    </p>
  );
}
