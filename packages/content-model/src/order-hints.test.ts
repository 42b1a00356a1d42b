import { expect, test } from 'vitest';
import { exampleContent } from '../test/example-content.ts';
import { orderHints } from './order-hints.ts';

/** The hints for the example content with other entries of the team, in an order. */
function hintsFor(order: string, ids: readonly string[]): string[] {
  const { files } = exampleContent();
  for (const id of ids) files.set(`team/${id}.yaml`, files.get('team/example.yaml') ?? '');
  files.set('team/order.yaml', order);
  return orderHints(files);
}

test('an order that names only entries of its list needs no hint', () => {
  expect(hintsFor('- ada\n- example\n', ['ada'])).toEqual([]);
});

test('a name without an entry is told with its file, and the entries that the order leaves out, the nearest first', () => {
  expect(hintsFor('- ada\n- grace-hopper\n', ['ada', 'hopper-grace', 'grace', 'linus'])).toEqual([
    'content/team/order.yaml names grace-hopper, but no entry is called so. Write the name of an entry that the order leaves out (grace, example, hopper-grace), or take the line away.',
  ]);
});

test('a name without an entry in a complete order is told with what to do', () => {
  expect(hintsFor('- gone\n- example\n- 2019\n', [])).toEqual([
    'content/team/order.yaml names gone, but no entry is called so. Take the line away.',
    'content/team/order.yaml names 2019, but no entry is called so. Take the line away.',
  ]);
});
