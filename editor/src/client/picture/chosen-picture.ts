import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Size } from '../../pictures/crop.ts';
import type { CropData } from '../../pictures/picture-field.tsx';
import { elementAt, query } from '../query.ts';
import { CropPicker } from './crop-picker.tsx';

/** As much as the editor's server takes. */
const LARGEST_FILE = 100 * 1024 * 1024;

/** The longer side of the picture that is shown in place of a large one. */
const SHOWN_SIDE = 1600;

type Shown = Size & { href: string };

/** A picture of a file as this browser sees it, upright; undefined if it cannot. */
async function shownOf(file: File): Promise<Shown | undefined> {
  if (file.type === 'image/svg+xml') {
    const href = `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
    return { href, width: 0, height: 0 };
  }
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, SHOWN_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return { href: canvas.toDataURL('image/webp', 0.85), width, height };
  } catch {
    return undefined;
  }
}

/** Why a file is refused before it is sent; empty if there is no reason. */
function refusalOf({ name, size }: File, { tooLarge = '', heic = '' }: DOMStringMap): string {
  if (size > LARGEST_FILE) return tooLarge;
  return /\.hei[cf]$/i.test(name) ? heic : '';
}

/** Whether a field holds a file that is refused. */
export const isRefused = (field: HTMLElement): boolean =>
  query('.picture-state.error', field) !== null;

/** Shows what was chosen in place of the picture as it is, and the frame on it, or why it is refused. */
export async function showChosen(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  const state = elementAt('.picture-state', field);
  const file = input.files?.[0];
  const refusal = file ? refusalOf(file, field.dataset) : '';
  query('.new-picture', field)?.remove();
  field.classList.toggle('has-new', file !== undefined && refusal === '');
  state.classList.toggle('error', refusal !== '');
  state.classList.toggle('hint', refusal === '');
  input.ariaInvalid = refusal === '' ? null : 'true';
  if (!file) {
    state.textContent = elementAt<HTMLTemplateElement>('.drop-here', field).content.textContent;
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
  const said = chosen.replace('{name}', file.name);
  const shown = await shownOf(file);
  if (input.files?.[0] !== file) return;
  state.textContent = shown ? said : `${said} ${notShown}`;
  if (shown) showIn(box, shown, field.dataset['crop']);
}

/** Puts a picture into a box, with a frame where the site cuts such a picture. */
function showIn(box: HTMLElement, shown: Shown, crop: string | undefined): void {
  if (!crop || shown.width === 0) {
    box.prepend(Object.assign(document.createElement('img'), { src: shown.href, alt: '' }));
    return;
  }
  const data: CropData = JSON.parse(crop);
  const place = document.createElement('div');
  box.prepend(place);
  createRoot(place).render(createElement(CropPicker, { ...data, picture: shown }));
}
