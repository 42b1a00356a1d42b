import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type OpenEntry } from '../entries/entries.ts';
import { html } from '../html.ts';
import type { Language } from '../languages.ts';
import type { PageExtras } from '../pages/layout.ts';
import type { EditorContext } from '../server/route.ts';
import { type Words, wordsIn } from '../words/words.ts';
import { placeFor, SECTIONS } from './places.ts';

/** What the script of the panel gets from the server, in an attribute. */
export type PanelData = {
  /** The address of the pages, without a slash at the end. */
  address: string;
  isRunning: boolean;
  file: string;
  page: string;
  section: string;
  /** What the entry is known by in its section. */
  texts: string[];
  sections: readonly string[];
  words: Pick<
    Words['preview'],
    | 'starting'
    | 'failed'
    | 'faulty'
    | 'building'
    | 'nothingToShow'
    | 'sectionIsAbsent'
    | 'notFound'
    | 'severalFound'
    | 'pickHint'
  >;
};

/** The page on which an entry is seen, beside its form; a link to it where no script runs. */
export function previewBeside(
  entry: OpenEntry,
  content: ContentFiles,
  { site }: EditorContext,
  language: Language,
): PageExtras {
  if (!site) return {};
  const { path, collection } = entry;
  const words = wordsIn(language).preview;
  const isListed = collection.type === 'list' && content.files.has(path);
  const data: PanelData = {
    address: site.address,
    isRunning: site.isRunning,
    file: path,
    ...placeFor(entry, content),
    texts: isListed ? [displayName(content, entry)] : [],
    sections: SECTIONS,
    words,
  };
  const choice = (name: string, value: string, label: string, isChosen: boolean) =>
    html`<label><input type="radio" name="${name}" value="${value}"${isChosen && html` checked`}>${label}</label>`;
  return {
    styles: ['preview'],
    scripts: ['preview'],
    top: html`<div class="views">
<fieldset class="segments" id="view"><legend class="visually-hidden">${words.views}</legend>
${choice('view', 'form', words.form, true)}${choice('view', 'page', words.page, false)}</fieldset>
<a href="/admin/page?file=${encodeURIComponent(path)}" target="_blank">${words.seePage}</a>
</div>`,
    aside: html`<aside class="preview" aria-label="${words.region}" data-preview="${JSON.stringify(data)}">
<div class="preview-tools">
<fieldset class="segments"><legend class="visually-hidden">${words.width}</legend>
${choice('width', 'phone', words.phone, false)}${choice('width', 'desk', words.desk, true)}</fieldset>
<label><input type="checkbox" name="follow-links">${words.followLinks}</label>
</div>
<div class="preview-state" role="status"></div>
<div class="stage"><iframe title="${words.frame}"></iframe></div>
</aside>`,
  };
}
