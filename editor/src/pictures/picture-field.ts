import { posix } from 'node:path';
import { isPictureName, PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { finding } from '../../../content-model/src/findings/findings.ts';
import {
  type FieldPath,
  mayBeEmpty,
  metadata,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { inputName } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import { explain } from '../issues/explain.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import { cropPicker } from './crop-picker.ts';
import { framesIn, placeFor } from './picture-places.ts';

/** What a form knows about the entry of a picture field. */
type PictureContext = {
  /** The fields of the entry, as they stand or as they were typed. */
  values: unknown;
  /** The folder of the entry, below the content folder. */
  folder: string;
  /** Where the form is sent. */
  action: string;
  language: Language;
};

/** The types that the file dialog offers: those that {@link preparePicture} reads. */
export const ACCEPTED = [...new Set([...PICTURE_TYPES.values(), 'image/gif', 'image/tiff'])].join(
  ',',
);

/** The number of pictures in the list that a field is in; 0 for a field outside of lists. */
export function siblingsOf(path: FieldPath, values: unknown): number {
  const last = path.findLastIndex((part) => typeof part === 'number');
  const list = last < 0 ? undefined : valueAt(values, path.slice(0, last));
  return Array.isArray(list) ? list.length : 0;
}

/**
 * The inputs of a picture field: the picture as it is, another one to choose, drop or paste, the path of its file, and
 * none. A field that also takes words shows its text instead of folding it. The script takes the template to show the
 * part of a new picture that will be seen.
 *
 * @param attributes those that join the hint and the issues of the field to its input
 * @param text the path
 * @param isWrong whether the field has issues
 */
export function pictureField(
  schema: Schema,
  path: FieldPath,
  { values, folder, action, language }: PictureContext,
  attributes: Html,
  text: string,
  isWrong: boolean,
): Html {
  const words = wordsIn(language).picture;
  const name = inputName(path);
  const frames = framesIn(placeFor(schema), siblingsOf(path, values));
  const hasPicture = isPictureName(text);
  const isSaved = action.startsWith('/admin/edit?') && hasPicture && !/\.svg$/i.test(text);
  const crop = `/admin/crop${action.slice('/admin/edit'.length)}&field=${encodeURIComponent(name)}`;
  const main = html`id="${name}"${attributes}`;
  const takesWords = metadata(schema).words !== undefined;
  return html`<div class="picture" data-too-large="${words.tooLarge}" data-chosen="${words.chosen({ name: '{name}' })}" data-not-shown="${words.notShownYet}" data-heic="${explain(finding('heic'), language).join(' ')}">
  ${hasPicture && html`<img src="/admin/picture/${encodeURI(posix.join(folder, text))}" alt="${words.picture({ name: posix.basename(text) })}" loading="lazy">`}
  ${isSaved && frames && html`<p class="picture-crop"><a class="button" href="${crop}">${words.choosePart}</a></p>`}
  ${takesWords && html`<input type="text" ${main} name="${name}" value="${text}">`}
  <label class="file">${hasPicture ? words.otherPicture : words.firstPicture}
    <input type="file"${!takesWords && html` ${main}`} name="${name}.file" accept="${ACCEPTED}"></label>
  <p class="hint picture-state"></p>
  ${text !== '' && !takesWords && mayBeEmpty(schema) && html`<label class="picture-none"><input type="checkbox" name="${name}.none" value="true"> ${words.none}</label>`}
  ${!takesWords && pathInput(name, text, isWrong, language)}
  <template class="drop-here">${words.dropHere}</template>
  <template class="keep-old"><p><button type="button">${hasPicture ? words.keepOld : words.keepNone}</button></p></template>
  ${
    frames &&
    html`<template class="new-crop">${cropPicker({
      frames,
      prefix: `${name}.`,
      picture: { href: '', width: 16, height: 10 },
      language,
    })}<p><label><input type="checkbox" name="${name}.crop" value="true" checked> ${words.keepOnlyPart}</label></p></template>`
  }
</div>`;
}

/** The path of a picture's file, which an owner needs only for a picture that lies in the folder already. */
const pathInput = (name: string, text: string, isOpen: boolean, language: Language) => {
  const { file, fileHint } = wordsIn(language).picture;
  const id = `${name}.path`;
  return html`<details class="picture-path"${isOpen && html` open`}><summary>${file}</summary>
  <p class="hint" id="${id}-hint">${fileHint}</p>
  <input type="text" id="${id}" name="${name}" aria-label="${file}" aria-describedby="${id}-hint" value="${text}"></details>`;
};
