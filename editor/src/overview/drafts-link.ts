import { DRAFT_MARK } from '../../../content-model/src/drafts.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';

/** How many texts of a blank start wait to be written, and a link to all of them. */
export function draftsLink(count: number, language: Language): Html {
  const { drafts, seeDrafts } = wordsIn(language).overview;
  const search = `/admin/search?q=${encodeURIComponent(DRAFT_MARK)}`;
  return html`<p>${drafts({ count, mark: DRAFT_MARK })} <a href="${search}">${seeDrafts}</a></p>`;
}
