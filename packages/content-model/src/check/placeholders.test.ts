import { expect, test } from 'vitest';
import { findPlaceholder } from './placeholders.ts';

test.each([
  ['··Ab· {legalName}, with address', '··Ab·'],
  ['Before.\n\n·We·· write', '·We··'],
  ['·· Two dots', '··'],
  ['Write to [email].', '[email]'],
  ['Write to [contact email].', '[contact email]'],
  ['Write to [email]: we answer.', '[email]'],
  ['[Company Name]', '[Company Name]'],
  ['Dear [First Name][Last Name]', '[First Name]'],
  ['[E-mail address]', '[E-mail address]'],
  ['Send it to [email here] today.', '[email here]'],
  ['We are [your company name].', '[your company name]'],
  ['[[email]]', '[[email]]'],
  ['See [1] and [name].', '[name]'],
  ['Call +234 XXX XXX XXXX', 'XXX'],
  ['0800XXXX', 'XXXX'],
  ['Signed: ____', '____'],
  ['PLACEHOLDER', 'PLACEHOLDER'],
  ['A placeholder for the text.', 'placeholder'],
  ['TO DO: write this.', 'TO DO'],
  ['TODO', 'TODO'],
  ['FIXME', 'FIXME'],
  ['Price TBD', 'TBD'],
  ['Tbd', 'Tbd'],
  ['Date: T.B.D.', 'T.B.D'],
  ['Write to %EMAIL%.', '%EMAIL%'],
  ['Write to $EMAIL.', '$EMAIL'],
  [`Write to $\{EMAIL}.`, `$\{EMAIL}`],
  ['your@email.com', 'your@email.com'],
  ['your.name@firm.ng', 'your.name@firm.ng'],
  ['yourname@company.com', 'yourname@company.com'],
  ['name@domain.com', 'name@domain.com'],
  ['name@yourdomain.com', 'name@yourdomain.com'],
  ['hello@your-company.com', 'hello@your-company.com'],
  ['Hello {{name}}!', '{{name}}'],
  ['Ask <insert name here> about it.', '<insert name here>'],
  ['Lorem ipsum dolor sit amet.', 'Lorem ipsum dolor sit amet'],
])('"%s" holds the placeholder "%s"', (text, placeholder) => {
  expect(findPlaceholder(text)).toBe(placeholder);
});

test.each([
  'We keep a to-do list, and Todoist is ordinary text.',
  'WHAT TO DO NEXT, and what to do first.',
  'She scored 7/10 [sic] and asked (twice) for more > less.',
  'He said [Sic!] and went on […] and on [...] for long.',
  'As the report says [1], and another [12], and [3, 4].',
  'See [your rights](#rights), [our terms](/terms-and-conditions) and the rest.',
  '[terms]: https://example.com/terms',
  'Sizes go from S to XXXL, and chapter XX is the last.',
  'Ask Maxx or the people of Foxxx.',
  'A name such as from_name or __init__ in a program.',
  'It cost US$500, then $1,200, then $5M, or 50% of 20% more.',
  'See https://example.com/caf%C3%A9 and https://example.com/%E2%82%AC.',
  'Write to you@example.com, youri@example.com or hello@yourpaint.example.',
  'Write to info@keydomain.example, or to our website.',
  'The client’s own words: «Fix me a date».',
])('ordinary text holds no placeholder: %s', (text) => {
  expect(findPlaceholder(text)).toBeUndefined();
});

test('a link whose address stands elsewhere in the Markdown is no placeholder', () => {
  const text = 'See [your rights][rights], [rights] and [Rights].';
  expect(findPlaceholder(text, ['rights'])).toBeUndefined();
  expect(findPlaceholder(text, ['cookies'])).toBe('[your rights]');
});
