import { expect, test } from 'vitest';
import { exampleContent } from '../../test/example-content.ts';
import { missingSigns, missingSignsLines } from './missing-signs.ts';

const hasGlyph = (character: string) => character < '\u2000';

test('a sign that no typeface has is told with its file and field, in translations too', () => {
  const { files } = exampleContent();
  for (const path of files.keys()) if (path !== 'site/site.yaml') files.delete(path);
  files.set('plans/big.yaml', 'price: ₦5\npoints:\n  - text: a\n  - text: ⅓ & &lt; → ₦\n');
  files.set('news/maps.md', '---\ntitle: Maps\n---\n\nIt cost **₦5**.\n');
  files.set('README.md', '₦');
  const translations = new Map([['plans/big.fr.yaml', 'price: ₦6\n']]);
  expect(missingSigns({ files, translations }, hasGlyph)).toEqual([
    { file: 'content/plans/big.yaml', field: 'price', signs: ['₦'] },
    { file: 'content/plans/big.yaml', field: 'points[2].text', signs: ['⅓', '→', '₦'] },
    { file: 'content/news/maps.md', field: 'text', signs: ['₦'] },
    { file: 'content/plans/big.fr.yaml', field: 'price', signs: ['₦'] },
  ]);
});

test('letters and emoji are no signs', () => {
  const files = new Map([['plans/big.yaml', 'price: ሀ 🚀 a\u200Bb\n']]);
  expect(missingSigns({ files }, hasGlyph)).toEqual([]);
});

test('the owner is told what visitors see, where, and what to write, once for typefaces that lack the same', () => {
  const fields = [{ file: 'content/a.yaml', field: 'price', signs: ['₦', '→'] }];
  const missing = new Map([
    ['Inter', fields],
    ['Whole', []],
    ['Lora', [...fields]],
    ['Own', [{ file: 'content/a.yaml', field: 'price', signs: ['₦'] }]],
  ]);
  expect(missingSignsLines(missing)).toEqual([
    expect.stringMatching(
      /^The typefaces Inter and Lora have none of these signs\. .*:\n {2}content\/a\.yaml, field price: ₦ →\nWrite .*theme\.yaml/,
    ),
    expect.stringMatching(/^The typeface Own has none of these signs\. .*:\n.* price: ₦\n/),
  ]);
});
