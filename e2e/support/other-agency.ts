import {
  appendFileSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { documentFolders, lists, singletons } from '../../content-model/src/collections.ts';
import { splitFrontMatter } from '../../content-model/src/parse.ts';
import {
  elementOf,
  fieldsOf,
  mapFields,
  metadata,
  type Schema,
} from '../../content-model/src/schema-traversal.ts';

const vocabulary =
  'Wir und der die das auf mit für ein neu gut klar Haus Werk Plan Idee Team Technik Projekt Anfrage Entwurf Werkstatt Prüfung Software Betreuung Oberfläche Verbindung Entwicklung Zusammenarbeit Veröffentlichung Qualitätssicherung'.split(
    ' ',
  );

let count = 0;

/** German words for a text: about as many, about as long; lines and names in braces stay. */
function otherWords(text: string): string {
  count += 1;
  let at = count;
  const words = text.replaceAll(/\{\w+\}|[^\s{}]*\p{L}[^\s{}]*/gu, (word) => {
    if (word.startsWith('{')) return word;
    const alike = vocabulary.filter(({ length }) => Math.abs(length - word.length) < 3);
    at += 1;
    return alike[at % alike.length] ?? 'Werk';
  });
  // Titles and names must be unlike each other.
  return text.length < 60 ? `${words} ${count}` : words;
}

/** Values that have a form of their own, by the field's name. */
const values: Record<string, string> = {
  language: 'de-DE',
  contactEmail: 'post@werkstatt.example',
  contactPhone: '+49 341 000 000',
  id: '',
  displayTypeface: '',
  textTypeface: '',
};

const colours: Record<string, string> = {
  brand: '#7a1022',
  accent: '#1f9e8f',
  paper: '#ffffff',
  ink: '#1c1214',
};

const allows = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** An entry in other words. @param minimal without anything that may be left out. */
function rewritten(schema: Schema, entry: unknown, minimal: boolean): unknown {
  const changed = mapFields(schema, entry, (text, field, path) => {
    if (typeof text !== 'string') return text;
    const { widget } = metadata(field);
    if (widget === 'link') {
      if (text === '/contact') return '/kontakt';
      return /^https?:/.test(text) ? 'https://werkstatt.example/' : text;
    }
    if (widget === 'colour') return colours[String(path.at(-1))];
    if (widget === 'picture' || widget === 'date' || widget === 'choice') return text;
    const name = String(path.at(-1));
    return name in values ? values[name] || text : otherWords(text);
  });
  return minimal ? withoutOptional(schema, changed) : changed;
}

function withoutOptional(schema: Schema, value: unknown): unknown {
  const element = elementOf(schema);
  if (Array.isArray(value) && element) {
    const least = value.findIndex((_, length) => allows(schema, value.slice(0, length)));
    return value
      .slice(0, least < 0 ? undefined : least)
      .map((each) => withoutOptional(element, each));
  }
  if (typeof value === 'string') return allows(schema, '') ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(fields[name] && allows(fields[name], undefined)))
      .map(([name, each]) => [name, fields[name] ? withoutOptional(fields[name], each) : each]),
  );
}

const legalText = `## Allgemeines

Diese Seite gilt für alle Angebote von {brand}. Bei Fragen helfen wir.

## Anwendbares Recht

Es gilt das Recht am Sitz von {legalName}.
`;

/** Adds what an owner may have more: another legal page, a case study, an address, an order of sections. */
function addPages(folder: string): void {
  const page = (title: string, description: string, text: string) =>
    `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}`;
  const add = (path: string, text: string) => appendFileSync(join(folder, path), text);
  add(
    'legal/impressum.md',
    page(
      'Impressum',
      'Wer für diese Seiten verantwortlich ist, und wie Sie uns erreichen.',
      legalText,
    ),
  );
  add(
    'projects/03-coldline.md',
    page(
      'Eine Karte für Fahrer',
      'Wie in einem Jahr eine Karte entstand, die ein Fahrer im Vorbeifahren lesen kann.',
      `${legalText}\n![Die Karte](./03-coldline.png)\n`,
    ),
  );
  add('pages/contact.yaml', 'address: kontakt\n');
  add('pages/home.yaml', 'sections: [hero, team, services, process, projects, testimonials]\n');
}

/**
 * Makes the content of an agency in another country out of a content folder: every text in other
 * words and in German.
 *
 * @param minimal also without everything that the schemas let an owner leave out: texts, links, pictures,
 * entries
 */
export function becomeOtherAgency(folder: string, { minimal = false } = {}): void {
  const rewrite = (path: string, schema: Schema) => {
    const file = join(folder, path);
    const entry = parse(readFileSync(file, 'utf8'));
    writeFileSync(file, stringify(rewritten(schema, entry, minimal)));
  };
  for (const { path, schema } of singletons) rewrite(`${path}.yaml`, schema);
  for (const { folder: name, schema } of lists) {
    const files = readdirSync(join(folder, name)).filter(
      (file) => /\.ya?ml$/.test(file) && file !== 'section.yaml',
    );
    for (const file of files) {
      if (minimal) rmSync(join(folder, name, file));
      else rewrite(join(name, file), schema);
    }
  }
  for (const { path, schema } of documentFolders.flatMap(({ folder: name, schema }) =>
    globSync(`${name}/*.md`, { cwd: folder }).map((path) => ({ path, schema })),
  )) {
    const file = join(folder, path);
    const fields = splitFrontMatter(readFileSync(file, 'utf8'))?.fields ?? '';
    const head = stringify(rewritten(schema, parse(fields), minimal));
    writeFileSync(file, `---\n${head}---\n\n${legalText}`);
  }
  if (!minimal) addPages(folder);
}
