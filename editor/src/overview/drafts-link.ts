import { DRAFT_MARK } from '../../../content-model/src/drafts.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { overviewWords } from './words.ts';

/** How many texts of a blank start wait to be written, and a link to all of them. */
export function draftsLink(count: number, language: Language): Html {
  const { drafts, seeDrafts } = overviewWords[language];
  const search = `/search?q=${encodeURIComponent(DRAFT_MARK)}`;
  return html`<p>${drafts(count, DRAFT_MARK)} <a href="${search}">${seeDrafts}</a></p>`;
}
