import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { inputName } from '../form/form-values.ts';
import { collectionLabel } from '../labels/labels.ts';
import { languageOf } from '../languages.ts';
import type { PictureUse } from './library.ts';

type UseLinksProps = { content: ContentFiles; uses: readonly PictureUse[] };

/** Links to the fields that name a picture. */
export const UseLinks = ({ content, uses }: UseLinksProps) => (
  <ul className="plain">
    {uses.map(({ entry, field }) => {
      const { collection, path } = entry;
      const name = collectionLabel(collection, languageOf(content));
      const list = collection.type === 'singleton' ? '' : `${name}: `;
      const href = editLink(path, inputName(field));
      return (
        <li key={href}>
          <a href={href}>
            {list}
            {displayName(content, entry)}
          </a>
        </li>
      );
    })}
  </ul>
);
