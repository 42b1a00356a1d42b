import { posix } from 'node:path';
import type { OpenEntry } from '../entries/entries.ts';
import type { FormOffers } from '../form/form-offers.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { ACCEPTED } from '../pictures/picture-field.ts';
import { type Words, wordsIn } from '../words/words.ts';

type RichTextWords = Words['richText'];

/** What the script of the rich-text editor takes from its element. */
export type RichTextData = {
  /** The file of the entry, from `content/`. */
  path: string;
  words: Record<'hint' | 'opaque' | 'description' | 'descriptionHint', string> &
    Record<'removePicture' | 'adding' | 'notAdded' | 'missingPicture', string>;
};

/**
 * The text of a page in Markdown, and the parts of the rich-text editor that a script puts in its place. Without it they
 * stay hidden.
 */
export function bodyField(
  { path }: OpenEntry,
  body: string,
  { links, pictures }: FormOffers,
  language: Language,
): Html {
  const words = wordsIn(language).richText;
  const { hint, opaque, description, descriptionHint, removePicture, notAdded } = words;
  const adding = words.adding({ name: '{name}' });
  const missingPicture = words.missingPicture({ name: '{name}' });
  const data: RichTextData = {
    path,
    words: {
      ...{ hint, opaque, description, descriptionHint },
      ...{ removePicture, adding, notAdded, missingPicture },
    },
  };
  return html`<div class="field text-field"><label for="body" id="body-label">${wordsIn(language).entry.body}</label>
<p class="hint" id="body-hint">${wordsIn(language).entry.bodyHint}</p>
<button type="button" class="as-plain" hidden>${words.asPlainText}</button>
<div class="rich-text" hidden data-rich-text="${JSON.stringify(data)}">
<div class="rich-text-bar">${toolbar(words, pictures !== undefined)}${linkRow(words)}
<p class="rich-text-state" aria-live="polite"></p></div>
</div>
<textarea id="body" name="body" rows="30" aria-describedby="body-hint">
${body}</textarea>
<datalist id="body-pages">${links.filter(({ kind }) => kind !== 'networks').map(({ href, label }) => html`<option value="${href}">${label}</option>`)}</datalist>
${pictures && pictureDialog(pictures, posix.dirname(path), words)}</div>`;
}

const button = (name: string, label: string) =>
  html`<button type="button" class="do-${name}" data-do="${name}">${label}</button>`;

function toolbar(words: RichTextWords, hasPictures: boolean): Html {
  const names = [
    'title',
    'subtitle',
    'bold',
    'italic',
    'link',
    'bullets',
    'numbers',
    'quote',
  ] as const;
  const last = [...(hasPictures ? (['picture'] as const) : []), 'undo', 'redo'] as const;
  return html`<div class="toolbar" role="toolbar" aria-label="${words.toolbar}">${[...names, ...last].map((name) => button(name, words[name]))}</div>`;
}

/** The row in which the address of a link is typed or chosen. */
const linkRow = (words: RichTextWords) => html`<div class="link-row" hidden>
<label for="link-address">${words.address}</label>
<p class="hint" id="link-hint">${words.addressHint}</p>
<input type="text" id="link-address" aria-describedby="link-hint" list="body-pages">
${button('apply', words.apply)} ${button('remove', words.noLink)} ${button('cancel', words.cancel)}
</div>`;

/** The dialog in which a picture is chosen: a new one, or one of the content, first those beside the page. */
function pictureDialog(pictures: readonly string[], folder: string, words: RichTextWords): Html {
  const near = (picture: string) => posix.dirname(picture) === folder;
  const sorted = pictures.toSorted((one, other) => Number(near(other)) - Number(near(one)));
  return html`<dialog class="choose-picture" aria-labelledby="choose-picture">
<h2 id="choose-picture">${words.choosePicture}</h2>
<label class="button file">${words.newPicture}<input class="visually-hidden" type="file" accept="${ACCEPTED}" multiple></label>
<p class="hint">${words.newPictureHint}</p>
${pictures.length > 0 && html`<h3>${words.sitePictures}</h3>`}
<ul>${sorted.map(
    (picture) =>
      html`<li><button type="button" value="${near(picture) ? './' : ''}${posix.relative(folder, picture)}"><img src="/admin/picture/${encodeURI(picture)}" alt="" loading="lazy"> ${picture}</button></li>`,
  )}</ul>
<p>${button('cancel', words.cancel)}</p>
</dialog>`;
}
