import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { issuesOf } from '../../../content-model/src/changes.ts';
import { hiddenLinks } from '../../../content-model/src/hidden-links.ts';
import { HOME_SECTIONS } from '../../../content-model/src/sections/sections.ts';
import { readFolder } from '../../../content-store/src/folder.ts';
import { gatewayWithAdmin } from '../../test/admin.ts';
import { contentCopy, get, post } from '../../test/requests.ts';

let folder: string;
beforeEach(() => {
  folder = contentCopy();
});

/** Sends a form about an entry. */
const send = (what: string, file: string, fields: Record<string, string> = {}) =>
  post(`/${what}`, { file, ...fields }, { folder });

const pageAt = async (path: string) => (await get(path, { folder })).body;

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
  expect(read('navigation/navigation.yaml')).toContain('#projects');
  const { title, description } = parse(read('pages/home.yaml'));
  const sections = HOME_SECTIONS.map((section, index) => [
    `sections.${index}`,
    section === 'projects' ? 'projects (off)' : section,
  ]);
  const fields = { title, description, 'sections.length': String(sections.length) };
  const { location } = await post(
    '/edit?file=pages/home.yaml',
    { ...fields, ...Object.fromEntries(sections) },
    { folder },
  );
  expect(location).toContain('&saved');
  expect(read('pages/home.yaml')).toContain('- process\n  - projects (off)\n  - numbers\n');
  const content = readFolder(folder);
  expect(issuesOf(content)).toEqual([]);
  expect(hiddenLinks(content).map(({ text }) => text)).toEqual(Array(3).fill('Projects'));
});

test('the links at the top say which of their pages is shown', async () => {
  const current = async (path: string) =>
    /<a href="([^"]*)" aria-current="page"/.exec(await pageAt(path))?.[1];
  expect(await current('/inbox?view=all')).toBe('/admin/inbox');
  expect(await current('/')).toBe('/admin/');
  expect(await current('/edit?file=hero/hero.yaml')).toBeUndefined();
});

test('an address in another script can be followed to its page', async () => {
  const text = readFileSync(join(folder, 'projects/coldline.yaml'), 'utf8');
  writeFileSync(join(folder, 'projects/خريطة.yaml'), text.replace('Coldline', 'خريطة'));
  writeFileSync(join(folder, 'projects/خريطة.md'), '---\ntitle: T\ndescription: D\n---\n');
  const site = {
    address: 'http://localhost:1',
    isRunning: true,
    isOutdated: false,
    isReady: async () => true,
    isCurrent: () => true,
    answersFor: async () => true,
  };
  const pageOf = (file: string) => get(`/page?file=${encodeURIComponent(file)}`, { folder, site });
  expect((await pageOf('projects/خريطة.md')).location).toBe(
    `http://localhost:1/projects/${encodeURIComponent('خريطة')}`,
  );
  expect((await pageOf('')).location).toBe('http://localhost:1/');
  expect((await pageOf('projects/none.yaml')).status).toBe(404);
});

test('a file of words that is not there yet is offered with the words of the language, and made', async () => {
  rmSync(join(folder, 'labels'), { recursive: true });
  expect(await pageAt('/')).toContain('/edit?file=labels%2Flabels.yaml');
  const form = await pageAt('/edit?file=labels/labels.yaml');
  const words = [...form.matchAll(/name="(\w+)"[^>]*>([^<]*)<\/textarea>/g)];
  expect(words.map(([, name, value]) => [name, value])).toContainEqual([
    'viewProject',
    'View Project',
  ]);
  const fields = Object.fromEntries(words.map(([, name, value]) => [name, value]));
  const { location } = await post(
    '/edit?file=labels/labels.yaml',
    { ...fields, viewProject: 'See it' },
    { folder },
  );
  expect(location).toContain('saved');
  expect(readFileSync(join(folder, 'labels/labels.yaml'), 'utf8')).toBe('viewProject: See it\n');
});

test('the admin has the colours of the page for signing in', async () => {
  const { ask } = await gatewayWithAdmin();
  const colours = (await get('/client/colours.css', { folder })).body;
  expect(colours).toContain('--brand:');
  expect((await ask('GET', '/admin/sign-in')).body).toContain(colours);
  expect((await get('/client/page.css', { folder })).body).not.toContain('--brand:');
});
