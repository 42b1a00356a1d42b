import { parse } from 'yaml';
import { isEntryOf } from '../../../packages/content-model/src/check/locate.ts';
import {
  collectionName,
  collections,
  documentFolders,
  singletons,
} from '../../../packages/content-model/src/collections.ts';
import { interfaceWords, withDefaults } from '../../../packages/content-model/src/languages.ts';
import { splitFrontMatter } from '../../../packages/content-model/src/parse.ts';
import {
  isTextField,
  mapFields,
  type Schema,
} from '../../../packages/content-model/src/schema-traversal.ts';
import {
  draft,
  draftBody,
} from '../../../packages/content-model/src/translations/draft-translation.ts';
import { rewriteDocument } from '../../../packages/content-model/src/write.ts';

/** Facts and choices: nothing in them is to be translated. */
const FACTS = ['site/site.yaml', 'theme.yaml'];

/** An entry with every text that visitors read as a draft. */
const draftEntry = (schema: Schema, entry: unknown): unknown =>
  mapFields(schema, entry, (value, field) =>
    isTextField(field) && typeof value === 'string' ? draft(value) : value,
  );

function draftDocument(schema: Schema, source: string): string {
  const parts = splitFrontMatter(source);
  if (!parts) return source;
  const fields = draftEntry(schema, parse(parts.fields)) as object;
  return rewriteDocument(source, fields, draftBody(parts.body));
}

/**
 * An English start for a language that the product has no words of: each text, and each word of the
 * interface, is a draft, so that the check lists it and no build for an address lets it through.
 *
 * @param files the entries and documents of the start by path
 */
export function untranslated(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const words = singletons.flatMap((collection) => {
    const defaults = interfaceWords('en', collectionName(collection));
    const path = `${collection.path}.yaml`;
    return Object.keys(defaults).length > 0 ? [[path, withDefaults(files[path], defaults)]] : [];
  });
  const all: Record<string, unknown> = { ...files, ...Object.fromEntries(words) };
  const drafted = [...collections.values()].flatMap((collection) =>
    Object.keys(all)
      .filter((path) => isEntryOf(collection, path) && !FACTS.includes(path))
      .map((path) => {
        const value = all[path];
        return documentFolders.some((each) => each === collection)
          ? [path, draftDocument(collection.schema, String(value))]
          : [path, draftEntry(collection.schema, value)];
      }),
  );
  return { ...all, ...Object.fromEntries(drafted) };
}
