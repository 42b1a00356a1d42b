import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { temporaryFolder } from '../../content-store/test/temporary-folder.ts';
import { issuesOf } from '../src/changes.ts';
import { idOf, locate } from '../src/check/locate.ts';
import { lists } from '../src/collections.ts';
import { codemod } from './1.1.0-order-as-data.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Numbers files as 1.0.0 had them, also those of pictures and case studies, and names these by their numbers. */
function number() {
  const { files } = readFolder(folder);
  for (const list of lists) {
    const ids = locate(list, files).map(idOf);
    rmSync(join(folder, list.folder, 'order.yaml'));
    for (const file of readdirSync(join(folder, list.folder))) {
      const owner = ids.findLast((id) => file.startsWith(`${id}.`) || file.startsWith(`${id}-`));
      const place = owner === undefined ? '' : String(ids.indexOf(owner) + 1).padStart(2, '0');
      if (place === '' || posix.parse(file).name === 'section') continue;
      const target = join(list.folder, `${place}-${file}`);
      renameSync(join(folder, list.folder, file), join(folder, target));
      if (list.folder === 'process/features')
        write(target, `id: ${Number(place)}\n${read(target)}`);
    }
  }
  for (const path of readFolder(folder).pictures) {
    const [, plain] = /^\d\d-(.*)$/.exec(posix.basename(path)) ?? [];
    for (const [file, text] of plain ? readFolder(folder).files : []) {
      if (posix.dirname(file) !== posix.dirname(path)) continue;
      write(file, text.replaceAll(`./${plain}`, `./${posix.basename(path)}`));
    }
  }
}

test('a site has its names, its order and its pictures again', () => {
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  write(
    'projects/coldline.md',
    '---\ntitle: A map\ndescription: Its story, from the first lorry to the two hundredth.\n---\n\nText.\n\n![A map](./coldline.png)\n',
  );
  const { files, pictures } = readFolder(folder);
  number();
  expect(read('projects/03-coldline.md')).toContain('./03-coldline.png');
  for (let run = 1; run <= 2; run += 1) {
    codemod.apply(folder);
    const after = readFolder(folder);
    expect(new Map([...after.files].sort())).toEqual(new Map([...files].sort()));
    expect(after.pictures).toEqual(pictures);
  }
  expect(issuesOf(readFolder(folder))).toEqual([]);
});

test('a picture is renamed with its entry whatever number it has, and wherever it is named', () => {
  for (const file of ['03-map.png', '2024-12-office.jpg', '01-a b.png', 'users/01-map.svg']) {
    write(`projects/${file}`, '');
  }
  write('projects/02-map.yaml', 'image: 03-map.png # ours\n');
  write('projects/10-last.yaml', 'image: "./2024-12-office.jpg"\n');
  write('projects/1-a b.yaml', 'image: ./01-a b.png\nusers: [./users/01-map.svg]\n');
  write('hero/hero.yaml', 'imageSrc: ../projects/03-map.png\nimageAlt: 03-map.png\n');
  write(
    'legal/a.md',
    '---\ntitle: A\n---\n\n![A](<../projects/01-a b.png>) ![B](../projects/01-a%20b.png)\n',
  );
  codemod.apply(folder);
  expect(readdirSync(join(folder, 'projects')).sort()).toEqual([
    ...['2024-12-office.jpg', 'a b.png', 'a b.yaml', 'last.yaml', 'map.png', 'map.yaml'],
    ...['order.yaml', 'users'],
  ]);
  expect(read('projects/order.yaml')).toBe('- a b\n- map\n- last\n');
  expect(read('projects/map.yaml')).toBe('image: map.png # ours\n');
  expect(read('projects/last.yaml')).toBe('image: "./2024-12-office.jpg"\n');
  expect(read('projects/a b.yaml')).toBe('image: ./a b.png\nusers: [./users/01-map.svg]\n');
  expect(read('hero/hero.yaml')).toBe('imageSrc: ../projects/map.png\nimageAlt: 03-map.png\n');
  expect(read('legal/a.md')).toContain('![A](<../projects/a b.png>) ![B](../projects/a%20b.png)');
});

test('of entries with the same name behind their numbers, the one with a case study keeps it', () => {
  for (const file of ['1-c.yaml', '2-c.yaml', 'c.json', '3-section.yaml', '4-order.yml']) {
    write(`projects/${file}`, `title: ${file}\n`);
  }
  write('projects/2-c.md', '---\ntitle: C\n---\n');
  codemod.apply(folder);
  const projects = readdirSync(join(folder, 'projects'))
    .filter((file) => file !== 'order.yaml')
    .sort()
    .map((file) => [file, read(`projects/${file}`).split('\n')[0]]);
  expect(projects).toEqual([
    ['c-2.json', 'title: c.json'],
    ['c-3.yaml', 'title: 1-c.yaml'],
    ['c.md', '---'],
    ['c.yaml', 'title: 2-c.yaml'],
    ['order-2.yml', 'title: 4-order.yml'],
    ['section-2.yaml', 'title: 3-section.yaml'],
  ]);
  expect(read('projects/order.yaml')).toBe('- c-3\n- c\n- section-2\n- order-2\n- c-2\n');
});

test('a list that has an order keeps its names, and nothing is renamed where a card cannot be read', () => {
  write('team/order.yaml', '- 2024-ada\n');
  write('team/2024-ada.yaml', 'name: Ada\n');
  codemod.apply(folder);
  expect(readdirSync(join(folder, 'team')).sort()).toEqual(['2024-ada.yaml', 'order.yaml']);
  write('logos/01-a.yaml', 'alt: A\n');
  write('process/features/1-a.yaml', 'id: 1\ntitle: "A\n');
  expect(() => codemod.apply(folder)).toThrow('process/features/1-a.yaml');
  expect(readdirSync(join(folder, 'logos'))).toEqual(['01-a.yaml']);
});
