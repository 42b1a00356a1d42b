import { posix } from 'node:path';
import type { OpenEntry } from '../entries/entries.ts';
import { entryWords } from '../entries/words.ts';
import type { LinkChoice } from '../form/link-choices.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';

/** The text of a page in Markdown; a script puts a rich-text editor in its place. */
export const bodyField = (
  { path }: OpenEntry,
  body: string,
  links: readonly LinkChoice[],
  language: Language,
): Html => html`<div class="field"><label for="body">${entryWords[language].body}</label>
<p class="hint" id="body-hint">${entryWords[language].bodyHint}</p>
<textarea id="body" name="body" rows="30" aria-describedby="body-hint" data-rich-text data-folder="${posix.dirname(path)}" data-pages="body-pages">
${body}</textarea>
<datalist id="body-pages">${links.filter(({ kind }) => kind !== 'networks').map(({ href, label }) => html`<option value="${href}">${label}</option>`)}</datalist></div>`;
