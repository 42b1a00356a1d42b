import { collections } from './collections.ts';
import { allFields, choicesOf, type FieldPath, metadata, type Schema } from './schema-traversal.ts';

const nameOf = (path: FieldPath) =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .slice(1);

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** The words that a choice allows, unless its description explains each of them. */
function choicesIn(field: Schema, description: string): string {
  const choices = choicesOf(field);
  if (choices.every((choice) => description.includes(`\`${choice}\``))) return '';
  return ` One of: ${choices.join(', ')}.`;
}

const HEAD = ['Field', 'What it is', 'Example'];

/** A row for each field that holds a value. */
const rowsOf = (schema: Schema): string[][] =>
  allFields(schema)
    .filter(({ path }) => typeof path.at(-1) === 'string')
    .map(({ path, schema: field }) => ({ path, field, ...metadata(field) }))
    .filter(({ widget }) => widget !== 'group')
    .map(({ path, field, description = '', example, widget }) => {
      const shown = widget === 'list' || example === '' ? '' : `\`${String(example)}\``;
      return [
        `\`${nameOf(path)}\``,
        cell(description + choicesIn(field, description)),
        cell(shown),
      ];
    });

/** The table of a collection, its columns as wide as the project's formatter makes them. */
function table(schema: Schema): string {
  const rows = rowsOf(schema);
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
        if (collection) return table(collection.schema);
        throw new Error(`The guide names the collection "${name}", which does not exist.`);
      });
      if (others.some((other) => other !== first)) {
        throw new Error(`The guide has one table for "${names}", but their fields differ.`);
      }
      return `${start}\n${first}\n\n${end}`;
    },
  );
