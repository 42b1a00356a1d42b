import { posix } from 'node:path';
import { type Fault, quoted } from '../../content-model/src/fault.ts';
import {
  type AnySchema,
  about,
  choicesOf,
  entryOf,
  type FieldPath,
  fieldName,
  fieldsOf,
  valueAt,
} from '../../content-model/src/schema-traversal.ts';
import { type Html, html } from './html.ts';

/** What a form needs beside the schema and the values. */
export type FormWorld = {
  /** The folder of the record, below the content folder. */
  folder: string;
  /** Where the form is sent. */
  action: string;
  /** The faults of the record, each shown at its field. */
  faults: readonly Fault[];
};

/** The name of a field in the form: `links.0.href`. */
export const inputName = (path: FieldPath) => path.join('.');

/** `callToAction` reads "Call to action", `from_name` "From name". */
const labelOf = (path: FieldPath) => {
  const last = path.at(-1);
  if (typeof last === 'number') return `Entry ${last + 1}`;
  const words = String(last)
    .replaceAll('_', ' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The control of one field, or of a group or list of fields, with its sentence and its faults. */
function field(schema: AnySchema, path: FieldPath, record: unknown, world: FormWorld): Html {
  const { control } = about(schema);
  if (control === 'group') return groupOf(schema, path, record, world);
  if (control === 'list') return listOf(schema, path, record, world);
  return single(schema, path, record, world);
}

/** The fields of a group, one below the other. */
export const fields = (schema: AnySchema, path: FieldPath, record: unknown, world: FormWorld) =>
  Object.entries(fieldsOf(schema)).map(([name, inner]) =>
    field(inner, [...path, name], record, world),
  );

const groupOf = (schema: AnySchema, path: FieldPath, record: unknown, world: FormWorld) =>
  html`<fieldset>
  <legend>${labelOf(path)}</legend>
  ${typeof path.at(-1) === 'number' ? '' : html`<p class="hint">${about(schema).description}</p>`}
  ${errors(path, world)}
  ${fields(schema, path, record, world)}
</fieldset>`;

function listOf(schema: AnySchema, path: FieldPath, record: unknown, world: FormWorld): Html {
  const entry = entryOf(schema);
  const values = valueAt(record, path);
  const count = Array.isArray(values) ? values.length : 0;
  const name = inputName(path);
  const to = `${world.action}#${name}`;
  if (!entry) return html``;
  return html`<fieldset class="list" id="${name}">
  <legend>${labelOf(path)}</legend>
  <p class="hint">${about(schema).description}</p>
  ${errors(path, world)}
  <input type="hidden" name="${name}.length" value="${count}">
  ${Array.from(
    { length: count },
    (_, index) => html`<div class="entry">
    ${field(entry, [...path, index], record, world)}
    <p class="entry-actions">
      ${act(to, `up ${name}.${index}`, `Move entry ${index + 1} up`, '↑', index === 0)}
      ${act(to, `down ${name}.${index}`, `Move entry ${index + 1} down`, '↓', index === count - 1)}
      ${act(to, `remove ${name}.${index}`, `Remove entry ${index + 1}`, 'Remove')}
    </p>
  </div>`,
  )}
  <p>${act(to, `add ${name}`, `Add an entry to ${labelOf(path)}`, 'Add an entry')}</p>
</fieldset>`;
}

/** A button that changes a list; the answer shows the form again, scrolled to that list. */
const act = (to: string, what: string, label: string, shown: string, isOff = false) =>
  html`<button formaction="${to}" name="action" value="${what}" aria-label="${label}"${isOff ? html` disabled` : ''}>${shown}</button>`;

function single(schema: AnySchema, path: FieldPath, record: unknown, world: FormWorld): Html {
  const { control = 'line', description, example } = about(schema);
  const name = inputName(path);
  const found = faultsAt(path, world);
  const shownExample = control === 'choice' || control === 'switch' ? '' : asText(example);
  return html`<div class="field">
  <label for="${name}">${labelOf(path)}</label>
  <p class="hint" id="${name}-hint">${plain(description ?? '')}${shownExample && html` <span>For example: ${shownExample}</span>`}</p>
  ${errors(path, world)}
  ${input(schema, control, name, valueAt(record, path), world, found.length > 0)}
</div>`;
}

/** Sentences mark code with backticks, which mean nothing to the owner of a form. */
const plain = (sentence: string) => sentence.replaceAll('`', '');

const faultsAt = (path: FieldPath, { faults }: FormWorld) =>
  faults.filter((fault) => fault.field === fieldName(path));

const errors = (path: FieldPath, world: FormWorld) => {
  const found = faultsAt(path, world);
  if (found.length === 0) return html``;
  return html`<div class="error" id="${inputName(path)}-error">${found.map(
    (fault) =>
      html`<p><strong>Found:</strong> ${fault.found} <strong>Write:</strong> ${fault.write}</p>`,
  )}</div>`;
};

function input(
  schema: AnySchema,
  control: string,
  name: string,
  value: unknown,
  world: FormWorld,
  isWrong: boolean,
): Html {
  const shared = html`id="${name}" name="${name}" aria-describedby="${name}-hint${isWrong ? ` ${name}-error` : ''}"${isWrong ? html` aria-invalid="true"` : ''}`;
  const text = asText(value);
  switch (control) {
    case 'paragraph':
      return html`<textarea ${shared} rows="${Math.max(2, Math.ceil(text.length / 80) + (text.match(/\n/g)?.length ?? 0))}">
${text}</textarea>`;
    case 'choice':
      return html`<select ${shared}>${[...new Set([...choicesOf(schema), text])]
        .filter((choice) => choice !== '' || text === '')
        .map(
          (choice) => html`<option${choice === text ? html` selected` : ''}>${choice}</option>`,
        )}</select>`;
    case 'switch':
      return html`<input type="checkbox" ${shared} value="true"${value === true ? html` checked` : ''}>`;
    case 'number':
      return html`<input type="text" inputmode="numeric" ${shared} value="${text}">`;
    case 'picture':
      return html`${text && html`<img src="/picture/${encodeURI(posix.join(world.folder, text))}" alt="The picture ${quoted(text)}" loading="lazy">`}
  <input type="text" ${shared} value="${text}">
  <label class="file">Put another picture in its place
    <input type="file" name="${name}.file" accept=".png,.jpg,.jpeg,.webp,.avif,.svg"></label>`;
    default:
      return html`<input type="text" ${shared} value="${text}">`;
  }
}
