import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleContent } from '../test/example-content.ts';
import { countOf, unfinishedLines, unfinishedPages } from './unfinished.ts';

const LEGAL = 'legal/privacy-policy.md';

/** The example, with the text of a whole legal page. */
function example() {
  const content = exampleContent();
  const head = content.files.get(LEGAL) ?? '';
  content.files.set(LEGAL, `${head}\nWe keep what you send us for a year.\n`);
  return content;
}

const sample = example().files;

/** The pages of an example whose files are changed, beside the example as the sample. */
function pagesAfter(changes: Record<string, string>) {
  const content = example();
  for (const [path, text] of Object.entries(changes)) content.files.set(path, text);
  return unfinishedPages(content, sample);
}

const fieldsOn = (pages: ReturnType<typeof pagesAfter>) =>
  pages.flatMap(({ texts }) => texts.map(({ file, field }) => `${file} ${field}`));

test('sentences, invented names and links of the sample are unfinished; short words are anybody’s', () => {
  const fields = fieldsOn(pagesAfter({}));
  expect(fields).toContain('content/hero/hero.yaml mainHeading');
  expect(fields).toContain('content/site/site.yaml brand');
  expect(fields).toContain('content/site/site.yaml socialLinks[1].href');
  expect(fields).toContain('content/team/example.yaml name');
  expect(fields).toContain('content/legal/privacy-policy.md text');
  expect(fields).not.toContain('content/services/example.yaml title');
  expect(fields).not.toContain('content/hero/hero.yaml callToAction.primary');
  expect(fields).not.toContain('content/hero/hero.yaml markerRoute');
});

test('a rewritten text is finished, and a text that moved to another file is not', () => {
  const quote = {
    name: 'Ada',
    title: 'Owner',
    quote: 'They did in a week what others quote a year for.',
  };
  const moved = sample.get('testimonials/quotes/example.yaml') ?? '';
  const fields = fieldsOn(
    pagesAfter({
      'testimonials/quotes/example.yaml': stringify(quote),
      'testimonials/quotes/b.yaml': moved,
    }),
  ).filter((field) => field.includes('/quotes/'));
  expect(new Set(fields.map((field) => field.split(' ')[0]))).toEqual(
    new Set(['content/testimonials/quotes/b.yaml']),
  );
});

test('interface words are missing only in a language that the product has none of', () => {
  const site = (sample.get('site/site.yaml') ?? '').replace(/^language: .*/m, 'language: ko');
  const own = 'viewProject: 프로젝트 보기\nnextProject: Next project\n';
  const labels = fieldsOn(pagesAfter({ 'site/site.yaml': site, 'labels/labels.yaml': own })).filter(
    (field) => field.includes('labels.yaml'),
  );
  expect(labels).toContain('content/labels/labels.yaml nextProject');
  expect(labels).toContain('content/labels/labels.yaml onThisPage');
  expect(labels).not.toContain('content/labels/labels.yaml viewProject');
  expect(fieldsOn(pagesAfter({})).join()).not.toContain('labels.yaml');
});

test('the list follows the pages of the site, and the sections of the home page', () => {
  const pages = pagesAfter({ 'pages/home.yaml': 'title: A\nsections: [hero, team, services]\n' });
  expect(pages.map(({ name }) => name)).toEqual([
    'Home page',
    'Contact page',
    'Further pages',
    'Jobs',
    'Legal pages',
    'News',
    'Look and facts',
  ]);
  const lines = unfinishedLines(pages);
  expect(lines).toMatch(/^Home page:\n {2}content\/hero\/hero\.yaml, field badgeText: A software/);
  expect(lines.indexOf('content/team/')).toBeLessThan(lines.indexOf('content/services/'));
  expect(lines).not.toContain('content/process/');
  expect(countOf(pages)).toBe(lines.split('\n').length - pages.length);
});

test('without a sample to compare with, only drafts are unfinished', () => {
  const content = exampleContent();
  content.files.set('hero/hero.yaml', 'badgeText: ··· What you do\n');
  expect(unfinishedPages(content)).toEqual([
    {
      name: 'Home page',
      texts: [{ file: 'content/hero/hero.yaml', line: 1, text: 'What you do' }],
    },
  ]);
});
