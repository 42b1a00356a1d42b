import { type List, lists } from '../../../content-model/src/collections.ts';
import { issuesOf } from '../../../content-model/src/folder.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, entryFiles, pictureOf } from '../entries/entries.ts';
import { type Html, html } from '../html.ts';
import { collectionLabel } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { issueList } from '../pages/layout.ts';
import { overviewWords } from './words.ts';

const editLink = (path: string) => `/edit?file=${encodeURIComponent(path)}`;

/** The first page: whether the content is in order, and every entry. */
export function overview(content: ContentFiles, language: Language): Html {
  const words = overviewWords[language];
  const issues = issuesOf(content);
  const entries = entryFiles(content);
  const state =
    issues.length === 0
      ? html`<p class="state" role="status">${words.inOrder}</p>`
      : html`<section class="state error"><h2>${words.notInOrder}</h2>${issueList(issues, language, content)}</section>`;
  return html`<h1>${words.heading}</h1>
${state}
<section>
  <h2>${words.texts}</h2>
  <ul class="cards">${entries
    .filter(({ collection }) => collection.type !== 'list')
    .map(
      (entry) =>
        html`<li><a href="${editLink(entry.path)}">${displayName(content, entry)}</a> <small>${entry.path}</small></li>`,
    )}</ul>
</section>
${lists.map((list) => listSection(content, list, entries, language))}`;
}

function listSection(
  content: ContentFiles,
  list: List,
  entries: readonly EntryFile[],
  language: Language,
): Html {
  const own = entries.filter(({ collection }) => collection === list);
  const rows = own.map((entry, index) => entryRow(content, entry, index, own.length, language));
  const name = collectionLabel(list, language);
  return html`<section>
  <h2>${name}</h2>
  <ol class="entries">${rows}</ol>
  <p><a class="button" href="/new?folder=${encodeURIComponent(list.folder)}">${overviewWords[language].addTo(name)}</a></p>
</section>`;
}

function entryRow(
  content: ContentFiles,
  entry: EntryFile,
  index: number,
  count: number,
  language: Language,
): Html {
  const { path } = entry;
  const words = overviewWords[language];
  const picture = pictureOf(content, entry);
  const title = displayName(content, entry);
  const move = (by: number, label: string, shown: string, isOff: boolean) =>
    html`<form method="post" action="/move"><input type="hidden" name="file" value="${path}">
    <button name="by" value="${by}" aria-label="${label}"${isOff && html` disabled`}>${shown}</button></form>`;
  return html`<li>
    ${picture ? html`<img src="/picture/${encodeURI(picture)}" alt="" loading="lazy">` : html`<span class="no-picture"></span>`}
    <a href="${editLink(path)}">${title}</a> <small>${path}</small>
    ${move(-1, words.moveUp(title), '↑', index === 0)}
    ${move(1, words.moveDown(title), '↓', index === count - 1)}
    <a href="/remove?file=${encodeURIComponent(path)}" aria-label="${words.removeEntry(title)}">${words.remove}</a>
  </li>`;
}
