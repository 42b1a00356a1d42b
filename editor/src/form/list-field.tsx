import type { ReactNode } from 'react';
import {
  choicesOf,
  type FieldPath,
  fieldsOf,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { useWords } from '../words/language-context.ts';
import { About, describedBy, labelOf, nameOf } from './about-field.tsx';
import type { FormContext } from './form-context.ts';
import { inputName } from './form-values.ts';
import { SelectionRows } from './selection-field.tsx';

type ListFieldProps = {
  element: Schema;
  path: FieldPath;
  context: FormContext;
  /** The fields of the element at a path. */
  renderElement: (path: FieldPath) => ReactNode;
};

/** The id of the first input of a field, or of the fields in it. */
function firstInputOf(schema: Schema, path: FieldPath): string {
  const [first] = Object.entries(fieldsOf(schema));
  return first ? firstInputOf(first[1], [...path, first[0]]) : inputName(path);
}

/** The id of the button for an action, such as `up-links.2`. */
const idOf = (action: string) => action.replace(' ', '-');

const Arrow = ({ path }: { path: string }) => (
  <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The elements of a list, each with what moves and removes it, and what adds one; or a switch for each choice. */
export function ListField({ element, path, context, renderElement }: ListFieldProps) {
  const name = inputName(path);
  const rows =
    choicesOf(element).length > 0 ? (
      <SelectionRows
        element={element}
        path={path}
        context={context}
        arrows={(index, count, label) => (
          <Arrows list={name} index={index} count={count} label={label} context={context} />
        )}
      />
    ) : (
      <Elements element={element} path={path} context={context} renderElement={renderElement} />
    );
  return (
    <fieldset className="list" id={name} aria-describedby={describedBy(path, context)}>
      <legend>{nameOf(path, context)}</legend>
      <About path={path} context={context} />
      {rows}
    </fieldset>
  );
}

function Elements({ element, path, context, renderElement }: ListFieldProps) {
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
              <ActionButton
                action={`remove ${name}.${index}`}
                to={after}
                label={shared.removeThis({ what: own })}
                context={context}
              >
                {shared.remove}
              </ActionButton>
            </p>
          </div>
        );
      })}
      <p>
        <ActionButton
          action={`add ${name}`}
          to={firstInputOf(element, [...path, count])}
          label={words.addTo({ element: called, list: label })}
          context={context}
        >
          {words.add({ element: called })}
        </ActionButton>
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
  const { moveUp, moveDown } = useWords().page;
  const action = (what: string, at: number) => `${what} ${list}.${at}`;
  // At an end of the list the button that was pressed is off: the other one is next to it.
  const up = index === 1 ? action('down', 0) : action('up', index - 1);
  const down = index === count - 2 ? action('up', count - 1) : action('down', index + 1);
  return (
    <>
      <ActionButton
        action={action('up', index)}
        to={idOf(up)}
        label={moveUp({ what: label })}
        context={context}
        isOff={index === 0}
      >
        <Arrow path="M8 13V3M3.5 7.5 8 3l4.5 4.5" />
      </ActionButton>{' '}
      <ActionButton
        action={action('down', index)}
        to={idOf(down)}
        label={moveDown({ what: label })}
        context={context}
        isOff={index === count - 1}
      >
        <Arrow path="M8 3v10M3.5 8.5 8 13l4.5-4.5" />
      </ActionButton>
    </>
  );
}

type ActionButtonProps = {
  action: string;
  /** The id of the field or button at which the answer shows the form again. */
  to: string;
  label: string;
  context: FormContext;
  isOff?: boolean;
  children: ReactNode;
};

const ActionButton = ({ action, to, label, context, isOff, children }: ActionButtonProps) => (
  <button
    type="submit"
    id={idOf(action)}
    formAction={`${context.action}#${to}`}
    name="action"
    value={action}
    aria-label={label}
    disabled={isOff}
  >
    {children}
  </button>
);
