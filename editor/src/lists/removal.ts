import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, studyOf } from '../entries/entries.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { issueList } from '../pages/layout.ts';
import { pageWords } from '../pages/words.ts';
import { rowKey } from './row-key.ts';
import { listWords } from './words.ts';

/** The question before an entry is deleted. */
export function removal(
  content: ContentFiles,
  entry: EntryFile,
  issues: readonly ContentIssue[],
  language: Language,
): Html {
  const words = listWords[language];
  const study = studyOf(entry.path);
  const hasStudy = study !== entry.path && content.files.has(study);
  return html`<h1>${words.question(displayName(content, entry))}</h1>
<p>${words.isDeleted(hasStudy)}</p>
${issues.length > 0 && html`<section class="state error" role="alert"><h2>${words.nothingRemoved}</h2>${issueList(issues, language, content)}</section>`}
<form method="post" action="/remove">
<input type="hidden" name="file" value="${entry.path}">
<p class="save"><button class="primary">${pageWords[language].remove}</button> <a href="/#${rowKey(entry.path)}">${words.keep}</a></p>
</form>`;
}
