import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import { navigation } from './navigation.ts';

/** What a page has beside its words. */
export type PageExtras = {
  /** Names of files in `client/`, without their ending, that this page needs beside `page`. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** At the end of the header. */
  top?: Html;
  /** Beside the page. */
  aside?: Html;
  /** Below the page. */
  foot?: Html;
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
  { styles = [], scripts = [], top, aside, foot }: PageExtras = {},
): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${wordsIn(language).page.editor}</title>
${['page', ...styles].map((name) => html`<link rel="stylesheet" href="/admin/client/${name}.css">`)}
<link rel="icon" href="data:,">
${['page', ...scripts].map((name) => html`<script src="/admin/client/${name}.js" type="module"></script>`)}
</head>
<body>
<header><nav>${navigation.map(({ href, name }) => html`<a href="${href}">${wordsIn(language).page.navigation[name]}</a>`)}</nav>
<form class="search" action="/admin/search" role="search"><input type="search" name="q" aria-label="${wordsIn(language).page.search}" placeholder="${wordsIn(language).page.search}"> <button>${wordsIn(language).page.find}</button></form>${top}</header>
<main>
${body}
</main>
${aside}
${foot && html`<footer>${foot}</footer>`}
</body>
</html>
`.text;

/** A page with one sentence and the way back. */
export const notice = (title: string, sentence: string, language: Language): string =>
  page(
    title,
    html`<h1>${title}</h1><p>${sentence}</p><p><a href="/admin/">${wordsIn(language).page.backToOverview}</a></p>`,
    language,
  );
