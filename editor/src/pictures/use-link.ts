import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName } from '../entries/entries.ts';
import { inputName } from '../form/form-values.ts';
import { type Html, html } from '../html.ts';
import { collectionLabel } from '../labels/labels.ts';
import { languageOf } from '../languages.ts';
import type { PictureUse } from './library.ts';

/** A link to the field that names a picture. */
export function useLink(content: ContentFiles, { entry, field }: PictureUse): Html {
  const { collection, path } = entry;
  const name = collectionLabel(collection, languageOf(content));
  const list = collection.type === 'singleton' ? '' : `${name}: `;
  return html`<a href="/admin/edit?file=${encodeURIComponent(path)}#${inputName(field)}">${list}${displayName(content, entry)}</a>`;
}
