import { expect, test } from 'vitest';
import { lists } from '../../../content-model/src/collections.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { answerOf } from '../../test/answer-of.ts';
import { blankEntry } from '../entries/entries.ts';
import { EditorRequest } from '../request/route.ts';
import { addressIssue, editedEntry, pathOfNew } from './edited-entry.ts';

const content = readFolder(contentFolder());

const edited = (address: string) =>
  editedEntry(
    new EditorRequest(new URL(address, 'http://localhost'), {
      folder: contentFolder(),
      report: () => {},
    }),
  );

/** What a new legal page would be called. */
async function newPage(title: string, address: string) {
  const page = await edited('/new?folder=legal');
  if (!page) throw new Error('No new page');
  const path = pathOfNew(content, page.entry, { title }, address);
  return { path, isRefused: addressIssue(content, path).length > 0 };
}

test('a new page has the address that was typed, or one made of its title', async () => {
  expect(await newPage('Über uns', 'about-us')).toEqual({
    path: 'legal/about-us.md',
    isRefused: false,
  });
  expect((await newPage('Über uns', '')).path).toBe('legal/uber-uns.md');
});

test('entries whose titles make the same name have names of their own', () => {
  const services = { ...content, files: new Map(content.files) };
  const list = lists.find(({ folder }) => folder === 'services');
  if (!list) throw new Error('No services');
  const named = ['C', 'C#', 'C++', 'متجر القهوة', '☕', '☕', 'Order', 'Section'].map((title) => {
    const path = pathOfNew(services, blankEntry(list, `${list.folder}/new.yaml`), { title }, '');
    services.files.set(path, `title: ${title}\n`);
    return path;
  });
  expect(named).toEqual(
    [...['c', 'c-2', 'c-3', 'متجر-القهوة', 'untitled', 'untitled-2', 'order-2', 'section-2']].map(
      (name) => `services/${name}.yaml`,
    ),
  );
});

test.each(['privacy-policy', 'contact', '404', 'Über uns', '../../x', 'projects/coldline'])(
  'the address %s is refused',
  async (address) => {
    expect((await newPage('Title', address)).isRefused).toBe(true);
  },
);

test('a refused address is named as its field is, with a link to it and what to write', async () => {
  const posted = new FormData();
  posted.set('title', 'Title');
  posted.set('address', '404');
  const url = new URL('http://localhost/new?folder=legal');
  const request = new EditorRequest(url, { folder: contentFolder(), report: () => {} }, posted);
  const { status, body } = await answerOf('POST', request);
  expect(status).toBe(422);
  expect(body).toContain('<a href="#address">Address</a>');
  expect(body).toContain('Write another address: the site uses /404 itself.');
});

test('a copy has the fields of its model, and a title of its own', async () => {
  const path = 'process/features/automated-stream-management.yaml';
  const copy = await edited(`/new?folder=process/features&from=${path}`);
  expect(copy?.entry.fields).toMatchObject({
    icon: 'sliders',
    title: 'Automated Stream Management (copy)',
  });
});

test('a case study is offered for a project that has none, and for nothing else', async () => {
  const study = await edited('/new?study=projects/coldline.yaml');
  expect(study?.entry).toMatchObject({
    path: 'projects/coldline.md',
    fields: { title: 'Coldline' },
  });
  expect(await edited('/new?study=team/section.yaml')).toBeUndefined();
  expect(await edited('/new?study=projects/99-nothing.yaml')).toBeUndefined();
});
