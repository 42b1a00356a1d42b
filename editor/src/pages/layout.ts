import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { pageWords } from './words.ts';

/** A whole page of the editor. */
export const page = (title: string, body: Html, language: Language): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${pageWords[language].editor}</title>
<link rel="stylesheet" href="/editor.css">
<link rel="icon" href="data:,">
<script src="/client/editor.js" type="module"></script>
</head>
<body>
<header><a href="/">${pageWords[language].editor}</a></header>
<main>
${body}
</main>
</body>
</html>
`.text;

/** A page with one sentence and the way back. */
export const notice = (title: string, sentence: string, language: Language): string =>
  page(
    title,
    html`<h1>${title}</h1><p>${sentence}</p><p><a href="/">${pageWords[language].backToOverview}</a></p>`,
    language,
  );

/** What is wrong, with its file, field and line, and what to write. */
export function issueList(issues: readonly ContentIssue[], language: Language): Html {
  const words = pageWords[language];
  return html`<ul>${issues.map(
    ({ file, field, line, found, write }) =>
      html`<li><strong>${file}${field && `, ${field}`}${line && `, ${words.line(line)}`}</strong><br>
    ${words.found} ${found}<br>${words.write} ${write}</li>`,
  )}</ul>`;
}
