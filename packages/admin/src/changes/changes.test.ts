// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { LanguageContext } from '../words/words.ts';
import { ChangeList } from './change-list.tsx';
import { changesBetween } from './changes.ts';
import { commitMessage, summaryLine, summaryOf } from './names.ts';

const sample = readFolder(contentFolder());

/** A copy of the sample's content, which a test changes. */
const snapshot = (): Snapshot & {
  files: Map<string, string>;
  pictureIds: Map<string, string>;
} => ({
  files: new Map(sample.files),
  pictures: new Set(sample.pictures),
  pictureIds: new Map([...sample.pictures].map((path) => [path, path])),
  pictureUrl: (path) => `/admin/picture/${path}`,
});

let [before, after] = [snapshot(), snapshot()];
beforeEach(() => {
  [before, after] = [snapshot(), snapshot()];
});

function replace(path: string, from: string | RegExp, to: string, { files } = after) {
  const text = files.get(path) ?? '';
  files.set(path, text.replace(from, to));
  expect(files.get(path)).not.toBe(text);
}

/** The summaries of the changes. */
const told = () => changesBetween(before, after).map((change) => summaryOf(change, 'en'));

/** The changed fields, each with its path and both versions. */
const fieldsTold = () =>
  changesBetween(before, after).flatMap(({ fields }) =>
    fields.map(({ path, before: old, after: fresh }) => [path.join('.'), old?.text, fresh?.text]),
  );

test('content that is the same has no changes, however its files are written', () => {
  expect(told()).toEqual([]);
  replace('hero/hero.yaml', 'badgeText:', '# A note.\nbadgeText:');
  expect(told()).toEqual([]);
});

test.each([
  [
    'that is switched off and keeps its place is told as removed',
    'hero, team, process',
    'hero, team (off), process',
    [['sections.1', 'team', undefined]],
  ],
  [
    'that is switched on again between others is told alone',
    'hero, process, team',
    'hero, services, process, projects, team',
    [
      ['sections.1', undefined, 'services'],
      ['sections.3', undefined, 'projects'],
    ],
  ],
])('a section %s', (_, old, fresh, expected) => {
  const home = 'pages/home.yaml';
  replace(home, /$/, `sections: [${old}]\n`, before);
  replace(home, /$/, `sections: [${fresh}]\n`);
  expect(fieldsTold()).toEqual(expected);
});

test('a changed sentence is listed with its entry, its field and both versions', () => {
  replace('hero/hero.yaml', 'A software development agency', 'A design studio');
  expect(told()).toEqual(['First view: Line above the heading']);
  expect(fieldsTold()).toEqual([
    ['badgeText', 'A software development agency in Lagos', 'A design studio in Lagos'],
  ]);
});

test('an element that a list gains or loses is listed as a whole', () => {
  replace('navigation/navigation.yaml', '  - text: Projects\n    href: "#projects"\n', '');
  expect(fieldsTold()).toEqual([['links.2', 'Projects\n#projects', undefined]]);
  const html = renderToStaticMarkup(
    createElement(ChangeList, { changes: changesBetween(before, after) }),
  );
  expect(html).toContain('Links in the bar › 3');
  expect(html).toContain('not there');
  expect(html).toContain(
    '<p dir="auto">Words of the link: Projects\nWhere it leads: #projects</p>',
  );
});

test('a colour is shown beside its name', () => {
  replace('theme.yaml', /^brand: .*/m, 'brand: "#123456"');
  const changes = changesBetween(before, after);
  expect(renderToStaticMarkup(createElement(ChangeList, { changes }))).toContain('fill="#123456"');
});

test('a changed switch is listed with the words of its states', () => {
  replace('team/section.yaml', 'autoplay: false', 'autoplay: true');
  const [change] = changesBetween(before, after);
  if (!change) throw new Error('Nothing has changed.');
  document.body.innerHTML = renderToStaticMarkup(
    createElement(
      LanguageContext,
      { value: 'de' },
      createElement(ChangeList, { changes: [change] }),
    ),
  );
  const texts = [...document.querySelectorAll('.version')].map((each) => each.textContent);
  expect(texts).toEqual(['VorherBesucher blättern selbst', 'JetztAlle fünf Sekunden']);
});

test('a picture that is replaced under the same name belongs to the entry that shows it', () => {
  after.pictureIds.set('projects/ojamarket.png', 'other bytes');
  expect(told()).toEqual(['Projects: OjaMarket: Picture on the card']);
  expect(changesBetween(before, after)[0]?.fields[0]?.before?.picture).toBe(
    '/admin/picture/projects/ojamarket.png',
  );
});

test.each([
  ['whose name ends like that of another', 'hero/hero.yaml', './roadmap.png', 'hero/map.png'],
  ['whose name begins like that of another', 'hero/hero.yaml', './map.png-old.png', 'hero/map.png'],
  ['of another folder', 'hero/hero.yaml', './map.png', 'team/map.png'],
  [
    'in a folder whose name ends like that of another',
    'hero/hero.yaml',
    './a/map.png',
    'a/map.png',
  ],
])('a picture %s does not belong to the entry', (_, entry, named, picture) => {
  for (const side of [before, after]) replace(entry, /imageSrc: .*/, `imageSrc: ${named}`, side);
  replace(entry, 'A software development agency', 'A design studio');
  after.pictureIds.set(picture, 'other bytes');
  (after.pictures as Set<string>).add(picture);
  expect(told()).toEqual(['First view: Line above the heading', 'map.png: Picture']);
});

test.each([
  ['with another folder', '../team/map.png', 'team/map.png'],
  ['without its own folder', 'map.png', 'hero/map.png'],
  ['by its own folder', '../hero/map.png', 'hero/map.png'],
  ['in quotes', '"./map.png"', 'hero/map.png'],
  ['with spaces in its folder', './my maps/map (1).png', 'hero/my maps/map (1).png'],
  ['with letters and marks apart', './cafe\u0301.png', 'hero/caf\u00e9.png'],
])('a picture that an entry names %s belongs to it', (_, named, picture) => {
  for (const side of [before, after]) {
    replace('hero/hero.yaml', /imageSrc: .*/, `imageSrc: ${named}`, side);
    (side.pictures as Set<string>).add(picture);
  }
  after.pictureIds.set(picture, 'other bytes');
  expect(changesBetween(before, after).map(({ path }) => path)).toEqual(['hero/hero.yaml']);
});

test('a changed translation is listed by its entry and its language', () => {
  after.files.set('team/adaeze-okonkwo.fr.yaml', 'quote: Bonjour\n');
  after.files.set('hero/hero.fr.yaml', 'badgeText: Une agence\n');
  // The file of an entry whose name looks like that of a translation.
  const member = after.files.get('team/adaeze-okonkwo.yaml') ?? '';
  after.files.set('team/ada.de.yaml', member.replace('Adaeze Okonkwo', 'Ada'));
  expect(told()).toEqual([
    'Team: Ada: new',
    'Team: Adaeze Okonkwo · French: A sentence by or about this person',
    'First view: French: Line above the heading',
  ]);
  expect(fieldsTold()).toContainEqual(['quote', undefined, 'Bonjour']);
});

test('a changed picture that no entry shows is listed by its name', () => {
  after.pictureIds.set('team/unused.png', 'bytes');
  (after.pictures as Set<string>).add('team/unused.png');
  expect(told()).toEqual(['unused.png: Picture']);
});

test.each([
  ['changed', ['Process'], ['Work'], [['links.1.text', 'Process', 'Work']]],
  ['gone', ['Process'], [], [['links.1', 'Process\n#projects', undefined]]],
  ['new', [], ['Process'], [['links.1', undefined, 'Process\n#projects']]],
])(
  'an element of a list that is %s is listed, without the elements behind it',
  (_, old, fresh, expected) => {
    const write = (texts: string[], side: typeof after) => {
      const elements = texts.map((text) => `  - text: ${text}\n    href: "#projects"\n`);
      const list = `links:\n${elements.join('')}`;
      replace('navigation/navigation.yaml', /links:\n[\s\S]*?\n(?=\w|$)/, list, side);
    };
    write(['Projects', ...old, 'About'], before);
    write(['Projects', ...fresh, 'About'], after);
    expect(fieldsTold()).toEqual(expected);
  },
);

test('a new entry is listed although it is still empty', () => {
  after.files.set('team/bisi-ade.yaml', '{}\n');
  expect(told()).toEqual(['Team: bisi-ade: new']);
});

test('added and removed entries are listed with their names', () => {
  const member = after.files.get('team/adaeze-okonkwo.yaml') ?? '';
  after.files.set('team/bisi-ade.yaml', member.replace('Adaeze Okonkwo', 'Bisi Ade'));
  after.files.delete('logos/solace-clinics.yaml');
  expect(told()).toEqual(['Logos: Solace Clinics: removed', 'Team: Bisi Ade: new']);
  expect(fieldsTold()).toContainEqual(['name', undefined, 'Bisi Ade']);
});

test('a new order is one change, with the entry that moved', () => {
  replace('projects/order.yaml', /^(- .*\n)(- .*\n)/, '$2$1');
  expect(told()).toEqual(['Projects: Order']);
  expect(fieldsTold()).toHaveLength(1);
});

test('the text of a page is compared beside its fields', () => {
  replace('legal/privacy-policy.md', '365 days', 'one year');
  expect(told()).toEqual(['Legal pages: Privacy Policy: Text']);
});

test('a change of a file that cannot be read as fields is listed as a text', () => {
  replace('hero/hero.yaml', 'badgeText: ', 'badgeText: "');
  expect(told()).toEqual(['First view: Text']);
});

test('the first line of a message is short, and the list below has everything', () => {
  expect(summaryLine(['a', 'b'], 'en')).toBe('a; b');
  expect(summaryLine(['a'.repeat(40), 'b'.repeat(40), 'c'], 'en')).toBe(
    `${'a'.repeat(40)}; and 2 more`,
  );
  expect(summaryLine(['ä'.repeat(90)], 'de')).toHaveLength(72);
  expect(summaryLine(['a'.repeat(80), 'b', 'c'], 'en')).toBe(`${'a'.repeat(59)}…; and 2 more`);
  expect(summaryLine([`${'a'.repeat(66)}${'👩‍👩‍👧'}b`], 'en')).toBe(`${'a'.repeat(66)}…`);
  expect(summaryLine([], 'en')).toBe('Small things that no page shows');
  replace('hero/hero.yaml', 'A software development agency', 'A design studio');
  for (const path of ['adaeze-okonkwo', 'tunde-bakare', 'halima-sani']) {
    replace(`team/${path}.yaml`, /name: /, 'name: Dr ');
  }
  const [subject = '', blank, ...list] = commitMessage(changesBetween(before, after), 'de').split(
    '\n',
  );
  expect(subject).toMatch(/^Die erste Ansicht: .*; und \d weitere$/);
  expect(subject.length).toBeLessThanOrEqual(72);
  expect([blank, list.length]).toEqual(['', 5]);
});
