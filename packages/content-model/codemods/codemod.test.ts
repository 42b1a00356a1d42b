import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { temporaryFolder } from '../../content-store/test/temporary-folder.ts';
import { type Codemod, changeEntries, renameField } from './codemod.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const rename = (pattern: string) =>
  changeEntries(folder, pattern, (entry) => {
    renameField(entry, ['slideRole'], 'slide');
    renameField(entry, ['call', 'first'], 'primary');
  });

const YAML = `# What screen readers say.
carouselRole:   carousel # aria
# One of them.
slideRole: "slide"

note: >-
  A text that
  runs over two lines
call: { first: Go }
`;

test('a field is renamed in its place, and comments, quotes and blank lines stay', () => {
  write('labels.yaml', YAML);
  rename('*.yaml');
  expect(read('labels.yaml')).toBe(`# What screen readers say.
carouselRole: carousel # aria
# One of them.
slide: "slide"

note: >-
  A text that runs over two lines
call: { primary: Go }
`);
});

test.each([
  ['JSON', 'a.json', '{"slideRole":"slide"}', '{\n  "slide": "slide"\n}\n'],
  [
    'front matter, whatever the text under it',
    'a.md',
    '---\nslideRole: x\n---\n\nslideRole: y $&\n',
    '---\nslide: x\n---\n\nslideRole: y $&\n',
  ],
  ['line ends of Windows', 'a.yaml', 'slideRole: x\r\nb: y\r\n', 'slide: x\r\nb: y\r\n'],
  ['Markdown without front matter', 'a.md', 'slideRole: x\n', 'slideRole: x\n'],
  [
    'an entry that has both fields',
    'a.yaml',
    'slideRole: x\nslide:  y\n',
    'slideRole: x\nslide:  y\n',
  ],
  ['an entry without fields', 'a.yaml', '', ''],
])('%s', (_, file, source, expected) => {
  write(file, source);
  rename('*');
  expect(read(file)).toBe(expected);
});

test('an entry without a change is not written', () => {
  write('labels.yaml', YAML);
  rename('*.yaml');
  const { mtimeNs } = statSync(join(folder, 'labels.yaml'), { bigint: true });
  rename('*.yaml');
  expect(statSync(join(folder, 'labels.yaml'), { bigint: true }).mtimeNs).toBe(mtimeNs);
});

test('a file that cannot be parsed is an error with its name, and stays as it is', () => {
  write('labels.yaml', 'slideRole: "slide\n');
  expect(() => rename('*.yaml')).toThrow('labels.yaml: Missing closing "quote');
  expect(read('labels.yaml')).toBe('slideRole: "slide\n');
});

test('every codemod has the version of its file, a description and a test, and leaves the sample as it is', async () => {
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  const wrong: string[] = [];
  for (const file of globSync('[0-9]*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] })) {
    const path = join(import.meta.dirname, file);
    const { codemod }: { codemod: Codemod } = await import(path);
    const isNamed = file.startsWith(`${codemod.version}-`) && /\w\.$/.test(codemod.description);
    await codemod.apply(folder);
    if (!isNamed || !existsSync(path.replace(/ts$/, 'test.ts'))) wrong.push(file);
  }
  expect(wrong).toEqual([]);
  expect(readFolder(folder).files).toEqual(readFolder(SAMPLE_FOLDER).files);
});
