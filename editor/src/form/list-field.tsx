import type { ReactNode } from 'react';
import {
  choicesOf,
  type FieldPath,
  fieldsOf,
  keepsOff,
  metadata,
  needsElement,
  OFF,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { rowsOf } from '../entries/selections.ts';
import { MoveButton } from '../pages/move-button.tsx';
import { useWords } from '../words/words.ts';
import {
  About,
  choicesFor,
  describedBy,
  Errors,
  type FormContext,
  labelOf,
  nameOf,
} from './about-field.tsx';
import { inputName } from './form-values.ts';

type ListFieldProps = {
  schema: Schema;
  element: Schema;
  path: FieldPath;
  context: FormContext;
  /** The fields of the element at a path. */
  renderElement: (path: FieldPath) => ReactNode;
};

/** Whether a field is a name that nobody sees and that is made from another field. */
export const isShortName = (schema: Schema) => metadata(schema).madeFrom !== undefined;

/** The id of the first input of a field, or of the fields in it. */
function firstInputOf(schema: Schema, path: FieldPath): string {
  const [first] = Object.entries(fieldsOf(schema)).filter(([, field]) => !isShortName(field));
  return first ? firstInputOf(first[1], [...path, first[0]]) : inputName(path);
}

/** The id of the button for an action, such as `up-links.2`. */
const idOf = (action: string) => action.replace(' ', '-');

/** The elements of a list, each with what moves and removes it, and what adds one; or a switch for each choice. */
export function ListField({ schema, path, context, ...list }: ListFieldProps) {
  const name = inputName(path);
  const shared = { path, context, ...list };
  const words = useWords().form;
  const hasChoices = choicesOf(list.element).length > 0;
  return (
    <fieldset
      className="list"
      id={name}
      aria-describedby={describedBy(path, context)}
      data-only-for={choicesFor(schema, path, context)}
    >
      <legend>{nameOf(path, context)}</legend>
      <About path={path} context={context} />
      {needsElement(schema) && <p className="hint">{words.atLeastOne}</p>}
      {hasChoices ? <Selection {...shared} /> : <Elements {...shared} />}
    </fieldset>
  );
}

type SelectionProps = { element: Schema; path: FieldPath; context: FormContext };

/** A switch for each choice: in the order of the entry, where one that is off keeps its place, else in that of its words. */
function Selection({ element, path, context }: SelectionProps) {
  const rows = rowsOf(element, valueAt(context.values, path));
  const words = labelOf(path, context).choices ?? {};
  const name = inputName(path);
  const order = Object.keys(words);
  const shown = rows.map((row, index) => ({ row, index, choice: row.replace(OFF, '') }));
  const isOrdered = keepsOff(element);
  if (!isOrdered) shown.sort((a, b) => order.indexOf(a.choice) - order.indexOf(b.choice));
  return (
    <>
      <input type="hidden" name={`${name}.length`} value={rows.length} />
      {shown.map(({ row, index, choice }) => {
        const tick = { id: `${name}.${index}`, value: choice, isOn: row === choice };
        const label = words[choice] ?? choice;
        const errors = <Errors path={[...path, index]} context={context} />;
        if (!isOrdered) {
          return (
            <div className="tick" key={choice}>
              <Tick {...tick} label={label} />
              {errors}
            </div>
          );
        }
        const arrows = { list: name, index, count: rows.length, label, context };
        return (
          <div className="entry row selection" key={choice}>
            {/* The switch sends its value behind this one, when it is on. */}
            <input type="hidden" name={tick.id} value={choice + OFF} />
            <Tick {...tick} label={label} />
            <p className="row entry-actions">
              <Arrows {...arrows} />
            </p>
            {errors}
          </div>
        );
      })}
    </>
  );
}

type TickProps = { id: string; value: string; isOn: boolean; label: string };

const Tick = ({ id, value, isOn, label }: TickProps) => (
  <label htmlFor={id} className="row">
    <input type="checkbox" id={id} name={id} value={value} defaultChecked={isOn} /> {label}
  </label>
);

function Elements({ element, path, context, renderElement }: Omit<ListFieldProps, 'schema'>) {
  const items = valueAt(context.values, path);
  const count = Array.isArray(items) ? items.length : 0;
  const name = inputName(path);
  const words = useWords().form;
  const shared = useWords().page;
  const { label, element: called = '' } = labelOf(path, context);
  return (
    <>
      <input type="hidden" name={`${name}.length`} value={count} />
      {Array.from({ length: count }, (_, index) => {
        const own = nameOf([...path, index], context);
        const next = [...path, Math.min(index, count - 2)];
        const after = count === 1 ? idOf(`add ${name}`) : firstInputOf(element, next);
        return (
          <div className="entry" key={own}>
            {renderElement([...path, index])}
            <p className="row entry-actions">
              <Arrows list={name} index={index} count={count} label={own} context={context} />{' '}
              <button
                type="submit"
                aria-label={shared.removeThis({ what: own })}
                {...actionAttributes(`remove ${name}.${index}`, after, context)}
              >
                {shared.remove}
              </button>
            </p>
          </div>
        );
      })}
      <p>
        <button
          type="submit"
          aria-label={words.addTo({ element: called, list: label })}
          {...actionAttributes(`add ${name}`, firstInputOf(element, [...path, count]), context)}
        >
          {words.add({ element: called })}
        </button>
      </p>
    </>
  );
}

type ArrowsProps = {
  /** The name of the list. */
  list: string;
  index: number;
  count: number;
  /** What the element is called. */
  label: string;
  context: FormContext;
};

/** The buttons that move an element of a list up and down. */
function Arrows({ list, index, count, label, context }: ArrowsProps) {
  const action = (what: string, at: number) => `${what} ${list}.${at}`;
  // At an end of the list the button that was pressed is off: the other one is next to it.
  const up = index === 1 ? action('down', 0) : action('up', index - 1);
  const down = index === count - 2 ? action('up', count - 1) : action('down', index + 1);
  return (
    <>
      <MoveButton
        to="up"
        what={label}
        disabled={index === 0}
        {...actionAttributes(action('up', index), idOf(up), context)}
      />{' '}
      <MoveButton
        to="down"
        what={label}
        disabled={index === count - 1}
        {...actionAttributes(action('down', index), idOf(down), context)}
      />
    </>
  );
}

/** What lets a button change the list. @param to the id of the field or button at which the answer shows the form again */
const actionAttributes = (action: string, to: string, context: FormContext) => ({
  id: idOf(action),
  formAction: `${context.action}#${to}`,
  name: 'action',
  value: action,
});
