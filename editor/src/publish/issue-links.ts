import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { entryName, fieldLabel } from '../changes/names.ts';
import { entryFiles } from '../entries/entries.ts';
import { pathOf } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { pageWords } from '../pages/words.ts';

/** The name of the input for a field: `links.0.href` for `links[1].href`. */
const inputOf = (field: string) =>
  field.replaceAll(/\[(\d+)\]/g, (_, count: string) => `.${Number(count) - 1}`);

/** What is wrong in the content, each with a link to its field. */
export function issueLinks(
  issues: readonly ContentIssue[],
  content: ContentFiles,
  language: Language,
): Html {
  const words = pageWords[language];
  const entries = entryFiles(content);
  return html`<ul class="issues">${issues.map((issue) => {
    const path = issue.file.replace(/^content\//, '');
    const entry = entries.find((each) => each.path === path);
    const input = issue.field ? inputOf(issue.field) : undefined;
    const label =
      input === undefined ? '' : ` › ${fieldLabel(entry?.collection, pathOf(input), language)}`;
    const place = entry
      ? html`<a href="/edit?file=${encodeURIComponent(path)}${input && `#${input}`}">${entryName(content, entry, language)}${label}</a>`
      : html`<strong>${path}</strong>`;
    return html`<li>${place}<br>${words.found} ${issue.found}<br>${words.write} ${issue.write}</li>`;
  })}</ul>`;
}
