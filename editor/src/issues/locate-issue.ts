import { collectionOf } from '../../../content-model/src/check/locate.ts';
import { lists } from '../../../content-model/src/collections.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { orderFile } from '../../../content-model/src/order.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { pathOfField, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { translationOf } from '../../../content-model/src/translations/translation-files.ts';
import { displayName } from '../entries/entries.ts';
import { editLink, translationLink } from '../entries/entry-links.ts';
import { collectionLabel, trailOf } from '../labels/labels.ts';
import type { Language } from '../languages.ts';

/** Where an issue is, as the owner knows it. */
type IssuePlace = {
  /** The entry or its collection, and the way to the field, such as "Bar at the top › Links › 1". */
  name: string;
  /** The way to the field alone; empty for the whole entry. */
  trail: string;
  /** The form with the field; the overview for the order of a list. */
  href: string;
};

/**
 * Where an issue is; undefined where it is in no entry.
 *
 * @param content the content, to name entries of lists and pages by their titles
 */
export function locateIssue(
  { file, field = '' }: Pick<ContentIssue, 'file' | 'field'>,
  language: Language,
  content?: ContentFiles,
): IssuePlace | undefined {
  const path = file.replace(/^content\//, '');
  const list = lists.find((each) => orderFile(each) === path);
  if (list) return { name: collectionLabel(list, language), trail: '', href: '/admin/' };
  // A translation is known by what it translates.
  const own = content?.translations?.has(path) ? translationOf(path) : undefined;
  const entry = own?.source ?? path;
  const collection = collectionOf(entry);
  if (!collection) return undefined;
  const at = pathOfField(field);
  const isKnown = at.length > 0 && schemaAt(collection.schema, at) !== undefined;
  const trail = isKnown ? trailOf(collection, at, language) : field;
  const name =
    content?.files.has(entry) && collection.type !== 'singleton'
      ? displayName(content, { path: entry, collection })
      : collectionLabel(collection, language);
  const href = own
    ? translationLink(entry, own.language)
    : editLink(path, isKnown ? at.join('.') : undefined);
  return { name: trail ? `${name} › ${trail}` : name, trail, href };
}
