import fs, {
  cpSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { issuesOf } from '../../content-model/src/changes.ts';
import { slugOf } from '../../content-model/src/names.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { loadContent, readContent } from './content.ts';
import { addPicture, applyChanges, contentFolder, readFolder } from './folder.ts';
import { typefacesFor } from './typefaces.ts';

test('a damaged picture is an issue of its entry until a valid picture replaces it, whatever its date', async () => {
  const folder = temporaryFolder();
  cpSync(contentFolder(), folder, { recursive: true });
  const picture = join(folder, 'hero/product-screen.png');
  const whole = readFileSync(picture);
  const issues = async () => issuesOf(await readContent(folder));
  const damaged = [
    {
      file: 'content/hero/hero.yaml',
      field: 'imageSrc',
      found: '"./product-screen.png", a picture that is cut off or damaged.',
      write: 'Save it again as PNG, JPEG, WebP, AVIF or SVG, or choose another picture.',
    },
  ];

  expect(await issues()).toEqual([]);
  writeFileSync(picture, whole.subarray(0, 20_000));
  utimesSync(picture, 0, 0);
  expect(await issues()).toMatchObject(damaged);
  expect(await issues()).toMatchObject(damaged);
  writeFileSync(picture, whole);
  expect(await issues()).toEqual([]);
});

test('a drawing that could run something stops the build, with its file and line', async () => {
  const folder = temporaryFolder();
  cpSync(contentFolder(), folder, { recursive: true });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script/>\n</svg>';
  const hazard = ['the element <script>', 2];
  writeFileSync(join(folder, 'logos/kadara.svg'), drawing);
  writeFileSync(join(folder, 'logos/unused.svg'), drawing);
  writeFileSync(join(folder, 'logos/kadara.yaml'), 'src: ./kadara.svg\nalt: Kadara\n');
  await expect(loadContent(folder)).rejects.toMatchObject({
    issues: expect.arrayContaining([
      expect.objectContaining({
        file: 'content/logos/kadara.yaml',
        field: 'src',
        code: 'activeSvg',
        values: hazard,
        found: expect.stringMatching(/^"\.\/kadara\.svg", .* line 2\.$/),
      }),
      expect.objectContaining({
        file: 'content/logos/unused.svg',
        code: 'unusedImageError',
        write: expect.stringContaining(hazard[0] as string),
      }),
    ]),
  });
});

test('only files with the extension of a picture are decoded', async () => {
  const folder = temporaryFolder();
  for (const name of ['notes.txt', 'logo.PNG']) writeFileSync(join(folder, name), 'a text');
  const { imageErrors } = await readContent(folder);
  expect([...(imageErrors ?? [])].map(([path]) => path)).toEqual(['logo.PNG']);
});

test('a hidden file, and a link to a file or a folder elsewhere, are no files of the content', () => {
  const elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, 'ada.yaml'), 'name: Ada\n');
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'bisi.yaml'), 'name: Bisi\n');
  writeFileSync(join(folder, '.chidi.yaml'), 'name: Chidi\n');
  symlinkSync(join(elsewhere, 'ada.yaml'), join(folder, 'ada.yaml'));
  writeFileSync(join(elsewhere, 'brand.woff2'), '');
  for (const name of ['team', 'typefaces']) symlinkSync(elsewhere, join(folder, name));
  const { files, pictures } = readFolder(folder);
  expect([...files.keys(), ...pictures]).toEqual(['bisi.yaml']);
  expect(typefacesFor(folder).has('./typefaces/brand.woff2')).toBe(false);
});

test('if one of several changes cannot be written, every file stays as it was', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'ada.yaml'), 'name: Ada\n');
  const changes = new Map([
    ['ada.yaml', undefined],
    ['bisi.yaml', 'name: Bisi\n'],
    ['ada.yaml/chidi.yaml', 'name: Chidi\n'],
  ]);
  expect(() => applyChanges(folder, changes)).toThrow();
  expect(readdirSync(folder)).toEqual(['ada.yaml']);
});

test('a process that ends between two files of a change leaves no file that the check reports', () => {
  const folder = temporaryFolder();
  cpSync(contentFolder(), folder, { recursive: true });
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('killed');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    rename.mockRestore();
    syncBuiltinESMExports();
  });
  expect(() => applyChanges(folder, new Map([['team/new.yaml', 'name: Ada\n']]))).toThrow('killed');
  expect(readdirSync(join(folder, 'team')).filter((name) => name.endsWith('.part'))).toHaveLength(
    1,
  );
  expect(issuesOf(readFolder(folder))).toEqual([]);
});

test('a picture for which the disk has no room leaves nothing behind', () => {
  const folder = temporaryFolder();
  const write = fs.writeFileSync;
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation((file, content) => {
    write(file, String(content).slice(0, 3));
    throw new Error('no room');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    full.mockRestore();
    syncBuiltinESMExports();
  });
  const add = () => addPicture(folder, 'team/ada.yaml', 'Ada.webp', Buffer.from('a picture'));
  expect(add).toThrow('no room');
  expect(readdirSync(join(folder, 'team'))).toEqual([]);
});

describe('files whose names are stored with letters and their marks apart, as Macs did,', () => {
  const composed = 'büro-straße-é.svg';
  const apart = composed.normalize('NFD');
  const DRAWING =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path d="M0 0h99v99z"/></svg>';
  const copy = () => {
    const folder = temporaryFolder();
    cpSync(contentFolder(), folder, { recursive: true });
    return folder;
  };
  const write = (folder: string, path: string, text: string) =>
    writeFileSync(join(folder, path), text);

  test.each([
    ['apart in the folder', composed, apart],
    ['apart in the text', apart, composed],
  ])('are found as pictures: %s', async (_, named, stored) => {
    const folder = copy();
    write(folder, `logos/${stored}`, DRAWING);
    write(folder, 'logos/kadara.yaml', `src: ./${named}\nalt: Kadara\n`);
    const { hero } = await loadContent(folder);
    expect(hero.logos.map(({ src }) => src)).toContain(`logos/${stored}`);
  });

  test('have their place in the order, and their page has the address that links name', async () => {
    const folder = copy();
    const id = 'büro';
    const project = readFileSync(join(folder, 'projects/coldline.yaml'), 'utf8');
    write(folder, `projects/${id.normalize('NFD')}.yaml`, project.replace('Coldline', 'Büro'));
    write(folder, 'projects/order.yaml', `- ${id}\n`);
    const head = `title: Büro\ndescription: ${'Words. '.repeat(10)}`;
    write(folder, `projects/${id}.md`, `---\n${head}\n---\n\n[Us](/über-uns)\n`);
    write(folder, `legal/${'über-uns'.normalize('NFD')}.md`, `---\n${head}\n---\n\n## A\n\nB\n`);
    const { projects, documents } = await loadContent(folder);
    expect(projects.items[0]?.title).toBe('Büro');
    expect(documents.caseStudies[0]).toMatchObject({ path: '/projects/büro', entry: 0 });
    expect(documents.legal.map(({ path }) => path)).toContain('/über-uns');
  });
});

test.each([
  ['Tally & Co', 'tally-and-co'],
  ['Straße für Łódź', 'strasse-fur-łodz'],
  ['متجر القهوة', 'متجر-القهوة'],
  ['Йога-студия', 'йога-студия'],
  ['हिन्दी', 'हिन्दी'],
  ['서울', '서울'],
  ['น้ำใจ', 'น้ำใจ'],
  ['ຄຳ', 'ຄຳ'],
  ['ﾎﾟﾘｼｰ ﬁ', 'ポリシー-fi'],
  [`${'กิ'.repeat(29)}ก กิ`, `${'กิ'.repeat(29)}ก`],
  [`${'कि'.repeat(29)}ककि`, `${'कि'.repeat(29)}क`],
  ['C#', 'c'],
  ['☕', 'untitled'],
  ['Con', 'con-1'],
  ['長'.repeat(300), '長'.repeat(60)],
])('the file of %s has a name that can be read', (title, name) => {
  expect(slugOf(title)).toBe(name);
});

test('a text that replaces a text with the line ends of Windows gets these line ends, also when a change is undone', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'ada.yaml'), 'name: Ada\r\nrole: A\r\n');
  applyChanges(folder, new Map([['ada.yaml', 'name: Ada\nrole: B\n']]));
  expect(readFileSync(join(folder, 'ada.yaml'), 'utf8')).toBe('name: Ada\r\nrole: B\r\n');
});
