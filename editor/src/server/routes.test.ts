import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../../content-model/src/folder.ts';
import { EditorRequest } from './route.ts';
import { answerOf } from './routes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const requestFor = (url: URL, posted?: FormData) =>
  new EditorRequest(url, { folder, report: () => {} }, posted);

const post = (url: URL, posted: FormData) => answerOf('POST', requestFor(url, posted));

test('a case study moves with its project, and is removed with it', async () => {
  const study = '---\ntitle: A map\ndescription: How we built it.\n---\n\nText.\n';
  const send = (what: string, file: string, fields: Record<string, string>) => {
    const posted = new FormData();
    for (const [name, value] of Object.entries({ file, ...fields })) posted.set(name, value);
    return post(new URL(`http://localhost/${what}`), posted);
  };
  const studies = () =>
    readdirSync(join(folder, 'projects')).filter((name) => name.endsWith('.md'));
  writeFileSync(join(folder, 'projects/03-coldline.md'), study);
  await send('move', 'projects/03-coldline.yaml', { by: '-1' });
  expect(studies()).toEqual(['02-coldline.md']);
  await send('remove', 'projects/02-coldline.yaml', {});
  expect(studies()).toEqual([]);
});

test('of entries with the same name behind their numbers, the one that was moved has the focus', async () => {
  for (const name of ['11-c', '12-c']) {
    const text = readFileSync(join(folder, 'projects/03-coldline.yaml'), 'utf8');
    writeFileSync(join(folder, `projects/${name}.yaml`), text.replace('Coldline', name));
  }
  const posted = new FormData();
  posted.set('file', 'projects/12-c.yaml');
  posted.set('by', '-1');
  const { location = '' } = await post(new URL('http://localhost/move'), posted);
  const moved = encodeURIComponent('projects/11-c.yaml');
  expect(location).toBe(`/?moved=${moved}#up-row-${moved}`);
  const overview = String(
    (await answerOf('GET', requestFor(new URL(location, 'http://localhost')))).body,
  );
  expect(overview).toContain(`id="up-row-${moved}"`);
  expect(readFileSync(join(folder, 'projects/11-c.yaml'), 'utf8')).toContain('title: 12-c\n');
});

test('of projects with the same name behind their numbers, each can have a case study', async () => {
  const text = readFileSync(join(folder, 'projects/03-coldline.yaml'), 'utf8');
  for (const name of ['11-c', '12-c']) {
    writeFileSync(join(folder, `projects/${name}.yaml`), text.replace('Coldline', name));
    const posted = new FormData();
    const fields = { title: name, description: 'How we built it.', body: 'Text.' };
    for (const [field, value] of Object.entries(fields)) posted.set(field, value);
    const { location } = await post(
      new URL(`http://localhost/new?study=projects/${name}.yaml`),
      posted,
    );
    expect(location).toContain('saved');
  }
  const names = readdirSync(join(folder, 'projects')).filter((name) => /^1[12]-/.test(name));
  expect(names).toEqual(['11-c.md', '11-c.yaml', '12-c-2.md', '12-c-2.yaml']);
});

test('an address in another script can be followed to its page', async () => {
  const text = readFileSync(join(folder, 'projects/03-coldline.yaml'), 'utf8');
  writeFileSync(join(folder, 'projects/11-خريطة.yaml'), text.replace('Coldline', 'خريطة'));
  writeFileSync(join(folder, 'projects/11-خريطة.md'), '---\ntitle: T\ndescription: D\n---\n');
  const url = new URL('http://localhost/page?file=projects/11-خريطة.md');
  const site = { origin: 'http://localhost:1', isRunning: true, isReady: async () => true };
  const request = new EditorRequest(url, { folder, report: () => {}, site });
  const { location } = await answerOf('GET', request);
  expect(location).toBe(`http://localhost:1/projects/${encodeURIComponent('خريطة')}`);
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
