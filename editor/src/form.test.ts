// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { CONTENT_FOLDER, readFolder } from '../../content-model/src/folder.ts';
import { entryFiles, openEntry, textOf } from './entries.ts';
import { listAction, postedTexts, valueFrom, withListAction } from './form-values.ts';
import { editor } from './pages.ts';

const content = readFolder(CONTENT_FOLDER);

/** The form that the editor shows for a file, and what a browser would send from it unchanged. */
function formFor(path: string) {
  const entry = openEntry(content, path);
  if (!entry) throw new Error(`No entry in ${path}`);
  const { fields, body } = entry;
  document.body.innerHTML = editor({
    entry,
    fields,
    body,
    issues: [],
    action: '/edit',
    heading: path,
  }).text;
  const form = document.querySelector('form');
  if (!form) throw new Error(`No form for ${path}`);
  // happy-dom does not start a choice with the option that says `selected`, as browsers do.
  for (const select of form.querySelectorAll('select')) {
    select.value = select.querySelector('option[selected]')?.textContent ?? '';
  }
  return { entry, form, posted: postedTexts(new FormData(form)) };
}

test.each(entryFiles(content).map(({ path }) => path))(
  'the form for %s, sent without a change, leaves the file byte for byte',
  (path) => {
    const { entry, posted } = formFor(path);
    const fields = valueFrom(entry.collection.schema, posted);
    expect(textOf(entry, fields as object, posted.get('body') ?? '')).toBe(entry.source);
  },
);

test('every field of a form has a label and the sentence of its schema', () => {
  const { form } = formFor('hero/hero.yaml');
  const inputs = [...form.querySelectorAll('input:not([type="hidden"], [type="file"]), textarea')];
  expect(inputs.map(({ id }) => id)).toEqual([
    'badgeText',
    'mainHeading',
    'subHeading',
    'callToAction.primary',
    'callToAction.secondary',
    'trustedByText',
    'imageSrc',
    'imageAlt',
  ]);
  for (const { id } of inputs) {
    expect(form.querySelector(`label[for="${id}"]`)?.textContent).toMatch(/\w/);
    expect(document.getElementById(`${id}-hint`)?.textContent).toMatch(/\w/);
  }
});

test('a choice offers what the schema allows, and what the file says if that is another word', () => {
  const { entry } = formFor('process/section.yaml');
  document.body.innerHTML = editor({
    entry,
    fields: { ...(entry.fields as object), show: 'steps' },
    body: '',
    issues: [],
    action: '/edit',
    heading: '',
  }).text;
  const options = [...document.querySelectorAll('option')];
  expect(options.map(({ value }) => value)).toEqual(['timeline', 'features', 'both', 'steps']);
  expect(options.find((option) => option.hasAttribute('selected'))?.value).toBe('steps');
});

test('words of the content cannot become HTML', () => {
  const { entry } = formFor('hero/hero.yaml');
  const fields = { ...(entry.fields as object), badgeText: '"><script>alert(1)</script>' };
  const { text } = editor({ entry, fields, body: '', issues: [], action: '/edit', heading: '' });
  expect(text).not.toContain('<script>alert');
});

test('a value of the wrong form stays as it was typed, for the check to name it', () => {
  const { entry, posted } = formFor('process/features/1-real-time-stream-analytics.yaml');
  posted.set('id', 'one');
  expect(valueFrom(entry.collection.schema, posted)).toMatchObject({ id: 'one', icon: 'chart' });
});

test('a telephone number that lacks its quotes keeps its plus in the form and gets them when saved', () => {
  const path = 'site/site.yaml';
  const source = (content.files.get(path) ?? '').replace(
    /^contactPhone:.*$/m,
    'contactPhone: +23415550142',
  );
  const entry = openEntry({ ...content, files: new Map([...content.files, [path, source]]) }, path);
  if (!entry) throw new Error('no entry');
  expect(entry.fields).toMatchObject({ contactPhone: '+23415550142', copyrightYear: 2025 });
  expect(textOf(entry, entry.fields as object, '')).toBe(
    source.replace('+23415550142', '"+23415550142"'),
  );
});

test('an optional list without entries is left out of the entry', () => {
  const { entry, posted } = formFor('services/02-apps-development.yaml');
  posted.set('users.length', '0');
  expect(valueFrom(entry.collection.schema, posted)).not.toHaveProperty('users');
});

test.each([
  ['add links', ['a', 'b', 'c', '']],
  ['remove links.1', ['a', 'c']],
  ['up links.2', ['a', 'c', 'b']],
  ['down links.0', ['b', 'a', 'c']],
])('the button "%s" changes its list and nothing else', (button, texts) => {
  const { entry } = formFor('navigation/navigation.yaml');
  const links = ['a', 'b', 'c'].map((text) => ({ text, href: '' }));
  const before = { ...(entry.fields as object), links };
  const action = listAction(button);
  if (!action) throw new Error(`"${button}" is no list action`);
  const after = withListAction(before, entry.collection.schema, action) as typeof before;
  expect(after.links.map(({ text }) => text)).toEqual(texts);
  expect({ ...after, links: [] }).toEqual({ ...before, links: [] });
});

test('a list inside a list is changed alone', () => {
  const { entry } = formFor('footer/footer.yaml');
  const action = listAction('remove sections.1.links.3');
  if (!action) throw new Error('no list action');
  const after = withListAction(entry.fields, entry.collection.schema, action) as {
    sections: { links: { text: string }[] }[];
  };
  expect(after.sections.map(({ links }) => links.length)).toEqual([4, 3, 2]);
  expect(after.sections[1]?.links.map(({ text }) => text)).not.toContain('Tiktok');
});

test('the button that saves is no list action', () => {
  expect(listAction('')).toBeUndefined();
});
