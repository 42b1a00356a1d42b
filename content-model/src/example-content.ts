import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { legalPages, lists, singletons } from './collections.ts';
import { about, entryOf, fieldsOf } from './schema-traversal.ts';

/** A value made of the examples that the schema's fields carry. */
function exampleOf(schema: z.core.$ZodType): unknown {
  const { example } = about(schema);
  const entry = entryOf(schema);
  if (entry) return parse(String(example));
  const fields = Object.entries(fieldsOf(schema));
  if (fields.length === 0) return example;
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
}

const LEGAL_TEXT = '\n## General Terms\n\nFor any question, {howToReachUs}.\n';

/**
 * A small whole content for tests: one record of each collection, made of the schemas' own examples.
 *
 * @returns the files and pictures as the reader takes them
 */
export function exampleContent(): { files: Map<string, string>; pictures: Set<string> } {
  const files = new Map<string, string>();
  for (const { path, schema } of singletons) {
    files.set(`${path}.yaml`, stringify(exampleOf(schema)));
  }
  for (const { folder, schema } of lists) {
    files.set(`${folder}/01-example.yaml`, stringify(exampleOf(schema)));
  }
  for (const { path, schema } of legalPages) {
    files.set(`${path}.md`, `---\n${stringify(exampleOf(schema))}---\n${LEGAL_TEXT}`);
  }
  const pictures = new Set<string>();
  for (const [path, source] of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const [, name] of source.matchAll(/\.\/(\S+\.(?:png|svg))/g)) {
      pictures.add(`${folder}/${name}`);
    }
  }
  return { files, pictures };
}
