import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { lists } from '../../../content-model/src/collections.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { contentCopy, formOn, get, post } from '../../test/requests.ts';
import { encoded } from '../entries/draft.ts';
import { blankEntry } from '../entries/entries.ts';
import { AdminRequest } from '../request/route.ts';
import { editedEntry, pathOfNew } from './edited-entry.ts';

const content = readFolder(contentFolder());

const edited = (address: string) =>
  editedEntry(
    new AdminRequest(
      new URL(address, 'http://localhost'),
      { folder: contentFolder(), report: () => {} },
      content,
    ),
  );

/** The name of the file of a new legal page. */
async function newPage(title: string, slug: string) {
  const page = await edited('/new?folder=legal');
  if (!page) throw new Error('No new page');
  return pathOfNew(content, page.entry, { title, slug });
}

test.each([
  ['Über uns', 'about-us', 'legal/about-us.md'],
  ['Über uns', '', 'legal/uber-uns.md'],
  ['Privacy Policy', '', 'legal/privacy-policy-2.md'],
  ['Contact', '', 'legal/contact-2.md'],
  ['404', '', 'legal/404-2.md'],
  ['Terms', '../../x', 'legal/x.md'],
  ['Terms', 'projects/coldline', 'legal/projects-coldline.md'],
  ['About', 'تواصل'.normalize('NFD'), 'legal/تواصل.md'],
  ['About', encodeURIComponent('गोपनीयता'), 'legal/गोपनीयता.md'],
])('a new page “%s” with the address “%s” is the file %s', async (title, slug, path) => {
  expect(await newPage(title, slug)).toBe(path);
});

test('entries whose titles make the same name have names of their own', () => {
  const services = { ...content, files: new Map(content.files) };
  const list = lists.find(({ folder }) => folder === 'services');
  if (!list) throw new Error('No services');
  const named = ['C', 'C#', 'C++', 'متجر القهوة', '☕', '☕', 'Order', 'Section'].map((title) => {
    const path = pathOfNew(services, blankEntry(list, `${list.folder}/new.yaml`), { title });
    services.files.set(path, `title: ${title}\n`);
    return path;
  });
  expect(named).toEqual(
    [...['c', 'c-2', 'c-3', 'متجر-القهوة', 'untitled', 'untitled-2', 'order-2', 'section-2']].map(
      (name) => `services/${name}.yaml`,
    ),
  );
});

test.each([
  ['404', 'Write another address: the site uses /404 itself.'],
  ['Über uns', 'Last part of the address</a>'],
  ['contact', 'the address /contact, which the contact page has already.'],
])('the address %s of a new page is refused, and the typed text stays', async (slug, said) => {
  const { status, body } = await post('/new?folder=legal', { title: 'House rules', slug });
  expect(status).toBe(422);
  expect(body).toContain(said);
  // The issue of the text is beside the text, and once in the list above the form.
  expect(body).toMatch(
    /<a href="#body-label">The text<\/a>.*id="body-error".*Write the text of the page\./s,
  );
  expect(body.match(/href="#slug"/g)).toHaveLength(1);
  expect(body).toContain(`>${slug}</textarea>`);
});

test('a copy has the fields of its model, and a title of its own', async () => {
  const path = 'process/features/automated-stream-management.yaml';
  const copy = await edited(`/new?folder=process/features&from=${path}`);
  expect(copy?.entry.fields).toMatchObject({
    icon: 'sliders',
    title: 'Automated Stream Management (copy)',
  });
});

test('a page is offered for an entry that may have one of its own, and for nothing else', async () => {
  const study = await edited('/new?study=projects/coldline.yaml');
  expect(study?.entry).toMatchObject({
    path: 'projects/coldline.md',
    fields: { title: 'Coldline' },
  });
  const service = await edited('/new?study=services/web-development.yaml');
  expect(service?.heading).toBe('Write a page: Web Development');
  expect(await edited('/new?study=team/section.yaml')).toBeUndefined();
  expect(await edited('/new?study=projects/99-nothing.yaml')).toBeUndefined();
});

test('a new legal page says that no link leads to it, until a link does', async () => {
  const folder = contentCopy();
  const description = 'Who we are, where we work, and how you reach us on any day of the week.';
  const body = 'Harmattan, Marina Road, Lagos.\n';
  const { location = '' } = await post(
    '/new?folder=legal',
    { title: 'Imprint', description, body },
    { folder },
  );
  const shown = async () => (await get(String(location).replace('/admin', ''), { folder })).body;
  expect(await shown()).toMatch(/No link leads to this page yet.*href="\/admin\/edit\?file=footer/);
  const footer = join(folder, 'footer/footer.yaml');
  writeFileSync(
    footer,
    readFileSync(footer, 'utf8').replace('href: /terms-and-conditions', 'href: /imprint'),
  );
  expect(await shown()).not.toContain('No link leads');
});

test('of content with the line ends of Windows, an edited field changes its own line', async () => {
  const folder = contentCopy();
  const path = 'get-in-touch/section.yaml';
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
  writeFileSync(file, before);
  const fields = { ...parse(before), callToAction: 'Begin' };
  const { status } = await post(
    `/edit?file=${path}`,
    { base: encoded(before), ...fields },
    { folder },
  );
  expect(status).toBe(303);
  expect(readFileSync(file, 'utf8')).toBe(before.replace('Start Your Project', 'Begin'));
});

test('an old address that would replace a page of the live site is not saved', async () => {
  const folder = contentCopy();
  const path = 'redirects.yaml';
  const before = 'redirects:\n  - { from: /old.html, to: / }\n';
  writeFileSync(join(folder, path), before);
  const save = (from: string) =>
    post(
      `/edit?file=${path}`,
      {
        base: encoded(before),
        'redirects.length': '1',
        'redirects.0.from': from,
        'redirects.0.to': 'https://evil.test/',
      },
      { folder },
    );
  for (const from of ['/../../site/dist/index.html', '/%2e%2e/%2e%2e/x', '/index.html']) {
    const { status, body } = await save(from);
    expect([status, body.includes('aria-invalid="true"')]).toEqual([422, true]);
    expect(readFileSync(join(folder, path), 'utf8')).toBe(before);
  }
  expect((await save('/older.html')).status).toBe(303);
});

test('a form that is sent again adds its entry once', async () => {
  const folder = contentCopy();
  const fields = {
    base: encoded(''),
    title: 'Cookies',
    description: 'Which cookies this site sets, for how long, and what you can do about them.',
    body: '## Which\n\nNone.\n',
  };
  const first = await post('/new?folder=legal', fields, { folder });
  expect(first.location).toBe('/admin/edit?file=legal%2Fcookies.md&saved');
  expect((await post('/new?folder=legal', fields, { folder })).location).toBe(first.location);
  expect(readFolder(folder).files.has('legal/cookies-2.md')).toBe(false);
});

test('a form with a photo that is sent again adds its entry and its photo once', async () => {
  const folder = contentCopy();
  const photo = readFileSync(join(folder, 'team/adaeze-okonkwo.svg'));
  const fields = () => ({
    base: encoded(''),
    name: 'Bisi Ade',
    designation: 'Designer',
    quote: 'She draws before she speaks.',
    'photo.file': new File([photo], 'bisi.svg', { type: 'image/svg+xml' }),
    photoAlt: 'A drawing of Bisi',
  });
  const first = await post('/new?folder=team', fields(), { folder });
  expect(first.location).toBe('/admin/edit?file=team%2Fbisi-ade.yaml&saved');
  const before = readdirSync(join(folder, 'team'));
  expect((await post('/new?folder=team', fields(), { folder })).location).toBe(first.location);
  expect(readdirSync(join(folder, 'team'))).toEqual(before);
});

test('a case study that is sent again is written once, and replaces no text of somebody else', async () => {
  const folder = contentCopy();
  const study = '/new?study=projects%2Fcoldline.yaml';
  const description = 'How a fleet of cold trucks learned to say where it is, and how warm.';
  const write = (body: string) =>
    post(study, { base: encoded(''), title: 'Coldline', description, body }, { folder });
  const saved = await write('## Start\n\nIn a depot.\n');
  expect(saved.location).toBe('/admin/edit?file=projects%2Fcoldline.md&saved');
  expect((await write('## Start\n\nIn a depot.\n')).location).toBe(saved.location);
  const other = await write('## Start\n\nOn the road.\n');
  expect(other.status).toBe(409);
  expect(other.body).toContain('On the road.');
  expect(readFolder(folder).files.get('projects/coldline.md')).toContain('In a depot.');
});

test.each(['hero/hero.yaml', 'services/first-service.yaml'])(
  'the %s of a blank start that is saved as it is stays as it was',
  async (file) => {
    const folder = contentCopy();
    const starter = parse(readFileSync('packages/content-model/starters/en.yaml', 'utf8'));
    writeFileSync(join(folder, file), stringify(starter[file]));
    const form = `/edit?file=${encodeURIComponent(file)}`;
    const answer = await post(form, await formOn(form, {}, { folder }), { folder });
    expect(answer.status, answer.body).toBe(303);
    expect(parse(readFileSync(join(folder, file), 'utf8'))).toEqual(starter[file]);
  },
);
