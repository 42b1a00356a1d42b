import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import type { LinkChoice } from './link-choices.ts';
import { linkParts, TYPED } from './link-values.ts';

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;

/**
 * The inputs of a link: a list of what the site has, and a field for all else, which style sheets show
 * where the choice needs it.
 *
 * @param attributes of both inputs
 */
export function linkField(
  name: string,
  href: string,
  attributes: Html,
  choices: readonly LinkChoice[],
  language: Language,
): Html {
  const words = wordsIn(language).link;
  const typedOnly = html`<input type="text" inputmode="url" autocapitalize="off" spellcheck="false" id="${name}" name="${name}" ${attributes} value="${href}">`;
  if (choices.length === 0) return typedOnly;
  const known = choices.map((choice) => choice.href);
  const { to, typed } = linkParts(href, known);
  const groups = (['pages', 'sections', 'networks'] as const).map((kind) => {
    const own = choices.filter((choice) => choice.kind === kind);
    const options = own.map((choice) => option(`=${choice.href}`, choice.label, to));
    return own.length > 0 && html`<optgroup label="${words[kind]}">${options}</optgroup>`;
  });
  return html`<div class="link">
  <select id="${name}" name="${name}.to" ${attributes}>
    ${option('', words.none, to)}
    ${groups.map((group) => group || html``)}
    <optgroup label="${words.other}">
      ${option(TYPED.web, words.web, to)}${option(TYPED.mail, words.mail, to)}${option(TYPED.phone, words.phone, to)}
    </optgroup>
  </select>
  <div class="link-address">
    <label for="${name}.address"><span class="for-web">${words.webAddress}</span><span class="for-mail">${words.mailAddress}</span><span class="for-phone">${words.number}</span></label>
    <input type="text" autocapitalize="off" spellcheck="false" id="${name}.address" name="${name}" ${attributes} value="${typed}">
  </div>
</div>`;
}
