import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { previewWords } from '../preview/words.ts';
import { navigation } from './navigation.ts';
import { pageWords } from './words.ts';

/** What a page has beside its words. */
export type PageExtras = {
  /** Names of files in `client/`, without their ending, that this page needs beside `page`. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** At the end of the header. */
  top?: Html;
  /** Beside the page. */
  aside?: Html;
};

/** What several features have beside the words of one page. */
export const joinExtras = (...extras: readonly PageExtras[]): PageExtras => ({
  ...Object.assign({}, ...extras),
  styles: extras.flatMap(({ styles = [] }) => styles),
  scripts: extras.flatMap(({ scripts = [] }) => scripts),
});

/** A whole page of the editor. */
export const page = (
  title: string,
  body: Html,
  language: Language,
  { styles = [], scripts = [], top, aside }: PageExtras = {},
): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${pageWords[language].editor}</title>
${['page', ...styles].map((name) => html`<link rel="stylesheet" href="/client/${name}.css">`)}
<link rel="icon" href="data:,">
${['page', ...scripts].map((name) => html`<script src="/client/${name}.js" type="module"></script>`)}
</head>
<body>
<header><nav>${navigation.map(({ href, label }) => html`<a href="${href}">${label[language]}</a>`)}</nav>
<form class="search" action="/search" role="search"><input type="search" name="q" aria-label="${pageWords[language].search}" placeholder="${pageWords[language].search}"> <button>${pageWords[language].find}</button></form>${top}</header>
<main>
${body}
</main>
${aside}
<footer><a href="/shortcut">${previewWords[language].shortcut.link}</a></footer>
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
