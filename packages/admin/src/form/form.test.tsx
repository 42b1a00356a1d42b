// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { collections } from '../../../content-model/src/collections.ts';
import { finding } from '../../../content-model/src/findings/findings.ts';
import { allFields, metadata } from '../../../content-model/src/schema-traversal.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { wordsOf } from '../../../words/words.ts';
import { EntryForm } from '../edit/entry-form.tsx';
import { entryFiles, openEntry, textOf } from '../entries/entries.ts';
import { storedFields } from '../entries/stored-fields.ts';
import { type Language, LanguageContext, wordsIn } from '../words/words.ts';
import { formOffers } from './form-offers.ts';
import { listAction, postedTexts, valueFrom, withListAction } from './form-values.ts';

const content = readFolder(contentFolder());

/** Shows the form of a file. @returns the fields that a browser would send from the unchanged form */
function formFor(
  path: string,
  changed: object = {},
  files = content.files,
  language: Language = 'en',
) {
  const entry = openEntry({ ...content, files }, path);
  if (!entry) throw new Error(`No entry in ${path}`);
  const fields = { ...(entry.fields as object), ...changed };
  const state = {
    ...{ entry, fields, body: entry.body, issues: [], action: '/edit', heading: path },
    offers: formOffers(entry.collection, content, language),
  };
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageContext value={language}>
      <EntryForm state={state} />
    </LanguageContext>,
  );
  // happy-dom does not take the value of the option with the attribute `selected`.
  for (const select of document.querySelectorAll('select')) {
    select.value = select.querySelector('option[selected]')?.getAttribute('value') ?? '';
  }
  const posted = postedTexts(new FormData(document.querySelector('form') ?? undefined));
  return { entry, fields, schema: entry.collection.schema, posted };
}

/** The fields of an entry after a button of its form was pressed. */
function fieldsAfter(button: string, path: string, changed?: object) {
  const action = listAction(button);
  if (!action) throw new Error(`"${button}" is no list action`);
  const { fields, schema } = formFor(path, changed);
  return withListAction(fields, schema, action);
}

test.each(entryFiles(content).map(({ path }) => path))(
  'the form for %s, sent without a change, leaves the file byte for byte',
  (path) => {
    const { entry, schema, posted } = formFor(path);
    const fields = valueFrom(schema, posted) as object;
    // A missing file of interface words is written without the words that equal those of the language.
    const unchanged = content.files.has(path) ? entry.source : '{}\n';
    expect(textOf(entry, fields, posted.get('body') ?? '')).toBe(unchanged);
  },
);

test.each([
  ['en', 'Line above the heading', 'Every line here is a line on the page.'],
  ['de', 'Zeile über der Überschrift', 'Jede Zeile hier ist auch auf der Seite eine Zeile.'],
] as const)('every field has a label in the language %s, and its hint', (language, label, hint) => {
  formFor('hero/hero.yaml', {}, content.files, language);
  const inputs = [
    ...document.querySelectorAll('form input:not([type="hidden"], [type="checkbox"]), textarea'),
  ];
  expect(inputs.map(({ id }) => id)).toEqual([
    ...['badgeText', 'mainHeading', 'subHeading', 'callToAction.primary', 'callToAction.secondary'],
    ...['trustedByText', 'imageSrc', 'phoneImageSrc', 'markerSrc', 'markerRoute', 'imageAlt'],
  ]);
  for (const { id } of inputs) {
    expect(document.querySelector(`label[for="${id}"]`)?.textContent).toMatch(/\w/);
  }
  expect(document.querySelector('label[for="badgeText"]')?.textContent).toBe(label);
  const heading = document.getElementById('mainHeading');
  expect(heading?.getAttribute('aria-describedby')).toBe('mainHeading-hint');
  expect(document.getElementById('mainHeading-hint')?.textContent).toBe(hint);
});

test('a choice offers the values that the schema allows, and another value of the file', () => {
  formFor('process/section.yaml', { show: 'steps' });
  const options = [...document.querySelectorAll('option')];
  expect(options.map(({ value }) => value)).toEqual(['timeline', 'features', 'both', 'steps']);
  expect(options.map(({ text }) => text)).toEqual([
    ...['The steps', 'The cards', 'The steps and the cards', 'steps'],
  ]);
  expect(options.find((option) => option.hasAttribute('selected'))?.value).toBe('steps');
});

test.each([
  ['legal/privacy-policy.md', { effectiveDate: 'next year' }],
  ['legal/privacy-policy.md', { effectiveDate: '2025-02-30' }],
  ['site/site.yaml', { contactEmail: 'büro@müller.example', contactPhone: '01 / 555' }],
  ['site/site.yaml', { language: 'English', copyrightYear: 'last year' }],
  ['theme.yaml', { brand: 'blue', pattern: 'stripes', radius: 'round', logo: 'HA' }],
  ['theme.yaml', { brand: '#22308a', pattern: '', radius: '' }],
  ['projects/coldline.yaml', { link: 'mailto:mailto:hello@example.com' }],
  ['projects/coldline.yaml', { link: 'social:elsewhere' }],
  ['projects/coldline.yaml', { link: 'tel: +49 30 555' }],
  ['process/features/real-time-stream-analytics.yaml', { icon: 'rocket' }],
  ['pages/home.yaml', { sections: ['hero', 'shop'] }],
])('a value in %s that the form does not offer stays as it is: %o', (path, changed) => {
  const { schema, posted } = formFor(path, changed);
  const kept = Object.entries(changed).filter(([, value]) => value !== '');
  const sent = storedFields(schema, valueFrom(schema, posted));
  expect(sent).toMatchObject(Object.fromEntries(kept));
});

test.each([
  ['site/site.yaml', 'contactEmail', 'hello@example.com', 'email'],
  ['site/site.yaml', 'contactEmail', 'büro@müller.example', 'text'],
  ['site/site.yaml', 'contactPhone', '+44 20 555', 'tel'],
  ['legal/privacy-policy.md', 'effectiveDate', '2025-01-15', 'date'],
  ['legal/privacy-policy.md', 'effectiveDate', 'soon', 'text'],
  ['site/site.yaml', 'copyrightYear', '2025', 'text'],
])('in %s, %s as "%s" is an input of the type %s', (path, field, value, type) => {
  formFor(path, { [field]: value });
  expect(document.getElementById(field)?.getAttribute('type')).toBe(type);
});

test('a folded part is open when a field in it is wrong', () => {
  const entry = openEntry(content, 'footer/footer.yaml');
  if (!entry) throw new Error('No footer');
  const openParts = (field?: string) => {
    const issue = { file: 'content/footer/footer.yaml', field, ...finding('empty', '') };
    const state = {
      ...{ entry, fields: entry.fields, body: '', action: '/edit', heading: 'Footer' },
      ...{
        issues: field ? [issue] : [],
        offers: { links: [], entries: new Map(), used: new Map(), facts: {} },
      },
    };
    document.body.innerHTML = renderToStaticMarkup(<EntryForm state={state} />);
    return [...document.querySelectorAll('details[open] h2')].map((each) => each.textContent);
  };
  expect(openParts()).toEqual([]);
  expect(openParts('copyright')).toEqual([]);
  expect(openParts('label')).toEqual(['Rarely needed']);
});

test('words of the content cannot become HTML', () => {
  const { posted } = formFor('hero/hero.yaml', { badgeText: '"><script>alert(1)</script>' });
  expect(document.querySelector('form script')).toBeNull();
  expect(posted.get('badgeText')).toBe('"><script>alert(1)</script>');
});

test('a value of the wrong type stays as it was typed, for the check to report it', () => {
  const { schema, posted } = formFor('site/site.yaml');
  posted.set('copyrightYear', 'this year');
  expect(valueFrom(schema, posted)).toMatchObject({ copyrightYear: 'this year' });
});

test('a telephone number that lacks its quotes keeps its plus in the form and gets them when saved', () => {
  const path = 'site/site.yaml';
  const source = (content.files.get(path) ?? '').replace(
    /^contactPhone:.*$/m,
    'contactPhone: +23415550142',
  );
  const { entry, fields } = formFor(path, {}, new Map([...content.files, [path, source]]));
  expect(fields).toMatchObject({ contactPhone: '+23415550142', copyrightYear: 2025 });
  expect(textOf(entry, fields, '')).toBe(source.replace('+23415550142', '"+23415550142"'));
});

test('an optional list without elements is left out of the entry', () => {
  const { schema, posted } = formFor('services/apps-development.yaml');
  posted.set('users.length', '0');
  expect(valueFrom(schema, posted)).not.toHaveProperty('users');
});

test.each([
  ['add links', ['a', 'b', 'c', '']],
  ['remove links.1', ['a', 'c']],
  ['up links.2', ['a', 'c', 'b']],
  ['up links.0', ['a', 'b', 'c']],
  ['down links.0', ['b', 'a', 'c']],
])('the button "%s" changes its list and nothing else', (button, texts) => {
  const link = (text: string) => ({ text, href: '' });
  const { fields } = formFor('navigation/navigation.yaml');
  const changed = { links: ['a', 'b', 'c'].map(link) };
  expect(fieldsAfter(button, 'navigation/navigation.yaml', changed)).toEqual({
    ...fields,
    links: texts.map(link),
  });
});

test('a list inside a list is changed alone', () => {
  const path = 'footer/footer.yaml';
  const { fields } = formFor(path);
  const expected = structuredClone(fields) as { sections: { links: { text: string }[] }[] };
  expect(expected.sections[1]?.links.splice(3, 1)).toMatchObject([{ text: 'Tiktok' }]);
  expect(fieldsAfter('remove sections.1.links.3', path)).toEqual(expected);
});

test('an element is added to an optional list that the entry leaves out', () => {
  const path = 'services/web-development.yaml';
  expect(fieldsAfter('add users', path, { users: undefined })).toMatchObject({ users: [''] });
});

test('a section that is switched off keeps its place among the sections that are on', () => {
  const home = 'pages/home.yaml';
  const rows = () => [
    ...document.querySelectorAll<HTMLInputElement>('.selection [type="checkbox"]'),
  ];
  const inOrder = () => rows().map(({ value, checked }) => `${value} ${checked ? 'on' : 'off'}`);
  const { entry, schema } = formFor(home, { sections: ['hero', 'team', 'process', 'projects'] });
  const off = ['services', 'numbers', 'plans', 'testimonials', 'faq', 'news', 'get-in-touch'].map(
    (name) => `${name} off`,
  );
  expect(inOrder()).toEqual(['hero on', 'team on', 'process on', 'projects on', ...off]);
  rows()[1]?.click();
  const texts = postedTexts(new FormData(document.querySelector('form') ?? undefined));
  const switched = valueFrom(schema, texts) as object;
  const stored = storedFields(schema, switched);
  expect(stored).toMatchObject({ sections: ['hero', 'team (off)', 'process', 'projects'] });
  const source = textOf(entry, stored as object, '');
  formFor(home, {}, new Map([...content.files, [home, source]]));
  expect(inOrder()).toEqual(['hero on', 'team off', 'process on', 'projects on', ...off]);
  const action = listAction('up sections.2');
  const moved = action && withListAction(switched, schema, action);
  expect(moved).toMatchObject({ sections: expect.arrayContaining(['services (off)']) });
  formFor(home, moved as object);
  expect(inOrder()).toEqual(['hero on', 'process on', 'team off', 'projects on', ...off]);
});

test('a section that was moved among the sections that are off stays there', () => {
  const { schema } = formFor('pages/home.yaml');
  const off = (name: string) => `${name} (off)`;
  const ends = ['projects (off)', ...['services', 'numbers', 'plans', 'faq', 'news'].map(off)];
  const others = ['hero', 'team', 'process', 'testimonials', 'get-in-touch'];
  expect(storedFields(schema, { sections: [...others, ...ends] })).toEqual({
    sections: [...others, 'projects (off)'],
  });
});

test('the button that saves is no list action', () => {
  expect(listAction('')).toBeUndefined();
});

test.each([
  ['pages/home.yaml', 'description', 'Between 50 and 170 characters.'],
  ['pages/home.yaml', 'title', 'At most 80 characters.'],
  ['site/site.yaml', 'copyrightYear', 'From 1900.'],
  ['process/steps/project-consultation.yaml', 'reading', 'At most 8 characters.'],
])('the limits of a field are shown beside it: %s, %s', (...row) => {
  const [path, field, limits] = row;
  formFor(path);
  const described = document.getElementById(field)?.getAttribute('aria-describedby') ?? '';
  expect(described.split(' ')).toContain(`${field}-limit`);
  expect(document.getElementById(`${field}-limit`)?.textContent).toBe(limits);
});

test('a list that must not be empty says so', () => {
  formFor('contact/contact.yaml');
  const hintsOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  expect(hintsOf('whatHappensNext.steps')).toContain('At least one.');
  expect(hintsOf('fields')).not.toContain('At least one.');
});

test.each(['choice', 'choices', 'file'])(
  'a question whose answer is a %s says before it is saved that it needs options or kinds of files',
  (kind) => {
    formFor('contact/contact.yaml', { fields: [{ name: 'budget', kind, label: 'Your budget' }] });
    for (const id of ['fields.0.options', 'fields.0.accept']) {
      expect(document.getElementById(id)?.textContent).toContain('At least one.');
    }
  },
);

test('a text of one line is in a field that grows, and a line break in it becomes a space', () => {
  const { schema, posted } = formFor('contact/contact.yaml');
  const step = document.getElementById('whatHappensNext.steps.0');
  expect(step?.localName).toBe('textarea');
  posted.set('whatHappensNext.steps.0', 'We read it. \n We answer.\n');
  expect(valueFrom(schema, posted)).toMatchObject({
    whatHappensNext: { steps: expect.arrayContaining(['We read it. We answer.']) },
  });
});

test('a question shows no name that only programs read, and the button to add to a list speaks English', () => {
  const question = { name: 'budget', kind: 'choice', label: 'Your budget', options: ['Small'] };
  const { posted } = formFor('contact/contact.yaml', { fields: [question] });
  expect(document.querySelector('[name="fields.0.name"]')?.getAttribute('type')).toBe('hidden');
  expect(posted.get('fields.0.name')).toBe('budget');
  const buttons = () => [...document.querySelectorAll('[value^="add "]')];
  const said = () => buttons().map(({ textContent }) => textContent);
  expect(said()).toContain('Add an option');
  formFor('redirects.yaml', {}, new Map([...content.files, ['redirects.yaml', 'redirects: []']]));
  expect(said()).toEqual(['Add an address']);
  const elements = JSON.stringify(wordsOf('fields', 'en')).matchAll(/"element":"([^"]+)"/g);
  for (const [, element = ''] of elements) {
    const article = /^[aeiou]/.test(element) ? 'an' : 'a';
    expect(wordsIn('en').form.add({ element })).toBe(`Add ${article} ${element}`);
  }
});

test('a name in braces is explained where it stands', () => {
  formFor('footer/footer.yaml');
  const copyright = document.getElementById('copyright')?.closest('.field');
  expect(copyright?.textContent).toContain('{legalName} becomes: Harmattan Software');
  formFor('legal/privacy-policy.md');
  const text = document.querySelector('form')?.textContent ?? '';
  expect(text).toMatch(/\{howToReachUs\} becomes: [^{[]*@/);
});

test('the style sheet of forms knows each field that belongs to some choices only', () => {
  const styles = readFileSync(join(import.meta.dirname, '../client/form.css'), 'utf8');
  const sets = [...collections.values()].flatMap(({ schema }) =>
    allFields(schema).flatMap((field) => metadata(field.schema).onlyFor?.values.join(' ') ?? []),
  );
  expect(sets).toContain('choice choices');
  for (const set of sets) {
    expect(styles).toContain(`[data-only-for='${set}']`);
    for (const value of set.split(' ')) expect(styles).toContain(`[value='${value}']`);
  }
});

test('a quote names its project by choosing it, and keeps a name that no project has', () => {
  const path = 'testimonials/quotes/ngozi-ibekwe.yaml';
  const { posted } = formFor(path);
  const choice = document.querySelector('select[name="project"]');
  const options = [...(choice?.querySelectorAll('option') ?? [])];
  expect(posted.get('project')).toBe('coldline');
  expect(options.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'None',
    'Solace Clinics',
    'OjaMarket',
  ]);
  expect(options).toHaveLength(11);
  expect(formFor(path, { project: 'gone' }).posted.get('project')).toBe('gone');
});
