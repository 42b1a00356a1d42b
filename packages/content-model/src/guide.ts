import { type Collection, collections } from './collections.ts';
import { fieldSentences } from './field-sentences.ts';
import { labelAt } from './labels.ts';
import { allFields, type FieldPath, metadata, type Schema } from './schema-traversal.ts';

const nameOf = (path: FieldPath) =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .slice(1);

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** A sentence about the length of a text. */
function lengthOf(field: Schema): string {
  const { shortest, longest } = metadata(field);
  if (longest === undefined) return '';
  return shortest === undefined
    ? `At most ${longest} characters.`
    : `${shortest} to ${longest} characters.`;
}

const HEAD = ['Field', 'What it is', 'Example'];

/** A row for each field and each group. */
const rowsOf = (collection: Collection): string[][] =>
  allFields(collection.schema)
    .filter(({ path }) => typeof path.at(-1) === 'string')
    .map(({ path, schema: field }) => {
      const { label } = labelAt(collection, path, 'en');
      const sentences = [`${label}.`, fieldSentences(collection, path), lengthOf(field)];
      return [
        `\`${nameOf(path)}\``,
        cell(sentences.filter(Boolean).join(' ')),
        cell(exampleOf(field)),
      ];
    });

function exampleOf(field: Schema): string {
  const { example = '', widget } = metadata(field);
  return widget === 'list' || example === '' ? '' : `\`${String(example)}\``;
}

/** The table of a collection, its columns as wide as the project's formatter makes them. */
function table(collection: Collection): string {
  const rows = rowsOf(collection);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [HEAD, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

/**
 * Puts tables of fields into the owner's guide.
 *
 * @param guide Markdown in which `<!-- fields: hero -->` and `<!-- end -->` enclose a collection's table;
 *   collections with the same fields share one, as in `<!-- fields: services.section projects.section -->`
 * @throws Error when a marker names an unknown collection, or collections whose fields differ
 */
export const withFieldTables = (guide: string): string =>
  guide.replaceAll(
    /(<!-- fields: ([\w. ]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, names: string, end: string) => {
      const [first, ...others] = names.split(' ').map((name) => {
        const collection = collections.get(name);
        if (collection) return table(collection);
        throw new Error(`The guide names the collection "${name}", which does not exist.`);
      });
      if (others.some((other) => other !== first)) {
        throw new Error(`The guide has one table for "${names}", but their fields differ.`);
      }
      return `${start}\n${first}\n\n${end}`;
    },
  );
