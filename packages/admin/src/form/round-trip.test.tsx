// @vitest-environment happy-dom
import { posix } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { editOf, issuesOf, issuesOfEdit } from '../../../content-model/src/changes.ts';
import { type Collection, collections } from '../../../content-model/src/collections.ts';
import {
  choicesOf,
  elementOf,
  fieldsOf,
  isObject,
  isOptional,
  mapFields,
  mayBeEmpty,
  metadata,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { exampleContent } from '../../../content-model/test/example-content.ts';
import { EntryForm } from '../edit/entry-form.tsx';
import { openEntry, textOf } from '../entries/entries.ts';
import { storedFields } from '../entries/stored-fields.ts';
import { formOffers } from './form-offers.ts';
import { inputName, pathOf, postedTexts, valueFrom } from './form-values.ts';
import { TYPED } from './link-values.ts';

const content = exampleContent();

/** Fields that no single entry can have alone: a second language needs translations. */
const LEFT_OUT = ['languages', 'untranslatedLinks'];

const kinds = ['minimal', 'full'] as const;
type Kind = (typeof kinds)[number];

/** A value for a field: with only the required parts, or with everything that its schema takes. */
function exampleOf(schema: Schema, kind: Kind, at = 0): unknown {
  const element = elementOf(schema);
  if (element) return elementsOf(schema, element, kind);
  const fields = Object.entries(fieldsOf(schema)).filter(
    ([name, field]) => !LEFT_OUT.includes(name) && (kind === 'full' || !isOptional(field)),
  );
  if (fields.length > 0) {
    const values = fields.map(([name, field]) => [name, exampleOf(field, kind, at)] as const);
    return Object.fromEntries(values);
  }
  const { example, widget } = metadata(schema);
  if (widget === 'entry') return 'example';
  if (widget === 'switch') return true;
  if (widget === 'choice') return choicesOf(schema)[1] ?? example;
  if (widget === 'picture' && kind === 'minimal' && mayBeEmpty(schema)) return '';
  if (widget === 'line' && at > 0) return `${example}${at}`;
  return example;
}

/** The elements of a full list: every choice of a selection, a group for each value of its choice, else two elements. */
function elementsOf(list: Schema, element: Schema, kind: Kind): unknown[] {
  const choices = choicesOf(element);
  const size = [kind === 'full' ? 2 : 1, 1].find((count) => fits(list, Array(count).fill(null)));
  if (choices.length > 0) return kind === 'full' ? [...choices] : choices.slice(0, size);
  const [choice] = Object.entries(fieldsOf(element)).filter(([, each]) => choicesOf(each).length);
  if (!choice || kind === 'minimal') {
    return Array.from({ length: size ?? 0 }, (_, at) => exampleOf(element, kind, at));
  }
  return choicesOf(choice[1]).map((value, at) =>
    accepted(element, { ...Object(exampleOf(element, kind, at)), [choice[0]]: value }),
  );
}

/** Whether a list may have a certain number of elements. */
const fits = (list: Schema, elements: unknown[]) =>
  !z.safeParse(list, elements).error?.issues.some(({ code }) => code.startsWith('too_'));

/** A group without the fields that its schema refuses. */
function accepted(schema: Schema, group: Record<string, unknown>): unknown {
  const refused = z.safeParse(schema, group).error?.issues.map(({ path }) => path[0]) ?? [];
  return Object.fromEntries(Object.entries(group).filter(([name]) => !refused.includes(name)));
}

const pathIn = (collection: Collection) => {
  if (collection.type === 'singleton') return `${collection.path}.yaml`;
  if (collection.type === 'list') return `${collection.folder}/example.yaml`;
  return `${collection.folder}/${collection.folder === 'legal' ? 'privacy-policy' : 'example'}.md`;
};

/** The example content with a minimal or a full entry. */
function contentWith(collection: Collection, kind: Kind) {
  const path = pathIn(collection);
  const fields = exampleOf(collection.schema, kind);
  const text = stringify(fields);
  const [, , body = ''] = (content.files.get(path) ?? '').split('---\n');
  const isPage = collection.type === 'documents';
  const files = new Map([...content.files, [path, isPage ? `---\n${text}---\n${body}` : text]]);
  const pictures = new Set(content.pictures);
  mapFields(collection.schema, fields, (value, schema) => {
    if (metadata(schema).widget === 'picture' && String(value).startsWith('./')) {
      pictures.add(posix.join(posix.dirname(path), String(value)));
    }
    return value;
  });
  return { ...content, files, pictures };
}

type Content = ReturnType<typeof contentWith>;

/** Shows the form of an entry. @param fields the fields that are shown instead of its own */
function showForm(from: Content, path: string, fields?: unknown) {
  const entry = openEntry(from, path);
  if (!entry) throw new Error(`No entry in ${path}`);
  const state = { entry, fields: fields ?? entry.fields, body: entry.body, issues: [] };
  const more = {
    action: '/edit',
    heading: path,
    offers: { ...formOffers(entry.collection, from, 'en'), links: [] },
  };
  document.body.innerHTML = renderToStaticMarkup(<EntryForm state={{ ...state, ...more }} />);
  // happy-dom does not take the value of the option with the attribute `selected`.
  for (const select of document.querySelectorAll('select')) {
    const chosen = select.querySelector('option[selected]') ?? select.querySelector('option');
    select.value = chosen?.getAttribute('value') ?? '';
  }
  return entry;
}

/** Sends the shown form as a browser does. @returns the saved entry, and its issues */
function save(from: Content, path: string) {
  const entry = openEntry(from, path);
  if (!entry) throw new Error(`No entry in ${path}`);
  const posted = postedTexts(new FormData(document.querySelector('form') ?? undefined));
  const { schema } = entry.collection;
  const fields = storedFields(schema, valueFrom(schema, posted)) as object;
  const text = textOf(entry, fields, posted.get('body') ?? '');
  const saved = openEntry({ ...from, files: new Map([...from.files, [path, text]]) }, path);
  const issues = issuesOfEdit(editOf(from, new Map([[path, text]])));
  return { fields: z.safeParse(schema, saved?.fields).data, issues };
}

const cases = [...collections].flatMap(([name, collection]) =>
  kinds.map((kind) => [name, kind, collection] as const),
);

test.each(cases)(
  'the form of %s with its %s fields, saved unchanged, changes nothing',
  (...row) => {
    const [, kind, collection] = row;
    const path = pathIn(collection);
    const own = contentWith(collection, kind);
    expect(issuesOf(own)).toEqual([]);
    const before = z.safeParse(collection.schema, showForm(own, path).fields).data;
    const { fields, issues } = save(own, path);
    expect(issues).toEqual([]);
    expect(fields).toEqual(before);
  },
);

/** A value with the same number of elements in its lists, and empty fields. */
function emptied(schema: Schema, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    return choicesOf(element).length > 0 ? [] : value.map((item) => emptied(element, item));
  }
  if (!isObject(value)) return '';
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const field = fields[name];
      return field ? [[name, emptied(field, item)]] : [];
    }),
  );
}

/** Fills in the input of a value as a person does. */
function fillIn(schema: Schema, value: unknown): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('form [id][name]:not(button)')) {
    const wanted = valueAt(value, pathOf(input.name));
    const list = valueAt(value, pathOf(input.name).slice(0, -1));
    if (input.type === 'checkbox') {
      input.checked = wanted === true || (Array.isArray(list) && list.includes(input.value));
    } else if (typeof wanted === 'string' || typeof wanted === 'number') {
      input.value = String(wanted);
    }
  }
  mapFields(schema, value, (item, field, path) => {
    const chosen = document.querySelector<HTMLSelectElement>(`[name="${inputName(path)}.to"]`);
    if (chosen) chosen.value = TYPED;
    const hidden =
      metadata(field).widget === 'picture' && document.getElementsByName(inputName(path))[0];
    if (hidden instanceof HTMLInputElement) hidden.value = String(item);
    return item;
  });
}

/** An entry without the short names that are made from other fields. */
const withoutShortNames = (schema: Schema, value: unknown) =>
  mapFields(schema, value, (item, field) => (metadata(field).madeFrom ? undefined : item));

test.each([...collections])(
  'the form of %s, filled in, becomes an entry that the check accepts',
  (...row) => {
    const [, collection] = row;
    const { schema } = collection;
    const path = pathIn(collection);
    const own = contentWith(collection, 'full');
    const wanted = showForm(own, path).fields;
    showForm(own, path, emptied(schema, wanted));
    fillIn(schema, wanted);
    const { fields, issues } = save(own, path);
    expect(issues).toEqual([]);
    const expected = z.safeParse(schema, wanted).data;
    expect(withoutShortNames(schema, fields)).toEqual(withoutShortNames(schema, expected));
  },
);
