import { collectionName } from '../../../content-model/src/collections.ts';
import {
  choicesOf,
  elementOf,
  type FieldPath,
  fieldsOf,
  metadata,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { type Html, html } from '../html.ts';
import { Explanation } from '../issues/issue-list.tsx';
import { pathOfField } from '../issues/locate-issue.ts';
import { labelAt, partLabel } from '../labels/labels.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { wordsIn } from '../words/words.ts';
import { arrangementOf, type Part } from './arrangement.ts';
import { choiceField, isDrawn, switchField } from './choice-field.ts';
import { contrastWords } from './contrast-words.ts';
import { asText, type FormContext, issuesAt } from './form-context.ts';
import { inputName } from './form-values.ts';
import { linkField } from './link-field.ts';
import { selectionRows } from './selection-field.ts';
import { TYPEFACES, textInput, typefaceInput } from './text-inputs.ts';
import { contrastTable } from './theme-contrast.ts';

const labelOf = (path: FieldPath, { collection, language }: FormContext) =>
  labelAt(collection, path, language);

/** What one element of a list is called, such as "Link 2". */
const nameOf = (path: FieldPath, context: FormContext) => labelOf(path, context).label;

/** Every field of the entry, in the parts of its collection. */
export function entryFields(context: FormContext): Html[] {
  const { collection } = context;
  const parts = arrangementOf(collection);
  return parts
    ? parts.map((part) => partOfForm(part, context))
    : fields(collection.schema, [], context);
}

function partOfForm({ name, fields: names, isFolded }: Part, context: FormContext): Html {
  const { collection, issues, language, values } = context;
  const shape = fieldsOf(collection.schema);
  const [only = ''] = names.length === 1 ? names : [];
  const group = only !== '' && metadata(shape[only] ?? collection.schema).widget === 'group';
  // The heading of the part is the group's.
  const inner =
    group && shape[only]
      ? [errors([only], context), ...fields(shape[only], [only], context)]
      : names.flatMap((each) => (shape[each] ? [field(shape[each], [each], context)] : []));
  const heading = html`<h2>${partLabel(collection, name, language)}</h2>`;
  if (!isFolded) {
    const isColours = collectionName(collection) === 'theme' && name === 'colours';
    return html`<section class="part">${heading}${inner}${isColours && contrastTable(values, contrastWords(language), language)}</section>`;
  }
  const isWrong = issues.some((each) => names.includes(String(pathOfField(each.field ?? '')[0])));
  return html`<details class="part"${isWrong && html` open`}><summary>${heading}</summary>${inner}</details>`;
}

/** The inputs of every field in a group, one below the other. */
const fields = (schema: Schema, path: FieldPath, context: FormContext): Html[] =>
  Object.entries(fieldsOf(schema)).map(([name, inner]) => field(inner, [...path, name], context));

/** The input of a field, or of the fields in it, with its hint and issues. */
function field(schema: Schema, path: FieldPath, context: FormContext): Html {
  const { widget } = metadata(schema);
  if (widget === 'group') return groupField(schema, path, context);
  const element = elementOf(schema);
  if (element) return listField(element, path, context);
  return singleField(schema, path, context);
}

const hintOf = (path: FieldPath, context: FormContext) => {
  const { hint } = labelOf(path, context);
  return hint ? html`<p class="hint" id="${inputName(path)}-hint">${hint}</p>` : html``;
};

/** Whether a group has only short fields that need no hint, of which two stand side by side. */
const isCompact = (schema: Schema, path: FieldPath, context: FormContext) =>
  Object.entries(fieldsOf(schema)).every(
    ([name, inner]) =>
      ['line', 'link'].includes(metadata(inner).widget ?? '') &&
      !labelOf([...path, name], context).hint,
  );

/** The ids of the hint and the issues of a field. */
function describedBy(path: FieldPath, context: FormContext): string | undefined {
  const name = inputName(path);
  const ids = [
    labelOf(path, context).hint && `${name}-hint`,
    issuesAt(path, context).length > 0 && `${name}-error`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The attribute that joins them to its input, or to its group. */
function described(path: FieldPath, context: FormContext): Html {
  const ids = describedBy(path, context);
  return ids ? html` aria-describedby="${ids}"` : html``;
}

const groupField = (schema: Schema, path: FieldPath, context: FormContext) =>
  html`<fieldset id="${inputName(path)}"${isCompact(schema, path, context) && html` class="compact"`}${described(path, context)}>
  <legend>${nameOf(path, context)}</legend>
  ${hintOf(path, context)}
  ${errors(path, context)}
  ${fields(schema, path, context)}
</fieldset>`;

/** The id of the first input of a field, or of the fields in it. */
function firstInputOf(schema: Schema, path: FieldPath): string {
  const [first] = Object.entries(fieldsOf(schema));
  return first ? firstInputOf(first[1], [...path, first[0]]) : inputName(path);
}

/** The id of the button for an action, such as `up-links.2`. */
const idOf = (action: string) => action.replace(' ', '-');

const arrow = (path: string) =>
  html`<svg class="arrow" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;

function listField(element: Schema, path: FieldPath, context: FormContext): Html {
  const items = valueAt(context.values, path);
  const count = Array.isArray(items) ? items.length : 0;
  const name = inputName(path);
  const words = wordsIn(context.language).form;
  const shared = wordsIn(context.language).page;
  const { label, element: called = '' } = labelOf(path, context);
  /** The answer shows the form again, at the field or button with the id `to`. */
  const button = (action: string, to: string, label: string, shown: string | Html, isOff = false) =>
    html`<button id="${idOf(action)}" formaction="${context.action}#${to}" name="action" value="${action}" aria-label="${label}"${isOff && html` disabled`}>${shown}</button>`;
  const actionAt = (what: string, at: number) => `${what} ${name}.${at}`;
  /** What moves the element at a position of `length`. */
  const arrows = (index: number, length: number, own: string) => {
    // At an end of the list the button that was pressed is off: the other one is next to it.
    const up = index === 1 ? idOf(actionAt('down', 0)) : idOf(actionAt('up', index - 1));
    const isLast = index === length - 2;
    const down = isLast ? idOf(actionAt('up', length - 1)) : idOf(actionAt('down', index + 1));
    return html`${button(actionAt('up', index), up, shared.moveUp({ what: own }), arrow('M8 13V3M3.5 7.5 8 3l4.5 4.5'), index === 0)}
      ${button(actionAt('down', index), down, shared.moveDown({ what: own }), arrow('M8 3v10M3.5 8.5 8 13l4.5-4.5'), index === length - 1)}`;
  };
  const head = html`<legend>${label}</legend>
  ${hintOf(path, context)}
  ${errors(path, context)}`;
  if (choicesOf(element).length > 0) {
    return html`<fieldset class="list" id="${name}"${described(path, context)}>
  ${head}
  ${selectionRows(element, path, context, arrows)}
</fieldset>`;
  }
  return html`<fieldset class="list" id="${name}"${described(path, context)}>
  ${head}
  <input type="hidden" name="${name}.length" value="${count}">
  ${Array.from({ length: count }, (_, index) => {
    const own = nameOf([...path, index], context);
    const next = [...path, Math.min(index, count - 2)];
    const after = count === 1 ? idOf(`add ${name}`) : firstInputOf(element, next);
    return html`<div class="entry">
    ${field(element, [...path, index], context)}
    <p class="entry-actions">
      ${arrows(index, count, own)}
      ${button(actionAt('remove', index), after, shared.removeThis({ what: own }), shared.remove)}
    </p>
  </div>`;
  })}
  <p>${button(`add ${name}`, firstInputOf(element, [...path, count]), words.addTo({ element: called, list: label }), words.add({ element: called }))}</p>
</fieldset>`;
}

function singleField(schema: Schema, path: FieldPath, context: FormContext): Html {
  const inner = html`${hintOf(path, context)}
  ${errors(path, context)}
  ${input(schema, path, context)}`;
  const [id, label] = [inputName(path), nameOf(path, context)];
  return isDrawn(path)
    ? html`<fieldset class="field" id="${id}"><legend>${label}</legend>${inner}</fieldset>`
    : html`<div class="field"><label for="${id}">${label}</label>${inner}</div>`;
}

function errors(path: FieldPath, context: FormContext): Html {
  const issues = issuesAt(path, context);
  if (issues.length === 0) return html``;
  return html`<div class="error" id="${inputName(path)}-error">${issues.map((issue) => html`<p>${Explanation({ finding: issue, language: context.language })}</p>`)}</div>`;
}

function input(schema: Schema, path: FieldPath, context: FormContext): Html {
  const { language, offers } = context;
  const name = inputName(path);
  const isWrong = issuesAt(path, context).length > 0;
  const label = labelOf(path, context);
  const attributes = html`${described(path, context)}${isWrong && html` aria-invalid="true"`}`;
  const shared = html`id="${name}" name="${name}"${attributes}`;
  const value = valueAt(context.values, path);
  const text = asText(value);
  switch (metadata(schema).widget) {
    case 'choice':
      return choiceField(schema, path, label.choices ?? {}, text, attributes);
    case 'switch':
      return switchField(value === true, label.choices ?? {}, shared);
    case 'link':
      return linkField(name, text, attributes, offers.links, language);
    case 'picture':
      return html`${PictureField({ schema, path, context, describedBy: describedBy(path, context), isWrong, text })}`;
    default:
      return path.length === 1 && TYPEFACES.includes(name)
        ? typefaceInput(text, shared, name, offers.typefaces)
        : textInput(schema, text, shared, language);
  }
}
