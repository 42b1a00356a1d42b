import { expect, test } from 'vitest';
import { languagesOf } from '../../words/words.ts';
import { type Collection, collections } from './collections.ts';
import {
  collectionLabel,
  type FieldLabel,
  type FieldLabels,
  type Labels,
  labelAt,
  labelsIn,
  trailOf,
} from './labels.ts';
import { allFields, choicesOf, type FieldPath, isOptional, metadata } from './schema-traversal.ts';

/** Every field of a table by its path, such as `links.0.href`; a list has the name of its elements. */
function labelled(fields: FieldLabels, prefix = ''): Map<string, FieldLabel> {
  return new Map(
    Object.entries(fields).flatMap(([name, label]) => {
      const path = prefix + name;
      const inner = label.element ? `${path}.0` : path;
      const element: [string, FieldLabel][] = label.element ? [[inner, label]] : [];
      return [[path, label], ...element, ...labelled(label.fields ?? {}, `${inner}.`)] as const;
    }),
  );
}

/** The values that need words: those of choices, of optional choices, and of switches. */
function valuesOf({ schema }: Collection, path: string): string[] {
  const field = allFields(schema).find((each) => each.path.join('.') === path)?.schema;
  if (!field) return [];
  if (metadata(field).widget === 'switch') return ['', 'true'];
  const choices = [...choicesOf(field)];
  return isOptional(field) && choices.length > 0 ? ['', ...choices] : choices;
}

/** The differences between the table of a language and the schemas, a line each. */
function differences(labels: Labels): string[] {
  const unknown = Object.keys(labels).filter((name) => !collections.has(name));
  return [
    ...unknown.map((name) => `${name} is no collection`),
    ...[...collections].flatMap(([name, collection]) => {
      const own = labels[name];
      if (!own) return [`${name} has no labels`];
      const fields = labelled(own.fields);
      const known = allFields(collection.schema).map(({ path }) => path.join('.'));
      return [
        ...known
          .filter((path) => !/\S/.test(fields.get(path)?.label ?? ''))
          .map((path) => `${name}: ${path} has no label`),
        ...[...fields.keys()]
          .filter((path) => !known.includes(path))
          .map((path) => `${name}: ${path} is no field`),
        ...known
          .filter((path) => fields.has(path) && !fields.has(`${path}.0`))
          .filter((path) => {
            const words = Object.keys(fields.get(path)?.choices ?? {});
            return words.sort().join() !== valuesOf(collection, path).sort().join();
          })
          .map((path) => `${name}: ${path} has other choices`),
      ];
    }),
  ];
}

test.each(languagesOf('fields'))(
  'the language %s has a label for every collection, field and choice, and for nothing else',
  (language) => {
    expect(differences(labelsIn(language))).toEqual([]);
  },
);

const texts = (labels: Labels) =>
  Object.values(labels).flatMap(({ name, fields }) => [
    name,
    ...[...labelled(fields).values()].flatMap(({ label, hint = '', choices = {} }) => [
      label,
      hint,
      ...Object.values(choices),
    ]),
  ]);

test.each(languagesOf('fields'))(
  'the labels of %s name no file, no code and no name of a field',
  (language) => {
    const technical = /`|\.ya?ml|\bcontent\/|\.\/|\bYAML\b|[a-z][A-Z]/;
    const variables = /\{\w+\}|JavaScript/g;
    const found = texts(labelsIn(language)).filter((text) =>
      technical.test(text.replaceAll(variables, '')),
    );
    expect(found).toEqual([]);
  },
);

test('a label is no sentence, and the hint and the sentences about files are whole ones', () => {
  const fields = Object.values(labelsIn('en')).flatMap((each) => [
    ...labelled(each.fields).values(),
  ]);
  const sentences = fields.flatMap(({ hint, inFiles }) => [hint, inFiles]).filter(Boolean);
  expect(sentences.filter((text) => !/^\P{Ll}.*\.$/su.test(text ?? ''))).toEqual([]);
  expect(fields.filter(({ label }) => /[.:]$/.test(label))).toEqual([]);
});

const named = (name: string) => {
  const collection = collections.get(name);
  if (!collection) throw new Error(`No collection ${name}`);
  return collection;
};

test.each<[string, FieldPath, string]>([
  ['navigation', ['links', 1, 'href'], 'Links in der Leiste › 2 › Wohin er führt'],
  ['hero.section', ['callToAction', 'primary'], 'Die beiden Schaltflächen › Erste Schaltfläche'],
  ['footer', ['sections', 0, 'links', 2], 'Gruppen von Links › 1 › Links in der Gruppe › 3'],
])('the path of a field of %s is given in labels', (name, path, trail) => {
  expect(trailOf(named(name), path, 'de')).toBe(trail);
});

test('an element of a list is called by its position, and a choice in it keeps its words', () => {
  expect(labelAt(named('navigation'), ['links', 1], 'en').label).toBe('Link 2');
  expect(labelAt(named('pages.home'), ['sections', 0], 'de')).toMatchObject({
    label: 'Abschnitt 1',
    choices: { hero: 'Die erste Ansicht' },
  });
});

test('collections have names in both languages', () => {
  expect(collectionLabel(named('hero.section'), 'en')).toBe('First view');
  expect(collectionLabel(named('hero.section'), 'de')).toBe('Die erste Ansicht');
});
