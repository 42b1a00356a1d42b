import type { ReactNode } from 'react';
import {
  choicesOf,
  type FieldPath,
  fieldsOf,
  metadata,
  needsElement,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { useWords } from '../words/words.ts';
import {
  About,
  choicesFor,
  describedBy,
  type FormContext,
  labelOf,
  nameOf,
} from './about-field.tsx';
import { inputName } from './form-values.ts';
import { Arrows, actionAttributes, idOf } from './list-buttons.tsx';
import { Selection } from './selection.tsx';
import { UsedTexts } from './used-texts.tsx';

type ListFieldProps = {
  schema: Schema;
  element: Schema;
  path: FieldPath;
  context: FormContext;
  /** The fields of the element at a path. */
  renderElement: (path: FieldPath) => ReactNode;
};

/** Whether a field is a name for programs, which is made from another field. */
export const isShortName = (schema: Schema) => metadata(schema).madeFrom !== undefined;

/** The id of the first input of a field, or of the fields in it. */
function firstInputOf(schema: Schema, path: FieldPath): string {
  const [first] = Object.entries(fieldsOf(schema)).filter(([, field]) => !isShortName(field));
  return first ? firstInputOf(first[1], [...path, first[0]]) : inputName(path);
}

/** The elements of a list with buttons that move, remove and add elements; for a list of choices, a switch for each choice. */
export function ListField({ schema, path, context, ...list }: ListFieldProps) {
  const name = inputName(path);
  const shared = { path, context, ...list };
  const words = useWords().form;
  const hasChoices = choicesOf(list.element).length > 0;
  const { offersUsed = false } = metadata(schema);
  // A list that is shown only for some choices must not be empty for them.
  const isNeeded = needsElement(schema) || metadata(schema).onlyFor !== undefined;
  return (
    <fieldset
      className="list"
      id={name}
      aria-describedby={describedBy(path, context)}
      data-only-for={choicesFor(schema, path, context)}
    >
      <legend>{nameOf(path, context)}</legend>
      <About path={path} context={context} />
      {isNeeded && <p className="hint">{words.atLeastOne}</p>}
      {hasChoices && <Selection {...shared} />}
      {offersUsed && <UsedTexts {...shared} />}
      {!hasChoices && !offersUsed && <Elements {...shared} />}
    </fieldset>
  );
}

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
