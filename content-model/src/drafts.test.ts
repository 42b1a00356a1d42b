import { expect, test } from 'vitest';
import { draftsIn } from './drafts.ts';
import { exampleContent } from './example-content.ts';

const draft = 'sectionTitle: ··· A title\n';

/** The files in which drafts are found when the home page has these sections. */
function filesWithDrafts(sections: readonly string[]): string[] {
  const content = exampleContent();
  const home = content.files.get('pages/home.yaml') ?? '';
  const own = `sections: [${sections.join(', ')}]\n`;
  content.files.set('pages/home.yaml', home.replace(/^sections:\n(?: *- .*\n)*/m, '') + own);
  for (const path of ['team/section', 'projects/section', 'projects/a', 'get-in-touch/section']) {
    content.files.set(`${path}.yaml`, draft);
  }
  return draftsIn(content).map(({ file }) => file);
}

test('a draft in a section that the home page leaves out waits for nobody', () => {
  const onCaseStudies = ['content/get-in-touch/section.yaml', 'content/projects/a.yaml'];
  expect(filesWithDrafts(['hero', 'services'])).toEqual(onCaseStudies);
  expect(filesWithDrafts(['hero', 'team', 'projects'])).toEqual([
    ...onCaseStudies,
    'content/projects/section.yaml',
    'content/team/section.yaml',
  ]);
});
