import { expect, test } from 'vitest';
import { exampleContent } from '../test/example-content.ts';
import { orderHints } from './order-hints.ts';

/** The hints for the example content with other entries of the team, in an order. */
function hintsFor(order: string, ids: readonly string[]) {
  const { files } = exampleContent();
  for (const id of ids) files.set(`team/${id}.yaml`, files.get('team/example.yaml') ?? '');
  files.set('team/order.yaml', order);
  return orderHints(files);
}

test('an order that names only entries of its list needs no hint', () => {
  expect(hintsFor('- ada\n- example\n', ['ada'])).toEqual([]);
});

test('a name without an entry is reported with its file and the entries that the order leaves out, the nearest first', () => {
  const [hint, ...others] = hintsFor('- ada\n- grace-hopper\n', [
    ...['ada', 'hopper-grace', 'grace', 'linus'],
  ]);
  expect(others).toEqual([]);
  expect(hint?.file).toBe('content/team/order.yaml');
  expect(hint?.found).toContain('the name grace-hopper in the order of the list');
  expect(hint?.write).toMatch(
    /^Entries without a place in the order: grace, example, hopper-grace\. /,
  );
});

test('a name without an entry in a complete order is reported with the remedy', () => {
  const hints = hintsFor('- gone\n- example\n- 2019\n', []);
  expect(hints.map(({ found }) => /name (\S+)/.exec(found)?.[1])).toEqual(['gone', '2019']);
  expect(hints[0]?.write).toMatch(/^Move an entry of the list .*take the line away\.$/);
});
