import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { writeFiles, writeFromGuide } from '../../packages/harness/written-files.ts';
import { eject } from '../lib/eject/eject.ts';
import { ejectables } from '../lib/eject/ejectable.ts';
import { ownTypeErrors } from '../lib/own-types.ts';
import { packedFiles } from '../lib/pack/files.ts';
import { manifestOf } from '../lib/pack/manifest.ts';
import { linkPackages } from './copied-project.ts';

/** Makes an agency's project, in which the product is installed with the files of its package. */
function projectWith(own: Readonly<Record<string, string>>): string {
  const project = temporaryFolder();
  linkPackages(project);
  const product = join(project, 'node_modules/agency-website');
  const files = packedFiles();
  for (const path of files.copied) cpSync(join(productRoot, path), join(product, path));
  writeFiles(product, '', { 'package.json': JSON.stringify(manifestOf(files)) });
  writeFiles(project, '', own);
  return project;
}

test('only what is wrong is named, beside what the guides write and a copy of every part of the product', () => {
  const project = projectWith({
    'own/facts.ts': `import type { SiteLanguage } from 'agency-website/site';
import { Hero } from 'agency-website/components/Heroo';

export const wrong = ({ content }: SiteLanguage): number => content.hero.section.badgeText;
export const missing = ({ content }: SiteLanguage) => content.team.people;
const unused = Hero;
`,
    'own/half.test.ts': 'export const half = {;\n',
    'tsconfig.json': JSON.stringify({
      extends: 'agency-website/tsconfig.json',
      compilerOptions: { noUnusedLocals: true },
    }),
  });
  writeFromGuide(project, 'adding-a-section.md', 'own/sections/partners', [
    'section.ts',
    'words.yaml',
    'prepare.ts',
    'Partners.tsx',
  ]);
  writeFromGuide(project, 'adopting.md', 'own/sections/partners', ['Partners.test.tsx']);
  writeFromGuide(project, 'adding-a-kind-of-pages.md', 'own/pages/events', [
    'page.ts',
    'words.yaml',
    'routes.ts',
    'EventPage.tsx',
    'EventPage.module.css',
    'EventList.tsx',
  ]);
  writeFromGuide(project, 'replacing-a-component.md', 'own/components', ['TopBar.tsx']);
  const product = join(project, 'node_modules/agency-website');
  const names = [...ejectables(product).keys()].filter((name) => name !== 'TopBar');
  for (const name of names) eject({ product, project }, name);
  const errors = [
    /^own\/facts\.ts:2:22: Cannot find module/,
    /^own\/facts\.ts:4:\d+: Type 'string' is not assignable to type 'number'/,
    /^own\/facts\.ts:5:\d+: Property 'people' does not exist/,
    /^own\/facts\.ts:6:7: 'unused' is declared but/,
    /^own\/half\.test\.ts:1:22: Property assignment/,
  ];
  expect(ownTypeErrors(project)).toEqual(errors.map((error) => expect.stringMatching(error)));
});
