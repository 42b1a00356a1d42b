import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collections } from '../../packages/content-model/src/collections.ts';
import { visitedPages } from '../../packages/content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../packages/content-store/src/folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { COMMANDS } from '../lib/begin/project.ts';

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');
const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** Every match of a pattern's first group, once. */
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, group = '']) => group)),
];

/** The commands of npm that a text names. */
const commandsIn = (text: string) => all(text, /npm (?:run )?([a-z]+)/g);

/** The names in backticks that look like a file or a folder. */
const pathsIn = (text: string) =>
  all(withoutBlocks(text), /`([\w.*<>/-]+)`/g).filter(
    (name) => /\/|\.\w{2,4}$/.test(name) && !/^\/|^\.\/|^\.\w+$/.test(name),
  );

describe('AGENTS.md of this repository', () => {
  const text = read('AGENTS.md');

  it('names files and folders that exist', () => {
    const ofEachFolder = (path: string) => path.replaceAll(/<\w+>/g, '*');
    const missing = pathsIn(text).filter(
      (path) => globSync(ofEachFolder(path), { cwd: productRoot }).length === 0,
    );
    // Folders that commands make.
    expect(missing.filter((path) => !['site/dist', 'content/', 'data/'].includes(path))).toEqual(
      [],
    );
    const links = all(text, /\]\(([^)#]+)/g);
    expect(links.filter((link) => !existsSync(join(productRoot, link)))).toEqual([]);
  });

  it('names commands and projects of tests that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
    for (const name of all(text, /vitest run --project (\S+)/g)) {
      expect(read('vitest.config.ts')).toContain(`name: '${name}'`);
    }
  });
});

describe('AGENTS.md of an agency’s project', () => {
  const text = read('packages/create/template/AGENTS.md');

  it('is short enough to be read before each task', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(44);
  });

  it('names the commands of a project, and no others', () => {
    expect(commandsIn(text).sort()).toEqual([...COMMANDS].sort());
    const readme = read('packages/create/template/README.md');
    expect(COMMANDS.filter((name) => !commandsIn(readme).includes(name))).toEqual([]);
  });

  it('names files of the package that exist', () => {
    const product = pathsIn(text).flatMap(
      (path) => path.split('node_modules/agency-website/')[1] ?? [],
    );
    expect(product.length).toBeGreaterThan(2);
    const beside = all(text, /`([\w-]+\.md)` beside/g).map((name) => join('docs', name));
    expect([...product, ...beside].filter((path) => !existsSync(join(productRoot, path)))).toEqual(
      [],
    );
  });

  it('names files of content that the product reads', () => {
    const files = pathsIn(text).filter((path) => /^content\/./.test(path));
    expect(files.length).toBeGreaterThan(6);
    const known = [...collections.values()];
    const isRead = (path: string) =>
      existsSync(join(SAMPLE_FOLDER, path)) ||
      known.some((each) =>
        each.type === 'singleton' ? path === `${each.path}.yaml` : dirname(path) === each.folder,
      );
    const names = files.map((path) => path.replace('content/', '').replace(/\/$/, '/any.md'));
    expect(names.filter((path) => !isRead(path))).toEqual([]);
  });

  it('shows a service and a page that are right', () => {
    const [, service = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
    const { files, ...rest } = readFolder(SAMPLE_FOLDER);
    const description = 'A page that says what our work costs, and how we come to an estimate.';
    const page = `---\ntitle: Prices\ndescription: ${description}\n---\n\nAsk us.\n`;
    const added = new Map([
      ...files,
      ['services/testing.yaml', service],
      ['pages/prices.md', page],
    ]);
    expect(visitedPages({ ...rest, files: added })).toContain('/prices');
  });

  it('names files of own/ that a folder of the product has as well', () => {
    const section = ['section.ts', 'words.yaml', 'prepare.ts'];
    expect(section.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    expect(
      section.filter((name) => !existsSync(join(productRoot, 'packages/sections/services', name))),
    ).toEqual([]);
    expect(existsSync(join(productRoot, 'packages/pages/legal/page.ts'))).toBe(true);
  });
});
