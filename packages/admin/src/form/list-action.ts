/** The action of a button beside the elements of a list: `add links`, `remove links.2`, `up links.2`, `down links.2`. */
export type ButtonAction = { what: 'add' | 'remove' | 'up' | 'down'; list: string; index: number };

/** Parses the value of a button; undefined for the button that saves. */
export function buttonAction(value: string): ButtonAction | undefined {
  const match = /^(?:(add) (.+)|(remove|up|down) (.+)\.(\d+))$/.exec(value);
  if (!match) return undefined;
  const what = (match[1] ?? match[3]) as ButtonAction['what'];
  return { what, list: match[2] ?? match[4] ?? '', index: Number(match[5] ?? 0) };
}

/** The index of an element after an action on its list; undefined if the action has removed the element. */
function indexAfter({ what, index }: ButtonAction, own: number): number | undefined {
  if (what === 'add') return own;
  if (what === 'remove' && own === index) return undefined;
  if (what === 'remove') return own > index ? own - 1 : own;
  const neighbour = what === 'up' ? index - 1 : index + 1;
  if (own === index) return neighbour;
  return own === neighbour ? index : own;
}

/**
 * The value of a button after the action of another button, by which its element may have another index.
 *
 * @returns undefined if the element is gone
 */
export function valueAfter(done: string, value: string): string | undefined {
  const action = buttonAction(done);
  const [what = '', name = ''] = value.split(' ');
  const list = `${action?.list}.`;
  if (!action || !name.startsWith(list)) return value;
  const [index = '', ...inside] = name.slice(list.length).split('.');
  const now = indexAfter(action, Number(index));
  return now === undefined ? undefined : `${what} ${list}${[now, ...inside].join('.')}`;
}
