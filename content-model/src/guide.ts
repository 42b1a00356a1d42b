import type { z } from 'zod';
import { collections } from './collections.ts';
import { about, allFields, type FieldPath } from './schema-traversal.ts';

const nameOf = (path: FieldPath) =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .slice(1);

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

const HEAD = ['Field', 'What it is', 'Example'];

/** One row for each field that holds a value: its name, its sentence and an example. */
function rowsOf(schema: z.core.$ZodType): string[][] {
  return allFields(schema)
    .filter(({ path, schema: field }) => {
      const isEntryOfTexts = typeof path.at(-1) === 'number';
      return !isEntryOfTexts && about(field).control !== 'group';
    })
    .map(({ path, schema: field }) => {
      const { description = '', example, control } = about(field);
      const shown = control === 'list' || example === '' ? '' : `\`${String(example)}\``;
      return [`\`${nameOf(path)}\``, cell(description), cell(shown)];
    });
}

/** The table of a collection, its columns as wide as the project's formatter makes them. */
function table(schema: z.core.$ZodType): string {
  const rows = rowsOf(schema);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [HEAD, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

/**
 * Puts the fields of every collection into the owner's guide.
 *
 * @param guide Markdown in which `<!-- fields: hero -->` and `<!-- end -->` enclose a collection's table;
 *   several with the same fields share one, as in `<!-- fields: pages.home pages.contact -->`
 * @throws Error when a marker names a collection that does not exist, or several whose fields differ
 */
export function withFieldTables(guide: string): string {
  return guide.replaceAll(
    /(<!-- fields: ([\w. ]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, names: string, end: string) => {
      const tables = names.split(' ').map((name) => {
        const collection = collections.get(name);
        if (collection) return table(collection.schema);
        throw new Error(`The guide names the collection "${name}", which does not exist.`);
      });
      const [first = ''] = tables;
      if (tables.some((other) => other !== first)) {
        throw new Error(`The guide has one table for "${names}", but their fields differ.`);
      }
      return `${start}\n${first}\n\n${end}`;
    },
  );
}
