import { posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { collections } from '../src/collections.ts';
import { elementOf, fieldsOf, metadata, type Schema } from '../src/schema-traversal.ts';

/** Fields that a site with one language leaves out. */
const LEFT_OUT = ['languages', 'untranslatedLinks', 'address', 'slug'];

/** A value made of the examples in a schema. */
function exampleOf(schema: Schema): unknown {
  const { example, refersTo } = metadata(schema);
  // The id of the only entry of each list.
  if (refersTo !== undefined) return 'example';
  if (elementOf(schema)) return parse(String(example));
  const fields = Object.entries(fieldsOf(schema)).filter(([name]) => !LEFT_OUT.includes(name));
  if (fields.length === 0) return example;
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
}

const TEXT = '\n## General Terms\n\nBy {legalName}.\n';

type ExampleContent = { files: Map<string, string>; pictures: Set<string> };

function makeExample(): ExampleContent {
  const files = new Map<string, string>();
  const pictures = new Set<string>();
  for (const collection of collections.values()) {
    const fields = stringify(exampleOf(collection.schema));
    if (collection.type === 'list') files.set(`${collection.folder}/example.yaml`, fields);
    else if (collection.type === 'singleton') files.set(`${collection.path}.yaml`, fields);
    else {
      const name = collection.folder === 'legal' ? 'privacy-policy' : 'example';
      files.set(`${collection.folder}/${name}.md`, `---\n${fields}---\n${TEXT}`);
    }
  }
  for (const [path, source] of files) {
    for (const [name] of source.matchAll(/\.\/\S+\.(?:png|svg)/g)) {
      pictures.add(posix.join(posix.dirname(path), name));
    }
  }
  return { files, pictures };
}

const example = makeExample();

/** A small content for tests, as readSite takes it: one entry of each collection, made of examples. */
export const exampleContent = (): ExampleContent => ({
  files: new Map(example.files),
  pictures: new Set(example.pictures),
});
