import { expect, test } from 'vitest';
import { valueAfter } from './list-action.ts';

test.each([
  ['up fields.7', 'up fields.7', 'up fields.6'],
  ['up fields.7', 'remove fields.6', 'remove fields.7'],
  ['up fields.7', 'remove fields.2', 'remove fields.2'],
  ['down fields.0', 'down fields.0', 'down fields.1'],
  ['remove fields.2', 'remove fields.5', 'remove fields.4'],
  ['remove fields.2', 'up fields.1', 'up fields.1'],
  ['remove fields.2', 'remove fields.2', undefined],
  ['remove fields.2', 'add fields.2.options', undefined],
  ['remove fields.2', 'add fields.3.options', 'add fields.2.options'],
  ['up fields.3', 'remove fields.3.options.1', 'remove fields.2.options.1'],
  ['remove fields.2.options.0', 'up fields.2.options.1', 'up fields.2.options.0'],
  ['remove fields.2.options.0', 'remove fields.2', 'remove fields.2'],
  ['add fields', 'add fields', 'add fields'],
  ['add fields', 'remove fields.1', 'remove fields.1'],
  ['remove links.0', 'remove linksBelow.0', 'remove linksBelow.0'],
  ['remove links.0', 'up pages.1', 'up pages.1'],
])('after "%s", the button "%s" is "%s"', (done, pressed, now) => {
  expect(valueAfter(done, pressed)).toBe(now);
});
