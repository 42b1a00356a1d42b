import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';

const read = (path: string) => readFileSync(join(productRoot, path), 'utf8');

type Feature = {
  name: string;
  /** Files and folders to delete. */
  removed: readonly string[];
  /** The word of each line to delete, by its file. */
  words: ReadonlyMap<string, string>;
};

/** The features that docs/architecture.md lists as removable, with the files and lines of each. */
const features = [
  ...read('docs/architecture.md').matchAll(/^\| ([^|]+) \| (`[^|]+) \| ([^|]*)\|$/gm),
].map(
  ([, name = '', files = '', lines = '']): Feature => ({
    name,
    removed: namesIn(files),
    words: new Map(
      [...lines.matchAll(/`([^`]+)` in `([^`]+)`/g)].map(([, word = '', file = '']) => [
        file,
        word,
      ]),
    ),
  }),
);

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const isRemovedWith = (path: string, { removed }: Feature) =>
  removed.some((each) => path === each || path.startsWith(`${each}/`));

/** The text of a file without the lines that a feature names. */
function withoutLines(path: string, text: string, { words }: Feature): string {
  const word = words.get(path);
  if (word === undefined) return text;
  return text
    .split('\n')
    .filter((line) => !line.includes(word))
    .join('\n');
}

const sources = globSync(
  '{packages/{admin,content-model,content-store,harness,mail-gateway,sections,words},e2e,sample,site,tools}/**/*.{ts,tsx,astro,mjs}',
  { cwd: productRoot, exclude: ['**/node_modules/**', '**/dist/**', '**/.astro/**'] },
).map((path) => path.replaceAll('\\', '/'));

/** The files of the project that a source imports by their paths. */
function importsOf(path: string, source: string): string[] {
  const imports = source.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g);
  return [...imports].map(([, target = '']) => posix.join(posix.dirname(path), target));
}

/** The type errors of a package's program without a feature. */
function typeErrors(folder: string, feature: Feature): string[] {
  const { config } = ts.readConfigFile(join(productRoot, folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    join(productRoot, folder),
  );
  const programFiles = fileNames.filter((file) => /\/src\/.*(?<!\.test)\.ts$/.test(file));
  expect(programFiles.length, folder).toBeGreaterThan(0);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const isLeft = (file: string) => !isRemovedWith(relative(productRoot, file), feature);
  host.fileExists = (file) => isLeft(file) && fileExists(file);
  host.readFile = (file) => {
    const text = readFile(file);
    return text && withoutLines(relative(productRoot, file), text, feature);
  };
  const program = ts.createProgram(programFiles.filter(isLeft), options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) =>
      [
        file && relative(productRoot, file.fileName),
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ].join(': '),
    );
}

test('the architecture lists what can be removed', () => {
  expect(features.map(({ name }) => name)).toContain('admin');
  const files = features.flatMap(({ removed, words }) => [...removed, ...words.keys()]);
  expect(files.filter((file) => !existsSync(join(productRoot, file)))).toEqual([]);
});

test.each(features)('without $name, no import leads to a missing file', (feature) => {
  const broken = sources
    .filter((path) => !isRemovedWith(path, feature))
    .flatMap((path) =>
      importsOf(path, withoutLines(path, read(path), feature))
        .filter((target) => isRemovedWith(target, feature))
        .map((target) => `${path} imports ${target}`),
    );
  expect(broken).toEqual([]);
});

test('without the webhook, the gateway compiles', () => {
  const [webhook] = features.filter(({ name }) => name === 'webhook');
  if (!webhook) throw new Error('The architecture does not list the webhook.');
  expect(typeErrors('packages/mail-gateway', webhook)).toEqual([]);
});
