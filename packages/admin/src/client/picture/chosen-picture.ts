import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { FORMAT_BYTES, isHeic, isPicture } from '../../pictures/picture-bytes.ts';
import type { CropData } from '../../pictures/picture-field.tsx';
import { LARGEST_FORM } from '../../request/limits.ts';
import { elementAt, query } from '../query.ts';
import { CropPicker } from './crop-picker.tsx';
import { imageOf } from './image-of.ts';

/** Why a file is refused before it is sent; empty if there is no reason. */
async function refusalOf(file: File, said: DOMStringMap): Promise<string> {
  const { tooLarge = '', heic = '', noImage = '' } = said;
  if (file.size > LARGEST_FORM) return tooLarge;
  // The browser is not asked: it may fail to show a huge photo, which the server reduces.
  const bytes = new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer());
  if (isHeic(bytes)) return heic;
  return isPicture(file.name, bytes) ? '' : noImage;
}

/** The hint about dragging and pasting, which touch does not support. */
export const hintOf = (field: HTMLElement): string =>
  matchMedia('(pointer: coarse)').matches
    ? ''
    : (elementAt<HTMLTemplateElement>('.drop-here', field).content.textContent ?? '');

/** Whether a field holds a file that is refused. */
export const isRefused = (field: HTMLElement): boolean =>
  query('.picture-state.error', field) !== null;

/** Replaces the stored picture with the chosen one and its frame, or shows why the file is refused. */
export async function showChosen(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  const state = elementAt('.picture-state', field);
  const file = input.files?.[0];
  const refusal = file ? await refusalOf(file, field.dataset) : '';
  if (input.files?.[0] !== file) return;
  query('.new-picture', field)?.remove();
  field.classList.toggle('has-new', file !== undefined && refusal === '');
  state.classList.toggle('error', refusal !== '');
  state.classList.toggle('hint', refusal === '');
  input.ariaInvalid = refusal === '' ? null : 'true';
  if (!file) {
    state.textContent = hintOf(field);
    return;
  }
  const box = document.createElement('div');
  box.className = 'new-picture';
  box.append(elementAt<HTMLTemplateElement>('.keep-old', field).content.cloneNode(true));
  elementAt('button', box).addEventListener('click', () => {
    input.value = '';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  });
  state.after(box);
  if (refusal !== '') {
    state.textContent = refusal;
    return;
  }
  const { chosen = '', notShown = '' } = field.dataset;
  const said = chosen.replace('{name}', () => file.name);
  const image = await imageOf(file);
  if (input.files?.[0] !== file) return;
  state.textContent = image ? said : `${said} ${notShown}`;
  if (image) showIn(box, image, file.type === 'image/svg+xml' ? undefined : field.dataset['crop']);
}

/** Puts a picture into a box, with a movable frame where the site shows only a part of the picture. */
function showIn(box: HTMLElement, image: HTMLImageElement, crop: string | undefined): void {
  if (!crop) {
    image.alt = '';
    box.prepend(image);
    return;
  }
  const data: CropData = JSON.parse(crop);
  const { src, naturalWidth: width, naturalHeight: height } = image;
  const place = document.createElement('div');
  box.prepend(place);
  createRoot(place).render(createElement(CropPicker, { ...data, picture: { src, width, height } }));
}
