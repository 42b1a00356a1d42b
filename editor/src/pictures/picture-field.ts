import { posix } from 'node:path';
import { isPictureName, PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { finding } from '../../../content-model/src/findings/findings.ts';
import {
  type FieldPath,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { inputName } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import { explain } from '../issues/explain.ts';
import type { Language } from '../languages.ts';
import { cropPicker } from './crop-picker.ts';
import { framesIn, placeFor } from './picture-places.ts';
import { pictureWords } from './words.ts';

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
 * The input of a picture field: the picture as it is, the path of its file, and another one to choose, drop or paste.
 * The script takes the template to show the part of a new picture that will be seen.
 *
 * @param shared the attributes of the input for the path
 * @param text the path
 */
export function pictureField(
  schema: Schema,
  path: FieldPath,
  { values, folder, action, language }: PictureContext,
  shared: Html,
  text: string,
): Html {
  const words = pictureWords[language];
  const name = inputName(path);
  const frames = framesIn(placeFor(schema), siblingsOf(path, values));
  const hasPicture = isPictureName(text);
  const isSaved = action.startsWith('/edit?') && hasPicture && !/\.svg$/i.test(text);
  const crop = `/crop${action.slice('/edit'.length)}&field=${encodeURIComponent(name)}`;
  return html`<div class="picture" data-too-large="${words.tooLarge}" data-chosen="${words.chosen('{name}')}" data-not-shown="${words.notShownYet}" data-heic="${explain(finding('heic'), language).join(' ')}">
  ${hasPicture && html`<img src="/picture/${encodeURI(posix.join(folder, text))}" alt="${words.picture(posix.basename(text))}" loading="lazy">`}
  ${isSaved && frames && html`<p class="picture-crop"><a class="button" href="${crop}">${words.choosePart}</a></p>`}
  <input type="text" ${shared} value="${text}">
  <label class="file">${hasPicture ? words.otherPicture : words.firstPicture}
    <input type="file" name="${name}.file" accept="${ACCEPTED}"></label>
  <p class="hint picture-state"></p>
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
