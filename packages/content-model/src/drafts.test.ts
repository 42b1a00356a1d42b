import { afterEach, expect, test, vi } from 'vitest';
import { exampleContent } from '../test/example-content.ts';
import { draftsIn, withQuietMarks } from './drafts.ts';

afterEach(() => vi.unstubAllEnvs());

const draft = 'sectionTitle: ··· A title\n';

/** The files in which drafts are found when the home page has these sections. */
function filesWithDrafts(sections: readonly string[]): string[] {
  const content = exampleContent();
  content.files.delete('pages/example.md');
  const home = content.files.get('pages/home.yaml') ?? '';
  const own = `sections: [${sections.join(', ')}]\n`;
  content.files.set('pages/home.yaml', home.replace(/^sections:\n(?: *- .*\n)*/m, '') + own);
  for (const path of ['team/section', 'projects/section', 'projects/a', 'get-in-touch/section']) {
    content.files.set(`${path}.yaml`, draft);
  }
  return draftsIn(content).map(({ file }) => file);
}

test('pages show drafts with a quiet mark, at the end of each text but the largest', () => {
  const content = {
    hero: { mainHeading: '··· Software\nthat works' },
    links: [{ text: '··· Services', href: '#services' }],
    note: '··· 何でもご相談ください。',
    legal: { html: '<h2>Rights</h2><p>··· What the <b>law</b> says.</p>\n<p>··· More.</p>' },
    answer: '<ul><li>··· <a href="/contact">Write</a> to <b>us</b></li><li>···</li></ul>',
    year: 2026,
  };
  expect(withQuietMarks(content)).toEqual({
    hero: { mainHeading: 'Software\nthat works' },
    links: [{ text: 'Services\u00a0·', href: '#services' }],
    note: '何でもご相談ください。·',
    legal: {
      html: '<h2>Rights</h2><p>What the <b>law</b> says.\u00a0·</p>\n<p>More.\u00a0·</p>',
    },
    answer: '<ul><li><a href="/contact">Write</a> to <b>us</b>\u00a0·</li><li>···</li></ul>',
    year: 2026,
  });
});

test('a draft in a section that no page shows waits for nobody', () => {
  const onCaseStudies = ['content/get-in-touch/section.yaml', 'content/projects/a.yaml'];
  expect(filesWithDrafts(['hero', 'services'])).toEqual(onCaseStudies);
  expect(filesWithDrafts(['hero', 'team', 'projects'])).toEqual([
    ...onCaseStudies,
    'content/projects/section.yaml',
    'content/team/section.yaml',
  ]);
});

test('drafts of a section wait before the day on which a page shows it, and on pages other than the home page', () => {
  const content = exampleContent();
  content.files.set('news/section.yaml', draft);
  content.files.set('faq/section.yaml', draft);
  content.files.set('pages/home.yaml', 'title: A\nsections: [hero, news]\n');
  const found = (changes: Readonly<Record<string, string>>) => {
    const files = new Map([...content.files, ...Object.entries(changes)]);
    return draftsIn({ ...content, files }).map(({ file }) => file);
  };
  vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse('2026-01-14T12:00:00Z') / 1000}`);
  expect(content.files.get('news/example.md')).toContain('date: 2026-01-15');
  expect(found({})).toEqual(['content/news/section.yaml']);
  const about = content.files.get('pages/example.md') ?? '';
  const withQuestions = about.replace('- team', '- faq');
  expect(found({ 'pages/example.md': withQuestions })).toContain('content/faq/section.yaml');
});
