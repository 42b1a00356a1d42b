import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../content-model/src/translations/change-languages.ts';
import { unfinishedSentence } from '../../../content-model/src/unfinished.ts';
import {
  applyChanges,
  readFolder,
  sampleBeside,
  unfinishedIn,
} from '../../../content-store/src/folder.ts';
import { contentCopy, formOn, get, post, saveField } from '../../test/requests.ts';
import { waitingTexts } from './walk.ts';

const HERO = 'hero/hero.yaml';
const POLICY = 'legal/privacy-policy.md';

/** A copy of the sample in which some texts wait to be written: two of the first view, one of the bar, three of a page. */
function startWithDrafts() {
  const folder = contentCopy();
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${file} has ${from}`).not.toBe(text);
    writeFileSync(join(folder, file), changed);
  };
  change(HERO, /^badgeText: .*/m, 'badgeText: ··· What you do, and where');
  change(HERO, /^trustedByText: .*/m, 'trustedByText: ··· Two words of who trusts you');
  change('navigation/navigation.yaml', /text: Process/, 'text: ··· Process');
  change(POLICY, /^## .*/m, '## ··· Who we are\n\n··· We are an agency.\n\n··· We *keep* little.');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { folder, context: { folder }, read };
}

/** Sends the form at an address of the walk. @returns the next address */
async function send(address: string, changes: Record<string, string>, context: { folder: string }) {
  const path = address.replace('/admin', '').replace(/#.*/, '');
  const answer = await post(path, await formOn(path, changes, context), context);
  expect(answer.status).toBe(303);
  return String(answer.location);
}

const begin = async (context: { folder: string }) => {
  const { body } = await get('/', context);
  const [, count] = /(\d+) texts wait to be written/.exec(body) ?? [];
  const [, href = ''] = /href="([^"]+)">Write one after the other/.exec(body) ?? [];
  return { count, href: href.replaceAll('&amp;', '&') };
};

/** The sentence about the previous form in the bar of a form. */
const saidOn = async (address: string, context: { folder: string }) =>
  /class="outcome">([^<]*)/.exec((await get(address.replace('/admin', ''), context)).body)?.[1];

const countOn = async (address: string, context: { folder: string }) =>
  /class="walk-count">([^<]*)/.exec((await get(address.replace('/admin', ''), context)).body)?.[1];

test('all texts that wait are written in one walk, with the count of the first page', async () => {
  const { context, read } = startWithDrafts();
  const { count, href: first } = await begin(context);
  expect(count).toBe('6');
  expect(first).toBe('/admin/edit?file=hero%2Fhero.yaml&at=badgeText#badgeText');
  expect(await countOn(first, context)).toBe('6 left');
  const next = { go: 'next' };
  const second = await send(first, { ...next, badgeText: 'We build tools' }, context);
  expect(second).toContain('at=trustedByText&saved#trustedByText');
  expect(await countOn(second, context)).toBe('5 left');
  expect(await saidOn(second, context)).toBe('Saved.');
  // An unchanged draft goes on waiting, and keeps its mark, which no field shows.
  expect((await get(second.replace('/admin', ''), context)).body).not.toContain('··· Two');
  const third = await send(second, next, context);
  expect(read(HERO)).toContain('··· Two words');
  expect(third).toContain(`file=${encodeURIComponent(POLICY)}`);
  expect(third).not.toContain('saved');
  expect(await saidOn(third, context)).toBe('The last text is still a suggestion.');
  // A skipped draft still counts.
  expect(await countOn(third, context)).toBe('5 left');
  // Forms have no button that accepts a text which only the agency knows, but a browser may send its value.
  const fourth = await send(third, { keep: 'body' }, context);
  expect(read(POLICY)).toContain('## Who we are\n\nWe are an agency.\n\nWe *keep* little.');
  expect(await countOn(fourth, context)).toBe('2 left');
  expect(await saidOn(fourth, context)).toBe('Kept as it was.');
  const again = await send(fourth, { keep: 'links.1.text' }, context);
  expect(read('navigation/navigation.yaml')).toContain('text: Process');
  expect(again).toContain('at=trustedByText');
  expect(await countOn(again, context)).toBe('1 left');
  const end = await send(again, { ...next, trustedByText: 'We are five.' }, context);
  expect(end).toBe('/admin/?written');
  expect((await get('/?written', context)).body).toContain('All texts are written.');
});

test('the first page, the list of texts, Publish and the terminal count the same texts, also texts of the sample', async () => {
  const { folder } = startWithDrafts();
  const sample = sampleBeside(folder);
  const context = { folder, sample };
  const sentence = unfinishedSentence(unfinishedIn(folder));
  expect(sentence).toMatch(/^\d{3} texts wait to be written\./);
  for (const path of ['/', '/waiting', '/publish']) {
    expect((await get(path, context)).body, path).toContain(sentence);
  }
  expect((await get('/', context)).body).not.toContain('The content is in order.');
  // Each text of the sample is a stop of the walk, until it is written.
  const { href } = await begin(context);
  const { path = '' } = waitingTexts(readFolder(folder), sample)[1] ?? {};
  expect(path).toBe(HERO);
  const count = await countOn(href, context);
  await saveField(HERO, 'mainHeading', 'Software that\nfits your shop', context);
  expect(await countOn(href, context)).toBe(`${Number(count?.split(' ')[0]) - 1} left`);
});

test('a text of the sample is a stop of the walk, and a form that is opened outside the walk is shown again after a Save', async () => {
  const { folder } = startWithDrafts();
  const context = { folder, sample: sampleBeside(folder) };
  const contact = 'contact/contact.yaml';
  const stops = waitingTexts(readFolder(folder), context.sample);
  const stop = stops.find(({ path }) => path === contact);
  expect(await countOn(`/edit?file=${encodeURIComponent(contact)}`, context)).toBeUndefined();
  expect(await countOn(String(stop?.href), context)).toMatch(/^\d+ left$/);
  expect(await countOn(`/edit?file=${encodeURIComponent(HERO)}`, context)).toMatch(/^\d+ left$/);
});

test('a walk goes through a list in the order in which the page shows it', async () => {
  const folder = contentCopy();
  const order = join(folder, 'services/order.yaml');
  const names = readFileSync(order, 'utf8').trim().split('\n').toReversed();
  writeFileSync(order, `${names.join('\n')}\n`);
  const paths = names.map((name) => `services/${name.slice(2)}.yaml`);
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replace(/^title: /m, 'title: ··· '));
  }
  expect(waitingTexts(readFolder(folder)).map(({ path }) => path)).toEqual(paths);
});

test('the bar of a form names its entry, and an address reports the outcome of the previous form only once', async () => {
  const { context } = startWithDrafts();
  const { body } = await get('/edit?file=theme.yaml&saved', context);
  const [, heading = ''] = /<h1>([^<]*)/.exec(body) ?? [];
  expect(body).toContain(`<span class="about">${heading}</span>`);
  expect(body.match(/Saved\./g)).toHaveLength(1);
  const { body: waits } = await get(`/edit?file=${HERO}&at=badgeText&waits`, context);
  expect(/ action="(\/admin\/edit[^"]*)"/.exec(waits)?.[1]).not.toContain('waits');
});

test('an entry whose title waits is called by its title without the mark', async () => {
  const folder = contentCopy();
  const file = join(folder, 'services/web-development.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^title: .*/m, 'title: ··· Websites'));
  const bodies = await Promise.all(['/', '/waiting'].map((path) => get(path, { folder })));
  for (const { body } of bodies) {
    expect(body).toContain('>Websites<');
    expect(body).not.toContain('··· Websites');
  }
});

test('the page with all texts that wait lists each with its entry, its field and its place in the walk', async () => {
  const { context } = startWithDrafts();
  const overview = (await get('/', context)).body;
  const [, href = ''] = /href="\/admin(\/[^"]*)">Show them all/.exec(overview) ?? [];
  const { body } = await get(href, context);
  expect(body).toContain('6 texts wait to be written');
  expect(body.match(/at=/g)).toHaveLength(7);
  expect(body).toContain('at=badgeText#badgeText');
  expect(body).toContain('What you do, and where');
  expect(body).not.toContain('···');
  await saveField(HERO, 'badgeText', 'We build tools', context);
  expect((await get(href, context)).body).toContain('5 texts wait to be written');
});

test('a suggested text that only the agency knows cannot be accepted, and is said to wait', async () => {
  const member = 'team/adaeze-okonkwo.yaml';
  const { folder, context } = startWithDrafts();
  const offered = async (file: string) =>
    (await get(`/edit?file=${file}`, context)).body.includes('name="keep"');
  expect(await offered(HERO)).toBe(true);
  expect(await offered(POLICY)).toBe(false);
  expect((await get(`/edit?file=${POLICY}`, context)).body).toContain('Write your own there.');
  const path = join(folder, member);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*/m, 'name: ··· Name'));
  expect(await offered(member)).toBe(false);
  expect((await get(`/edit?file=${member}`, context)).body).toContain(
    '<p class="suggestion" data-of="name"><span class="hint">An example. Write your own here.',
  );
});

test('a mark is at a text that is as the start suggests it, wherever it moves, and at no other', async () => {
  const { folder, context, read } = startWithDrafts();
  const path = '/edit?file=navigation%2Fnavigation.yaml';
  const swapped = { 'links.0.text': 'Process', 'links.1.text': 'About us' };
  await post(path, await formOn(path, swapped, context), context);
  expect(read('navigation/navigation.yaml')).toContain('··· Process');
  // Somebody types the mark before other words, and an editor of Markdown writes a paragraph with other signs.
  const body =
    readFolder(folder)
      .files.get(POLICY)
      ?.replace(/^---.*?---\n/s, '') ?? '';
  const edited = body.replace('··· We are', '··· I am').replace('*keep*', '_keep_');
  const page = `/edit?file=${encodeURIComponent(POLICY)}`;
  await post(page, await formOn(page, { body: edited }, context), context);
  expect(read(POLICY)).toContain('\nI am an agency.\n\n··· We _keep_ little.');
});

test('a written text is no draft, even if a draft suggests the same words', async () => {
  const { folder, context, read } = startWithDrafts();
  const hero = join(folder, HERO);
  const same = read(HERO).replace('··· Two words of who trusts you', 'What you do, and where');
  writeFileSync(hero, same.replace(/^imageAlt: .*(\n {2}.*)*/m, 'imageAlt: ···'));
  await saveField(HERO, 'subHeading', 'We build tools.', context);
  expect(read(HERO)).toContain('badgeText: ··· What you do, and where');
  expect(read(HERO)).toContain('trustedByText: What you do, and where');
  expect(read(HERO)).not.toMatch(/^(?!badgeText|imageAlt).*···/m);
});

test('a form that is saved in the walk stays at its place', async () => {
  const { context } = startWithDrafts();
  const { href } = await begin(context);
  const saved = await send(href, { badgeText: 'We build tools' }, context);
  expect(saved).toBe('/admin/edit?file=hero%2Fhero.yaml&at=badgeText&saved#badgeText');
  expect(await countOn(saved, context)).toBe('5 left');
});

test('a form without drafts has no walk, and a refused form stays in the walk', async () => {
  const { context } = startWithDrafts();
  const other = await get('/edit?file=theme.yaml', context);
  expect(other.body).not.toContain('Save and next text');
  const path = '/edit?file=hero%2Fhero.yaml&at=badgeText';
  const wrong = await formOn(path, { go: 'next', badgeText: '' }, context);
  const refused = await post(path, wrong, context);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('6 left');
});

test('entries are translated one after the other', async () => {
  const folder = contentCopy();
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));
  const context = { folder };
  const list = (await get('/translations', context)).body;
  const [, open] = /(\d+) entries wait/.exec(list) ?? [];
  const [, first = ''] = /href="([^"]+)">Write one after the other/.exec(list) ?? [];
  const address = first.replaceAll('&amp;', '&');
  const { body } = await get(address.replace('/admin', ''), context);
  expect(body).toContain(`${open} left`);
  const path = address.replace('/admin', '').replace(/#.*/, '');
  const fields = [...body.matchAll(/ name="([^"]+)"[^>]* data-source=/g)].map(
    ([, name = '']): [string, string] => [name, 'Un texte'],
  );
  const posted = await formOn(path, { go: 'next', ...Object.fromEntries(fields) }, context);
  const answer = await post(path, posted, context);
  expect(answer.status, answer.body).toBe(303);
  expect(answer.location).not.toContain(path);
  expect(await countOn(String(answer.location), context)).toBe(`${Number(open) - 1} left`);
});
