import {
  choicesOf,
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  isOptional,
  metadata,
  type Schema,
  schemaAt,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { fold } from '../../../words/fold.ts';
import { linkFrom } from './link-values.ts';
import { type ButtonAction, buttonAction } from './list-action.ts';

/** The name of a field in a form: `links.0.href`. */
export const inputName = (path: FieldPath) => path.join('.');

/** The field that has this name in a form. */
export const pathOf = (name: string): FieldPath =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The values of a form's inputs, by the names of the inputs. */
export type Posted = Map<string, string>;

/** The text fields of a form, with the line ends that files have. */
export function postedTexts(form: FormData): Posted {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, value.replaceAll('\r\n', '\n'));
  }
  return texts;
}

/** The text of a field. In a field of one line, whose input wraps, line breaks become spaces. */
export const textFrom = (schema: Schema, typed: string): string =>
  metadata(schema).widget === 'line' ? typed.trim().replaceAll(/\s*\n\s*/g, ' ') : typed.trim();

/** The entry of a form. Values of the wrong type stay as typed, and the check reports them. */
export function valueFrom(schema: Schema, posted: Posted, path: FieldPath = []): unknown {
  const name = inputName(path);
  const { widget } = metadata(schema);
  if (widget === 'group') {
    return Object.fromEntries(
      Object.entries(fieldsOf(schema)).flatMap(([key, field]) => {
        const value = valueFrom(field, posted, [...path, key]);
        const isEmpty =
          value === '' || value === false || (Array.isArray(value) && value.length === 0);
        return isOptional(field) && isEmpty ? [] : [[key, value]];
      }),
    );
  }
  const element = elementOf(schema);
  if (element) {
    const length = Number(posted.get(`${name}.length`) ?? 0);
    // An unticked box sends nothing, and is read as ''.
    const items = Array.from({ length }, (_, at) => valueFrom(element, posted, [...path, at]));
    if (metadata(schema).offersUsed) return tickedTexts(items, posted.get(`${name}.new`) ?? '');
    return choicesOf(element).length > 0 ? items.filter((item) => item !== '') : items;
  }
  const text = textFrom(schema, posted.get(name) ?? '');
  if (widget === 'switch') return text === 'true';
  if (widget === 'picture' && posted.get(`${name}.none`) === 'true') return '';
  if (widget === 'link') return linkFrom(posted.get(`${name}.to`), text);
  if (widget === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  return text;
}

/** The ticked texts of a list, and further texts that were typed with commas between them. */
function tickedTexts(boxes: readonly unknown[], typed: string): string[] {
  const texts = boxes.map(String).filter(Boolean);
  for (const text of typed.split(/[,،、\n]/).map((each) => each.trim())) {
    const isThere = texts.some((other) => fold(other) === fold(text));
    if (text !== '' && !isThere) texts.push(text);
  }
  return texts;
}

/** The action of a button beside the elements of a list, with the path of the list. */
export type ListAction = Omit<ButtonAction, 'list'> & { list: FieldPath };

/** Parses a button's value; undefined for the button that saves. */
export function listAction(value: string): ListAction | undefined {
  const action = buttonAction(value);
  return action && { ...action, list: pathOf(action.list) };
}

/** A copy of an entry with one list changed. */
export function withListAction(
  entry: unknown,
  schema: Schema,
  { what, list, index }: ListAction,
): unknown {
  const changed = structuredClone(entry);
  const group = valueAt(changed, list.slice(0, -1));
  const name = list.at(-1);
  const listSchema = schemaAt(schema, list);
  const element = listSchema && elementOf(listSchema);
  if (!isObject(group) || typeof name !== 'string' || !element) return entry;
  const items: unknown[] = Array.isArray(group[name]) ? group[name] : [];
  group[name] = items;
  if (what === 'add') items.push(valueFrom(element, new Map()));
  const [item] = what === 'add' ? [] : items.splice(index, 1);
  if (what === 'up') items.splice(Math.max(0, index - 1), 0, item);
  if (what === 'down') items.splice(index + 1, 0, item);
  return changed;
}
