import { parse, stringify } from 'yaml';
import { collectionOf } from '../src/check/locate.ts';
import { splitFrontMatter } from '../src/parse.ts';
import { valueAt, withValueAt } from '../src/schema-traversal.ts';
import { overlay } from '../src/translations/overlay.ts';
import { translationPath } from '../src/translations/translation-files.ts';
import { rewriteDocument } from '../src/write.ts';
import { exampleContent } from './example-content.ts';

/** A text with other words, and the same links and variables. */
export const inFrench = (text: string) => text.replaceAll(/(?<![\p{L}{/(@.:])\p{L}+/gu, '$&é');

/** The example content in English and French, with every text translated. */
export function frenchContent() {
  const { files, pictures } = exampleContent();
  const site = parse(files.get('site/site.yaml') ?? '');
  files.set('site/site.yaml', stringify({ ...site, languages: ['en-NG', 'fr'] }));
  for (const [path, source] of [...files]) {
    const collection = collectionOf(path);
    if (!collection) continue;
    const parts = splitFrontMatter(source);
    const entry = parse(parts?.fields ?? source);
    const { missing } = overlay(collection.schema, entry, {}, undefined);
    if (missing.length === 0) continue;
    const french = missing.reduce<unknown>(
      (fields, at) => withValueAt(fields, at, inFrench(String(valueAt(entry, at)))),
      {},
    );
    const text = parts
      ? rewriteDocument('', french as object, inFrench(parts.body))
      : stringify(french);
    files.set(translationPath(path, 'fr'), text);
  }
  const edit = (path: string, change: (fields: Record<string, unknown>) => void) => {
    const fields = parse(files.get(path) ?? '{}');
    change(fields);
    files.set(path, stringify(fields));
  };
  /** Adds a service with the title Second, in French Deux. */
  const addSecondService = () => {
    const source = files.get('services/example.yaml') ?? '';
    files.set('services/second.yaml', source.replace('Web Development', 'Second'));
    files.set('services/second.fr.yaml', 'title: Deux\ndescription: Deuxième\nimageAlt: Image\n');
  };
  return { files, pictures, edit, addSecondService };
}
