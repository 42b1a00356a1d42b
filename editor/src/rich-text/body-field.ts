import { posix } from 'node:path';
import { addressOf } from '../../../content-model/src/check/address.ts';
import { type ContentFiles, pagesOf } from '../../../content-model/src/read-content.ts';
import { displayName, entryFiles, type OpenEntry } from '../entries/entries.ts';
import { entryWords } from '../entries/words.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { siteMap } from '../overview/site-map.ts';

/** A place on the site that a link can lead to. */
export type LinkTarget = { href: string; label: string };

/** The pages and sections of the site, by the names that the owner knows. */
export function linkTargets(content: ContentFiles, language: Language): LinkTarget[] {
  const { anchors, contactPage } = pagesOf(content.files);
  const [home, contact] = siteMap(content);
  const documents = entryFiles(content)
    .filter(({ collection }) => collection.type === 'documents')
    .map((entry) => ({ href: addressOf(entry.path), label: displayName(content, entry) }));
  const sections = (home?.groups ?? [])
    .filter(({ id }) => anchors.includes(`#${id}`))
    .map(({ id, name }) => ({ href: `#${id}`, label: name[language] }));
  return [
    { href: '/', label: home?.name[language] ?? '' },
    { href: contactPage, label: contact?.name[language] ?? '' },
    ...documents,
    ...sections,
  ];
}

/** The text of a page in Markdown; a script puts a rich-text editor in its place. */
export const bodyField = (
  { path }: OpenEntry,
  body: string,
  targets: readonly LinkTarget[],
  language: Language,
): Html => html`<div class="field"><label for="body">${entryWords[language].body}</label>
<p class="hint" id="body-hint">${entryWords[language].bodyHint}</p>
<textarea id="body" name="body" rows="30" aria-describedby="body-hint" data-rich-text data-folder="${posix.dirname(path)}" data-pages="body-pages">
${body}</textarea>
<datalist id="body-pages">${targets.map(({ href, label }) => html`<option value="${href}">${label}</option>`)}</datalist></div>`;
