import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName } from '../entries/entries.ts';
import { inputName } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import type { PictureUse } from './library.ts';

/** A link to the field that names a picture. */
export const useLink = (content: ContentFiles, { entry, field }: PictureUse): Html =>
  html`<a href="/edit?file=${encodeURIComponent(entry.path)}#${inputName(field)}">${entry.collection.name}: ${displayName(content, entry)}</a>`;
