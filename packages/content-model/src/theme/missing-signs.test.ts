import { expect, test } from 'vitest';
import { exampleContent } from '../../test/example-content.ts';
import { signHints } from './missing-signs.ts';

/** The places, signs and typefaces of the hints where the typeface has some characters. */
const hintsFor = (
  content: Parameters<typeof signHints>[0],
  typefaces: Record<string, (character: string) => boolean> = { Inter: (each) => each < '\u2000' },
) =>
  signHints(content, new Map(Object.entries(typefaces))).map(({ file, field, values }) => [
    file,
    field,
    ...values,
  ]);

test('a sign that a typeface lacks is told with its file and field, in translations too', () => {
  const { files } = exampleContent();
  for (const path of files.keys()) if (path !== 'site/site.yaml') files.delete(path);
  files.set('plans/big.yaml', 'price: ₦5\npoints:\n  - text: a\n  - text: ⅓ & &lt; → ₦\n');
  files.set('news/maps.md', '---\ntitle: Maps\n---\n\nIt cost **₦5**.\n');
  files.set('README.md', '₦');
  const translations = new Map([['plans/big.fr.yaml', 'price: ₦6\n']]);
  expect(hintsFor({ files, translations })).toEqual([
    ['content/plans/big.yaml', 'price', ['₦'], ['Inter']],
    ['content/plans/big.yaml', 'points[2].text', ['⅓', '→', '₦'], ['Inter']],
    ['content/news/maps.md', 'text', ['₦'], ['Inter']],
    ['content/plans/big.fr.yaml', 'price', ['₦'], ['Inter']],
  ]);
});

test('letters and emoji are no signs', () => {
  const files = new Map([['plans/big.yaml', 'price: ሀ 🚀 a\u200Bb\n']]);
  expect(hintsFor({ files })).toEqual([]);
});

test('typefaces that lack the same signs of a field share a hint', () => {
  const files = new Map([['plans/big.yaml', 'price: ₦ → 5\n']]);
  const typefaces = {
    Inter: (each: string) => each === '5',
    Whole: () => true,
    Lora: (each: string) => each === '5',
    Own: (each: string) => each !== '₦',
  };
  expect(hintsFor({ files }, typefaces)).toEqual([
    ['content/plans/big.yaml', 'price', ['₦', '→'], ['Inter', 'Lora']],
    ['content/plans/big.yaml', 'price', ['₦'], ['Own']],
  ]);
});
