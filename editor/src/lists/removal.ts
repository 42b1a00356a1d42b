import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, studyOf } from '../entries/entries.ts';
import { type Html, html } from '../html.ts';
import { IssueList } from '../issues/issue-list.tsx';
import type { Language } from '../languages.ts';

import { wordsIn } from '../words/words.ts';
import { rowKey } from './row-key.ts';

/** The question before an entry is deleted. */
export function removal(
  content: ContentFiles,
  entry: EntryFile,
  issues: readonly ContentIssue[],
  language: Language,
): Html {
  const words = wordsIn(language).list;
  const study = studyOf(entry.path);
  const hasStudy = study !== entry.path && content.files.has(study);
  return html`<h1>${words.question({ entry: displayName(content, entry) })}</h1>
<p>${hasStudy ? words.isDeletedWithStudy : words.isDeleted}</p>
${issues.length > 0 && html`<section class="state error" role="alert"><h2>${words.nothingRemoved}</h2>${IssueList({ issues, language, content })}</section>`}
<form method="post" action="/admin/remove">
<input type="hidden" name="file" value="${entry.path}">
<p class="save"><button class="primary">${wordsIn(language).page.remove}</button> <a href="/admin/#${rowKey(entry.path)}">${words.keep}</a></p>
</form>`;
}
