import { metadata, type Schema } from '../../../content-model/src/schema-traversal.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text);

const isReal = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toJSON().startsWith(day);
};

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/**
 * The input for a text or a number.
 *
 * A browser's own types of inputs change or drop a value that does not suit them, so each is used only
 * for a value that it gives back as it is; a number is text, which a turn of the mouse wheel leaves alone.
 *
 * @param shared the attributes that every input has
 */
export function textInput(schema: Schema, text: string, shared: Html, language: Language): Html {
  const { widget, longest } = metadata(schema);
  const line = (attributes: Html) => html`<input ${attributes} ${shared} value="${text}">`;
  switch (widget) {
    case 'paragraph':
      return html`<textarea ${shared} rows="${rowsOf(text)}">
${text}</textarea>`;
    case 'date':
      return line(text === '' || isDay(text) ? html`type="date"` : html`type="text"`);
    case 'email':
      return line(
        html`type="${isAscii(text) ? 'email' : 'text'}" inputmode="email" autocapitalize="off" spellcheck="false"`,
      );
    case 'phone':
      return line(html`type="tel"`);
    case 'number':
      return line(html`type="text" inputmode="numeric" class="short"`);
    case 'colour':
      return line(
        html`type="text" autocapitalize="off" spellcheck="false" class="colour" data-colour`,
      );
    default:
      return longest === undefined
        ? line(html`type="text"`)
        : html`${line(html`type="text" class="short" data-longest="${longest}"`)}
  <p class="count" aria-live="polite">${wordsIn(language).form.characters({ count: text.length, longest })}</p>`;
  }
}

/** Fields with the name of a typeface. */
export const TYPEFACES: readonly string[] = ['displayTypeface', 'textTypeface'];

/** The input for the name of a typeface, which offers those that are installed. */
export const typefaceInput = (
  text: string,
  shared: Html,
  name: string,
  typefaces: readonly string[],
): Html =>
  html`<input type="text" ${shared} list="${name}-names" value="${text}">
  <datalist id="${name}-names">${typefaces.map((each) => html`<option value="${each}">`)}</datalist>`;

/** As many rows as a text needs where browsers do not size the field by it. */
const rowsOf = (text: string) =>
  Math.max(2, Math.ceil(text.length / 80) + text.split('\n').length - 1);
