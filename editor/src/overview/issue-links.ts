import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, entryFiles } from '../entries/entries.ts';
import { fieldLabel } from '../entries/field-label.ts';
import { inputName, pathOf } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { pageWords } from '../pages/words.ts';

/** The field that an issue names: positions are counted from 1 there. */
const fieldPath = (field: string) =>
  pathOf(field.replaceAll(/\[(\d+)\]/g, (_, count: string) => `.${Number(count) - 1}`));

/** What is wrong anywhere, each with a link to the field where it can be put right. */
export function issueLinks(
  content: ContentFiles,
  issues: readonly ContentIssue[],
  language: Language,
): Html {
  const words = pageWords[language];
  const entries = new Map(entryFiles(content).map((entry) => [`content/${entry.path}`, entry]));
  const place = ({ file, field, line }: ContentIssue) => {
    const entry = entries.get(file);
    if (!entry) return html`<strong>${file}</strong>`;
    const path = field === undefined ? undefined : fieldPath(field);
    const anchor = path ? `#${inputName(path)}` : '';
    const label = path && ` › ${fieldLabel(entry.collection, path, language)}`;
    return html`<a href="/edit?file=${encodeURIComponent(entry.path)}${anchor}">${displayName(content, entry)}${label}</a>${
      line !== undefined && html` <small>${file}, ${words.line(line)}</small>`
    }`;
  };
  return html`<ul>${issues.map(
    (issue) =>
      html`<li>${place(issue)}<br>${words.found} ${issue.found}<br>${words.write} ${issue.write}</li>`,
  )}</ul>`;
}
