import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import type { Change } from './changes.ts';
import type { FieldChange, Value } from './field-changes.ts';
import { nameOf, valueLabel } from './names.ts';
import { changeLabel } from './summary.ts';
import { type Piece, textChanges } from './text-changes.ts';

export type ChangeListOptions = {
  language: Language;
  /** What the two versions are called, where the first is not past. */
  captions?: { before: string; after: string };
  /** What can be done about a change. */
  action?: (change: Change) => Html;
};

/** What changed: a part for each entry, with both versions of each field. */
export function changeList(changes: readonly Change[], options: ChangeListOptions): Html {
  return html`<ul class="changes${options.captions ? ' compared' : ''}">${changes.map((change) => changeItem(change, options))}</ul>`;
}

function changeItem(change: Change, options: ChangeListOptions): Html {
  const { what, fields } = change;
  const { language, action } = options;
  const words = wordsIn(language).change;
  const tag =
    what === 'added' || what === 'removed'
      ? html` <span class="tag ${what}">${words[what]}</span>`
      : '';
  const shown =
    what === 'order'
      ? orderRows(fields, language)
      : fields.map((field) => fieldRow(change, field, options));
  return html`<li>
<div class="change-head"><h3>${nameOf(change, language)}${tag}</h3>${action?.(change)}</div>
${what === 'order' ? html`<h4>${words.order}</h4>${shown}` : shown}
</li>`;
}

const orderRows = (fields: readonly FieldChange[], language: Language) =>
  html`<ul class="moves">${fields.map(
    ({ before, after, path }) =>
      html`<li>${wordsIn(language).change.moved({ name: after?.text ?? '', from: before?.text ?? '', to: Number(path[0]) + 1 })}</li>`,
  )}</ul>`;

function fieldRow(change: Change, field: FieldChange, options: ChangeListOptions): Html {
  const { path, what } = field;
  const { language } = options;
  const labelled = (value: Value | undefined) =>
    value && { ...value, text: valueLabel(change.collection, path, value.text, language) };
  const [before, after] = [labelled(field.before), labelled(field.after)];
  const words = wordsIn(language).change;
  const { captions = { before: words.before, after: words.after } } = options;
  const label = html`<h4>${changeLabel(change, path, language)}</h4>`;
  if (what === 'added')
    return html`${label}${version(words.elementAdded, 'after', shownValue(after, language))}`;
  if (what === 'removed')
    return html`${label}${version(words.elementRemoved, 'before', shownValue(before, language))}`;
  if (what === 'moved')
    return html`${label}${version(words.elementMoved, 'after', shownValue(after, language))}`;
  if (before?.picture || after?.picture || !before || !after) {
    return html`${label}<div class="versions">${version(captions.before, 'before', shownValue(before, language))}${version(captions.after, 'after', shownValue(after, language))}</div>`;
  }
  return html`${label}${textChanges(before.text, after.text, language).map(
    (sentence) =>
      html`<div class="versions">${version(captions.before, 'before', marked(sentence.before, language))}${version(captions.after, 'after', marked(sentence.after, language))}</div>`,
  )}`;
}

const version = (caption: string, side: 'before' | 'after', value: Html) =>
  html`<div class="version ${side}"><p class="caption">${caption}</p>${value}</div>`;

function shownValue(value: Value | undefined, language: Language): Html {
  if (!value) return html`<p class="nothing">${wordsIn(language).change.nothing}</p>`;
  if (!value.picture) return html`<p>${value.text}</p>`;
  return html`<img src="${value.picture}" alt="${value.text}" loading="lazy"><p><small>${value.text}</small></p>`;
}

const marked = (pieces: readonly Piece[], language: Language): Html =>
  pieces.every(({ text }) => text === '')
    ? shownValue(undefined, language)
    : html`<p>${pieces.map(({ text, isChanged }) => (isChanged ? html`<mark>${text}</mark>` : html`${text}`))}</p>`;
