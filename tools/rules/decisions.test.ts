import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');
const decisions = globSync('docs/decisions/*.md', { cwd: productRoot }).sort();
const day = String.raw`\d{4}-\d{2}-\d{2}`;

describe('the decisions', () => {
  it('are numbered without gaps, in the name of the file and in the title', () => {
    const wrong = decisions.filter((file, index) => {
      const number = index + 1;
      const isNamed = file.includes(`/${String(number).padStart(4, '0')}-`);
      return !isNamed || !read(file).startsWith(`# ${number}. `);
    });
    expect(wrong).toEqual([]);
  });

  it('have a date and a status below the title', () => {
    const status = `accepted|amended on ${day}: .+|superseded by \\d+`;
    const head = new RegExp(`^# .+\n\nDate: ${day}\nStatus: (${status})\n\n## Context\n`);
    expect(decisions.filter((file) => !head.test(read(file)))).toEqual([]);
  });

  it('have the same headings: context, decision, why, and consequences where there are any', () => {
    const wrong = decisions.filter((file) => {
      const headings = [...read(file).matchAll(/^##+ (.*)/gm)].map(([, heading]) => heading);
      return !/^Context,Decision,Why(,Consequences)?$/.test(headings.join());
    });
    expect(wrong).toEqual([]);
  });

  it('are called in links by their numbers', () => {
    const documents = ['*.md', 'docs/**/*.md'].flatMap((glob) =>
      globSync(glob, { cwd: productRoot }),
    );
    const links = documents.flatMap((file) => [
      ...read(file).matchAll(/\[decision\s(\d+)\]\((?:docs\/)?(?:decisions\/)?(\d+)/gi),
    ]);
    expect(links.length).toBeGreaterThan(4);
    const wrong = links.filter(([, number, file]) => Number(number) !== Number(file));
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});

const settings = 'packages/mail-gateway/src/settings.ts';
const privacy = 'sample/content/legal/privacy-policy.md';

/**
 * Figures that a guide or the sample's legal text shares with the code: where each is stated, each
 * with the figure as its group, and how much larger the code's figure is. A decision has a date
 * instead: its figures are those of that day.
 */
const figures: [document: string, RegExp, file: string, RegExp, factor?: number][] = [
  ['README.md', /than (\d+) KB of/, 'e2e/support/audit/budgets.ts', /script: (\d+) \* KB/],
  ['README.md', /need Node (\d+)/, 'package.json', /"node": ">=(\d+)"/],
  ['docs/design.md', /most (\S+) s and/, 'site/src/styles/tokens.css', /--duration-m: (.+)s;/],
  ['docs/design.md', /below (\d+) KB/, 'site/src/pattern/pattern.test.tsx', /less than (\d+) KB/],
  ['CHANGELOG.md', /(\S+) KB comp/, 'e2e/budgets.spec.ts', /FIRST_ROUND_TRIP = (.+);/, 1000],
  [privacy, /database (\d+) days/, settings, /KEEP_SENT_DAYS.*\s+.*'(.+)'/],
  [privacy, /held back (\d+) days/, settings, /KEEP_SPAM_DAYS.*\s+.*'(.+)'/],
  ['sample/content/README.md', /deleted (\d+) days/, settings, /KEEP_SENT_DAYS.*\s+.*'(.+)'/],
];

test.each(figures)(
  'a figure of %s is that of the code: %s',
  (document, stated, file, place, by = 1) => {
    const figure = (text: string, pattern: RegExp) =>
      Number((pattern.exec(text)?.[1] ?? '?').replaceAll('_', ''));
    expect(figure(read(document), stated)).toBe(figure(read(file), place) / by);
  },
);
