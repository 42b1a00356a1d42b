import type { ReactNode } from 'react';
import {
  choicesOf,
  type FieldPath,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { labelAt } from '../labels/labels.ts';
import { Switch } from './choice-field.tsx';
import type { FormContext } from './form-context.ts';
import { inputName } from './form-values.ts';

type SelectionRowsProps = {
  element: Schema;
  path: FieldPath;
  context: FormContext;
  /** What moves the choice at a position up and down. */
  arrows: (index: number, count: number, label: string) => ReactNode;
};

/** A switch for each choice: those that are on in their order, then the others. */
export function SelectionRows({ element, path, context, arrows }: SelectionRowsProps) {
  const value = valueAt(context.values, path);
  const chosen = (Array.isArray(value) ? value : []).filter((each) => each !== '').map(String);
  const rows = [...new Set([...chosen, ...choicesOf(element)])];
  const words = labelAt(context.collection, path, context.language).choices ?? {};
  const name = inputName(path);
  return (
    <>
      <input type="hidden" name={`${name}.length`} value={rows.length} />
      {rows.map((choice, index) => {
        const id = `${name}.${index}`;
        const isOn = index < chosen.length;
        const label = words[choice] ?? choice;
        return (
          <div className="entry row selection" key={choice}>
            <label htmlFor={id}>
              <Switch id={id} name={id} value={choice} defaultChecked={isOn} /> {label}
            </label>
            {isOn && <p className="row entry-actions">{arrows(index, chosen.length, label)}</p>}
          </div>
        );
      })}
    </>
  );
}
