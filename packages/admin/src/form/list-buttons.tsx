import { MoveButton } from '../pages/move-button.tsx';
import type { FormContext } from './about-field.tsx';

/** The id of the button for an action, such as `up-links.2`. */
export const idOf = (action: string) => action.replace(' ', '-');

type ArrowsProps = {
  /** The name of the list. */
  list: string;
  index: number;
  count: number;
  /** The name of the element. */
  label: string;
  context: FormContext;
};

/** The buttons that move an element of a list up and down. */
export function Arrows({ list, index, count, label, context }: ArrowsProps) {
  const action = (what: string, at: number) => `${what} ${list}.${at}`;
  // At an end of the list the pressed button is disabled, so the focus moves to the other button.
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

/** Attributes of a button that changes the list. @param to the id of the field or button to which the answer scrolls */
export const actionAttributes = (action: string, to: string, context: FormContext) => ({
  id: idOf(action),
  formAction: `${context.action}#${to}`,
  name: 'action',
  value: action,
});
