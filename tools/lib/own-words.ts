import { join, relative } from 'node:path';
import type { FieldLabels } from '../../packages/content-model/src/labels.ts';
import {
  type PageKind,
  pageKinds,
} from '../../packages/content-model/src/page-kinds/page-kinds.ts';
import { fieldsOf, type Schema } from '../../packages/content-model/src/schema-traversal.ts';
import { type Section, sections } from '../../packages/content-model/src/sections/sections.ts';
import { wordsOf } from '../../packages/words/words.ts';

/** Labels of fields in a file of words, and the fields that they are for. */
interface Labelled {
  /** The place in the file, such as `en.collections.items.fields`. */
  place: string;
  labels: FieldLabels;
  schema: Schema;
}

/** The labels that several sections share. */
const shared = (): FieldLabels =>
  (wordsOf('fields', 'en') as Record<string, FieldLabels>)['common'] ?? {};

function faultsOf({ place, labels, schema }: Labelled): string[] {
  const names = Object.keys(fieldsOf(schema));
  const unknown = Object.keys(labels).filter((name) => !names.includes(name));
  const isEnglish = place.startsWith('en.');
  const nameless = names.filter((name) => !labels[name]?.label && !shared()[name]?.label);
  return [
    ...unknown.map(
      (name) => `${place}.${name}: there is no such field. The fields are ${names.join(', ')}.`,
    ),
    ...(isEnglish ? nameless.map((name) => `${place}.${name}: the field needs a label.`) : []),
  ];
}

/** The faults in the words of a section, a line for each. */
export const sectionFaults = ({ words, collections }: Pick<Section, 'words' | 'collections'>) =>
  Object.entries(words).flatMap(([language, { collections: named = {} }]) => {
    const place = `${language}.collections`;
    const unknown = Object.keys(named).filter((name) => !Object.hasOwn(collections, name));
    const known = Object.entries(collections).filter(
      ([name]) => language === 'en' || Object.hasOwn(named, name),
    );
    return [
      ...unknown.map((name) => `${place}.${name}: section.ts has no such collection.`),
      ...known.flatMap(([name, { schema }]) => {
        const { fields: labels = {} } = (named[name] ?? {}) as { fields?: FieldLabels };
        return faultsOf({ place: `${place}.${name}.fields`, labels, schema });
      }),
    ];
  });

/** The faults in the words of a kind of pages, a line for each. */
export const kindFaults = ({
  words,
  documents,
  head,
}: Pick<PageKind, 'words' | 'documents' | 'head'>) =>
  Object.entries(words).flatMap(([language, { fields = {}, list }]) => [
    ...faultsOf({
      place: `${language}.fields`,
      labels: fields as FieldLabels,
      schema: documents.schema,
    }),
    ...(head
      ? faultsOf({
          place: `${language}.list.fields`,
          labels: (list?.fields ?? {}) as FieldLabels,
          schema: head.schema,
        })
      : []),
  ]);

/** The faults in the words of own sections and kinds of pages, a line for each, with its file. */
export function ownWordFaults(project: string): string[] {
  const own = join(project, 'own');
  const found = [
    ...sections.map((each) => ({ folder: each.folder, faults: () => sectionFaults(each) })),
    ...pageKinds.map((each) => ({ folder: each.codeFolder, faults: () => kindFaults(each) })),
  ].filter(({ folder }) => folder.startsWith(own));
  return found.flatMap(({ folder, faults }) => {
    const file = relative(project, join(folder, 'words.yaml')).replaceAll('\\', '/');
    return faults().map((fault) => `${file}, ${fault}`);
  });
}
