import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { issuesOf } from '../../../content-model/src/changes.ts';
import { hiddenLinks } from '../../../content-model/src/hidden-links.ts';
import { HOME_SECTIONS } from '../../../content-model/src/schemas/page-head.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { answerOf } from '../../test/answer-of.ts';
import { EditorRequest } from '../request/route.ts';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'content');
  cpSync(contentFolder(), folder, { recursive: true });
});

const requestFor = (url: URL, posted?: FormData) =>
  new EditorRequest(url, { folder, report: () => {} }, posted);

const post = (url: URL, posted: FormData) => answerOf('POST', requestFor(url, posted));

/** Sends a form about an entry. */
const send = (what: string, file: string, fields: Record<string, string> = {}) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ file, ...fields })) posted.set(name, value);
  return post(new URL(`http://localhost/${what}`), posted);
};

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test('an entry that moves changes the order alone, and its button has the focus again', async () => {
  const names = readdirSync(join(folder, 'projects'));
  const { location } = await send('move', 'projects/coldline.yaml', { by: '-1' });
  expect(readdirSync(join(folder, 'projects'))).toEqual(names);
  expect(read('projects/order.yaml')).toMatch(/^- solace-clinics\n- coldline\n- ojamarket\n/);
  const row = encodeURIComponent('projects/coldline.yaml');
  expect(location).toBe(`/admin/?moved=${row}#up-row-${row}`);
});

test('an order that cannot be read is written anew when an entry moves', async () => {
  writeFileSync(join(folder, 'team/order.yaml'), 'first: "Ada\n');
  await send('move', 'team/halima-sani.yaml', { to: '0' });
  expect(read('team/order.yaml')).toMatch(/^- halima-sani\n- adaeze-okonkwo\n/);
});

test('a project is removed with its case study and its place in the order', async () => {
  writeFileSync(
    join(folder, 'projects/coldline.md'),
    '---\ntitle: A\ndescription: How we built it, and what it changed for the people at work.\n---\n\nC\n',
  );
  await send('remove', 'projects/coldline.yaml');
  const files = [...readdirSync(join(folder, 'projects')), read('projects/order.yaml')];
  expect(files.filter((name) => /coldline(?!\.png)/.test(name))).toEqual([]);
});

test('a section of the home page is switched off, and the links to it are hidden with it', async () => {
  const form = async () => {
    const url = new URL('http://localhost/edit?file=pages/home.yaml');
    const { body } = await answerOf('GET', requestFor(url));
    return [
      ...String(body).matchAll(/<input type="checkbox"[^>]*name="(sections\.\d)"[^>]*>/g),
    ].map(([input, name = '']) => {
      const [, section = ''] = /value="([^"]*)"/.exec(input) ?? [];
      return { name, section, isOn: input.includes(' checked=') };
    });
  };
  const before = await form();
  expect(before.map(({ section, isOn }) => [section, isOn])).toEqual(
    HOME_SECTIONS.map((section) => [section, true]),
  );
  expect(read('navigation/navigation.yaml')).toContain('#projects');
  const posted = new FormData();
  const { title, description } = parse(read('pages/home.yaml'));
  posted.set('title', title);
  posted.set('description', description);
  posted.set('sections.length', String(before.length));
  for (const { name, section } of before) {
    posted.set(name, section === 'projects' ? 'projects (off)' : section);
  }
  const url = new URL('http://localhost/edit?file=pages/home.yaml');
  const { location = '' } = await post(url, posted);
  expect(location).toContain('&saved');
  const content = readFolder(folder);
  expect(issuesOf(content)).toEqual([]);
  expect(hiddenLinks(content).map(({ text }) => text)).toEqual([
    'Projects',
    'Projects',
    'Projects',
  ]);
  const off = (await form()).filter(({ isOn }) => !isOn);
  expect(off).toEqual([{ name: 'sections.3', section: 'projects', isOn: false }]);
  expect(read('pages/home.yaml')).toContain('- process\n  - projects (off)\n  - team\n');
});

test('the links at the top say which of their pages is shown', async () => {
  const current = async (path: string) => {
    const { body } = await answerOf('GET', requestFor(new URL(path, 'http://localhost')));
    return /<a href="([^"]*)" aria-current="page"/.exec(String(body))?.[1];
  };
  expect(await current('/inbox?view=all')).toBe('/admin/inbox');
  expect(await current('/')).toBe('/admin/');
  expect(await current('/edit?file=hero/hero.yaml')).toBeUndefined();
});

test('an address in another script can be followed to its page', async () => {
  const text = readFileSync(join(folder, 'projects/coldline.yaml'), 'utf8');
  writeFileSync(join(folder, 'projects/خريطة.yaml'), text.replace('Coldline', 'خريطة'));
  writeFileSync(join(folder, 'projects/خريطة.md'), '---\ntitle: T\ndescription: D\n---\n');
  const url = new URL('http://localhost/page?file=projects/خريطة.md');
  const site = {
    address: 'http://localhost:1',
    isRunning: true,
    isOutdated: false,
    isReady: async () => true,
    isCurrent: () => true,
    answersFor: async () => true,
  };
  const request = new EditorRequest(url, { folder, report: () => {}, site });
  const { location } = await answerOf('GET', request);
  expect(location).toBe(`http://localhost:1/projects/${encodeURIComponent('خريطة')}`);
  url.searchParams.set('file', '');
  expect((await answerOf('GET', request)).location).toBe('http://localhost:1/');
  url.searchParams.set('file', 'projects/none.yaml');
  expect((await answerOf('GET', request)).status).toBe(404);
});

test('a file of words that is not there yet is offered with the words of the language, and made', async () => {
  rmSync(join(folder, 'labels'), { recursive: true });
  const get = async (path: string) =>
    String((await answerOf('GET', requestFor(new URL(path, 'http://localhost')))).body);
  expect(await get('/')).toContain('/edit?file=labels%2Flabels.yaml');
  const form = await get('/edit?file=labels/labels.yaml');
  const words = [...form.matchAll(/name="(\w+)"[^>]*value="([^"]*)"/g)];
  expect(words.map(([, name, value]) => [name, value])).toContainEqual([
    'viewProject',
    'View Project',
  ]);
  const posted = new FormData();
  for (const [, name = '', value = ''] of words) posted.set(name, value);
  posted.set('viewProject', 'See it');
  const url = new URL('http://localhost/edit?file=labels/labels.yaml');
  expect((await post(url, posted)).location).toContain('saved');
  expect(readFileSync(join(folder, 'labels/labels.yaml'), 'utf8')).toBe('viewProject: See it\n');
});
