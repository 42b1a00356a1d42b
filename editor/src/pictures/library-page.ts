import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName } from '../entries/entries.ts';
import { inputName } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import { IssueList } from '../issues/issue-list.tsx';
import type { Language } from '../languages.ts';

import { wordsIn } from '../words/words.ts';
import {
  allPictures,
  type MissingDescription,
  missingDescriptions,
  sizeOfFile,
  usesOf,
} from './library.ts';
import { type Trashed, trashed } from './trash.ts';
import { useLink } from './use-link.ts';

/** What the page about all pictures shows beside them. */
export type LibraryState = {
  /** A sentence about what just happened. */
  done?: string;
  issues?: readonly ContentIssue[];
  /** Descriptions as they were typed, by the names of their inputs. */
  typed?: ReadonlyMap<string, string>;
};

/** The name of the input for a description. */
export const descriptionInput = ({ entry, field }: MissingDescription) =>
  `${entry.path}#${inputName(field)}`;

const image = (path: string) =>
  html`<img src="/admin/picture/${encodeURI(path)}" alt="" loading="lazy">`;

/** Every picture: without a description, not shown anywhere, removed, and all. */
export async function libraryPage(
  content: ContentFiles,
  folder: string,
  language: Language,
  { done, issues = [], typed = new Map() }: LibraryState,
): Promise<Html> {
  const words = wordsIn(language).picture;
  const uses = usesOf(content);
  const pictures = allPictures(content);
  const unused = pictures.filter((picture) => !uses.has(picture));
  const rows = await Promise.all(
    pictures
      .filter((picture) => uses.has(picture))
      .map(
        async (picture) =>
          html`<li>${image(picture)}<div><ul>${(uses.get(picture) ?? []).map((use) => html`<li>${useLink(content, use)}</li>`)}</ul>
<small>${picture}<br>${await sizeText(folder, picture, language)}</small></div></li>`,
      ),
  );
  return html`<h1>${words.pictures}</h1>
<p>${words.lead}</p>
${done && html`<p class="state" role="status">${done}</p>`}
${issues.length > 0 && html`<section class="state error" role="alert"><h2>${wordsIn(language).page.nothingSaved}</h2>${IssueList({ issues, language })}</section>`}
${missingSection(content, typed, language)}
${unused.length > 0 ? unusedSection(unused, language) : html`<p>${words.allUsed}</p>`}
${removedSection(trashed(folder), language)}
<section><h2>${words.all({ count: rows.length })}</h2><ul class="pictures">${rows}</ul></section>`;
}

/** How large a picture is, such as "1600 × 1200, 44 KB". */
async function sizeText(folder: string, picture: string, language: Language): Promise<string> {
  const { bytes, pixels } = await sizeOfFile(folder, picture);
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const weight =
    bytes < 1_000_000
      ? `${number.format(Math.ceil(bytes / 1000))} KB`
      : `${number.format(bytes / 1_000_000)} MB`;
  const size = pixels ? `${pixels.width} × ${pixels.height}` : wordsIn(language).picture.drawing;
  return `${size}, ${weight}`;
}

function missingSection(
  content: ContentFiles,
  typed: ReadonlyMap<string, string>,
  language: Language,
): Html | false {
  const words = wordsIn(language).picture;
  const missing = missingDescriptions(content);
  const row = (each: MissingDescription) => {
    const name = descriptionInput(each);
    const { entry, picture } = each;
    return html`<li>${image(picture)}<div><label for="${name}">${words.description({ entry: displayName(content, entry) })}</label>
<textarea id="${name}" name="${name}" rows="2">
${typed.get(name) ?? ''}</textarea></div></li>`;
  };
  return (
    missing.length > 0 &&
    html`<section><h2>${words.missing}</h2><p>${words.missingLead}</p>
<form method="post" action="/admin/pictures/describe" enctype="multipart/form-data">
<ul class="pictures">${missing.map(row)}</ul>
<p><button class="primary">${words.saveDescriptions}</button></p></form></section>`
  );
}

function unusedSection(unused: readonly string[], language: Language): Html {
  const words = wordsIn(language).picture;
  const remove = (pictures: readonly string[], button: Html) =>
    html`<form method="post" action="/admin/pictures/remove">${pictures.map(
      (picture) => html`<input type="hidden" name="picture" value="${picture}">`,
    )}${button}</form>`;
  return html`<section><h2>${words.unused}</h2><p>${words.unusedLead}</p>
<ul class="pictures">${unused.map(
    (picture) =>
      html`<li>${image(picture)}<div><strong>${picture}</strong>${remove([picture], html`<button aria-label="${wordsIn(language).page.removeThis({ what: picture })}">${wordsIn(language).page.remove}</button>`)}</div></li>`,
  )}</ul>
${unused.length > 1 && remove(unused, html`<button>${words.removeAll({ count: unused.length })}</button>`)}</section>`;
}

function removedSection(removed: readonly Trashed[], language: Language): Html | false {
  const words = wordsIn(language).picture;
  return (
    removed.length > 0 &&
    html`<section><h2>${words.removed}</h2><p>${words.removedLead}</p><ul class="pictures">${removed
      .toReversed()
      .map(
        ({ id, path }) =>
          html`<li><img src="/admin/removed-picture/${id}" alt="" loading="lazy"><div><strong>${path}</strong>
<form method="post" action="/admin/pictures/put-back"><input type="hidden" name="id" value="${id}"><button aria-label="${words.putPictureBack({ picture: path })}">${words.putBack}</button></form></div></li>`,
      )}</ul></section>`
  );
}
