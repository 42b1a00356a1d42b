import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';
import { COMMANDS } from '../lib/begin/project.ts';

const documents = [
  ...[
    '*.md',
    '.github/*.md',
    'packages/create/**/README.md',
    'docs/**/*.md',
    'sample/content/*.md',
  ],
].flatMap((pattern) => globSync(pattern, { cwd: productRoot }));
const { scripts, workspaces }: { scripts: object; workspaces: string[] } = JSON.parse(
  readFileSync(join(productRoot, 'package.json'), 'utf8'),
);
const folders = `packages content sample deploy docs e2e site tools .ci`.split(' ');
/** Files that commands make, which a fresh clone does not have. */
const made = /^(site\/dist|data|content\/\.version)/;

/** Every match of a pattern's first group, once. */
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** A line for each path, command or heading that a document names and that does not exist. */
const missing = (named: (text: string, document: string) => string[]) =>
  documents.flatMap((document) =>
    named(readFileSync(join(productRoot, document), 'utf8'), document).map(
      (each) => `${document}: ${each}`,
    ),
  );

describe('every document', () => {
  it('links to files that exist', () => {
    expect(documents.length).toBeGreaterThan(30);
    // A link that begins with a slash is an address of the site, shown as an example; code is another file.
    const found = missing((text, document) =>
      all(
        text.replaceAll(/^```[\s\S]*?^```$/gm, ''),
        /\]\((?!https?:|mailto:|#)([^)#\s]+)/g,
      ).filter(
        (link) => !link.startsWith('/') && !existsSync(join(productRoot, dirname(document), link)),
      ),
    );
    expect(found).toEqual([]);
  });

  it('that is a guide says at its top which reader it is for', () => {
    const reader = /^# .+\n\nFor (?:the )?developers? of (?:an agency|the product)/;
    const silent = documents.filter(
      (document) =>
        /^docs.[^/\\]+$/.test(document) &&
        !reader.test(readFileSync(join(productRoot, document), 'utf8')),
    );
    expect(silent).toEqual([]);
  });

  it('names files that exist', () => {
    // Files of content/ and files that the owner's guide names are in the sample.
    const places = ['', 'sample', 'sample/content'].map((folder) => join(productRoot, folder));
    const found = missing((text) =>
      all(text, /`([\w.-]+\/[\w./-]*)`/g).filter(
        (path) =>
          folders.includes(path.split('/')[0] ?? '') &&
          !made.test(path) &&
          !places.some((place) => existsSync(join(place, path))),
      ),
    );
    expect(found).toEqual([]);
  });

  it('names commands that exist', () => {
    const found = missing((text) =>
      all(text, /npm run ([\w:-]+)/g).filter(
        (command) => !(command in scripts || COMMANDS.includes(command)),
      ),
    );
    expect(found).toEqual([]);
  });
});

it('every command of package.json stands in the README', () => {
  const readme = readFileSync(join(productRoot, 'README.md'), 'utf8');
  const unnamed = Object.keys(scripts).filter(
    (command) => !new RegExp(`npm (run )?${command}\\b`).test(readme),
  );
  expect(unnamed).toEqual([]);
});

it('there are at most sixteen commands, each with its program', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
  const without = Object.keys(scripts).filter(
    (command) => !existsSync(join(productRoot, 'tools', `${command}.ts`)),
  );
  expect(without).toEqual([]);
});

it('every direct dependency has its reason in the decision about dependencies', () => {
  const reasons = readFileSync(join(productRoot, 'docs/decisions/0023-dependencies.md'), 'utf8');
  const packages = ['.', ...workspaces].flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(productRoot, workspace, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  // The first cell of each row names packages.
  const given = all(reasons, /^\| (`[^|]+) \|/gm).flatMap((cell) => all(cell, /`([^`]+)`/g));
  const isGiven = (name: string) =>
    given.includes(name) || given.includes(`${name.split('/')[0]}/*`);
  expect(packages.filter((name) => !isGiven(name))).toEqual([]);
  const isUsed = (name: string) =>
    packages.some((each) => each === name || each.startsWith(name.replace(/\*$/, '/')));
  expect(given.filter((name) => !name.endsWith('/*') && !isUsed(name))).toEqual([]);
});
