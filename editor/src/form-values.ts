import {
  type AnySchema,
  about,
  entryOf,
  type FieldPath,
  fieldsOf,
  isOptional,
} from '../../content-model/src/schema-traversal.ts';
import { inputName } from './form.ts';

/** What a form says about a record: its values, and which pictures came with it. */
export type Posted = Map<string, string>;

/** The text fields of a form, with the line ends that files have. */
export function postedTexts(form: FormData): Posted {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, value.replaceAll('\r\n', '\n'));
  }
  return texts;
}

/** The record that a form describes; values of the wrong form stay as typed, for the check to name. */
export function valueFrom(schema: AnySchema, posted: Posted, path: FieldPath = []): unknown {
  const name = inputName(path);
  const { control } = about(schema);
  if (control === 'group') {
    return Object.fromEntries(
      Object.entries(fieldsOf(schema)).flatMap(([key, inner]) => {
        const value = valueFrom(inner, posted, [...path, key]);
        const isLeftOut = isOptional(inner) && Array.isArray(value) && value.length === 0;
        return isLeftOut ? [] : [[key, value]];
      }),
    );
  }
  const entry = entryOf(schema);
  if (entry) {
    const length = Number(posted.get(`${name}.length`) ?? 0);
    return Array.from({ length }, (_, index) => valueFrom(entry, posted, [...path, index]));
  }
  const text = (posted.get(name) ?? '').trim();
  if (control === 'switch') return text === 'true';
  if (control === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  return text;
}

/** What a button beside the fields does: `add links`, `remove links.2`, `up links.2`, `down links.2`. */
export type ListAction = { what: 'add' | 'remove' | 'up' | 'down'; list: string; index: number };

/** Reads a button's value; undefined for the button that saves. */
export function listAction(action: string): ListAction | undefined {
  const match = /^(?:(add) (.+)|(remove|up|down) (.+)\.(\d+))$/.exec(action);
  if (!match) return undefined;
  const what = (match[1] ?? match[3]) as ListAction['what'];
  return { what, list: match[2] ?? match[4] ?? '', index: Number(match[5] ?? 0) };
}

/** The record with one list changed as a button says. */
export function withListAction(record: unknown, schema: AnySchema, action: ListAction): unknown {
  const change = (value: unknown, inner: AnySchema, path: string): unknown => {
    if (path === action.list) return changeList(value, inner, action);
    const entry = entryOf(inner);
    if (entry && Array.isArray(value)) {
      return value.map((item, index) => change(item, entry, `${path}.${index}`));
    }
    if (typeof value !== 'object' || value === null) return value;
    const values = new Map<string, unknown>(Object.entries(value));
    for (const [key, field] of Object.entries(fieldsOf(inner))) {
      const changed = change(values.get(key), field, path === '' ? key : `${path}.${key}`);
      if (changed !== undefined) values.set(key, changed);
    }
    return Object.fromEntries(values);
  };
  return change(record, schema, '');
}

function changeList(value: unknown, schema: AnySchema, { what, index }: ListAction): unknown[] {
  const items: unknown[] = Array.isArray(value) ? [...value] : [];
  const entry = entryOf(schema);
  if (what === 'add' && entry) items.push(valueFrom(entry, new Map()));
  const [item] = what === 'add' ? [] : items.splice(index, 1);
  if (what === 'up') items.splice(Math.max(0, index - 1), 0, item);
  if (what === 'down') items.splice(index + 1, 0, item);
  return items;
}
