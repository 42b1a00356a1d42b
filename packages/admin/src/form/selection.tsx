import {
  type FieldPath,
  keepsOff,
  OFF,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { rowsOf } from '../entries/selections.ts';
import { Errors, type FormContext, labelOf } from './about-field.tsx';
import { inputName } from './form-values.ts';
import { Arrows } from './list-buttons.tsx';
import { Tick } from './tick.tsx';

type SelectionProps = { element: Schema; path: FieldPath; context: FormContext };

/**
 * A switch for each choice. If the order of the list counts, the switches are in that order, and a choice that is off keeps
 * its place; else they are in the order of their labels.
 */
export function Selection({ element, path, context }: SelectionProps) {
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
            {/* A switch that is on sends its value after this value, and the last value counts. */}
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
