import type { ReactNode } from 'react';
import {
  type FieldPath,
  OFF,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { rowsOf } from '../entries/selections.ts';
import { labelAt } from '../labels/labels.ts';
import type { FormContext } from './form-context.ts';
import { inputName } from './form-values.ts';

type SelectionRowsProps = {
  element: Schema;
  path: FieldPath;
  context: FormContext;
  /** What moves the choice at a position up and down. */
  arrows: (index: number, count: number, label: string) => ReactNode;
};

/** A switch for each choice, in the order of the entry; one that is off keeps its place. */
export function SelectionRows({ element, path, context, arrows }: SelectionRowsProps) {
  const rows = rowsOf(element, valueAt(context.values, path));
  const words = labelAt(context.collection, path, context.language).choices ?? {};
  const name = inputName(path);
  return (
    <>
      <input type="hidden" name={`${name}.length`} value={rows.length} />
      {rows.map((row, index) => {
        const id = `${name}.${index}`;
        const choice = row.replace(OFF, '');
        const label = words[choice] ?? choice;
        return (
          <div className="entry row selection" key={choice}>
            {/* The switch sends its value behind this one, when it is on. */}
            <input type="hidden" name={id} value={choice + OFF} />
            <label htmlFor={id}>
              <input
                type="checkbox"
                id={id}
                name={id}
                value={choice}
                defaultChecked={row === choice}
              />{' '}
              {label}
            </label>
            <p className="row entry-actions">{arrows(index, rows.length, label)}</p>
          </div>
        );
      })}
    </>
  );
}
