import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { collectionOf } from '../../../packages/content-model/src/check/locate.ts';
import { DRAFT_MARK } from '../../../packages/content-model/src/check/placeholders.ts';
import { splitFrontMatter } from '../../../packages/content-model/src/parse.ts';
import { isObject, valueAt } from '../../../packages/content-model/src/schema-traversal.ts';
import { addLanguage } from '../../../packages/content-model/src/translations/change-languages.ts';
import {
  translationOf,
  translationPath,
} from '../../../packages/content-model/src/translations/translation-files.ts';
import { applyChanges, readFolder } from '../../../packages/content-store/src/folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { change } from './rewrite.ts';

/** The addresses of translated pages, by the files of the first language. */
const addresses: Record<string, Record<string, string>> = {
  ja: { 'pages/contact.yaml': 'お問い合わせ', 'legal/privacy-policy.md': '個人情報保護方針' },
  ar: { 'pages/contact.yaml': 'اتصل-بنا', 'legal/privacy-policy.md': 'سياسة-الخصوصية' },
};

/** Titles in place of those that the blank starts have in common. */
const texts: Record<string, object> = {
  'pages/home.yaml': { title: '{brand} · Software' },
  'pages/home.ja.yaml': { title: '{brand} · ソフトウェア' },
  'pages/home.ar.yaml': { title: '{brand} · برمجيات' },
};

const written = (text: string) => text.replaceAll(`${DRAFT_MARK} `, '');

/** A draft with the texts that another start has at the same places. */
function filled(draft: unknown, start: unknown, path: (string | number)[] = []): unknown {
  if (Array.isArray(draft)) return draft.map((each, at) => filled(each, start, [...path, at]));
  if (!isObject(draft)) return valueAt(start, path) ?? draft;
  return Object.fromEntries(
    Object.entries(draft).map(([name, each]) => [name, filled(each, start, [...path, name])]),
  );
}

/** Writes a language into a blank start, with the words of the blank start in that language. */
function writeLanguage(folder: string, language: string): void {
  const starter = readFileSync(
    join(productRoot, `packages/content-model/starters/${language}.yaml`),
    'utf8',
  );
  const starts = parse(written(starter));
  const changes = addLanguage(readFolder(folder), language);
  const translations = [...changes].map(([path, text = '']): [string, string] => {
    const source = translationOf(path)?.source ?? '';
    const start = starts[source];
    if (start === undefined || !collectionOf(source)) return [path, text];
    const address = addresses[language]?.[source];
    const own = splitFrontMatter(String(start));
    const draft = parse(splitFrontMatter(text)?.fields ?? text);
    const fields = stringify({
      ...Object(filled(draft, own ? parse(own.fields) : start)),
      ...(address && { [own ? 'slug' : 'address']: address }),
    });
    return [path, own ? `---\n${fields}---\n${own.body}` : fields];
  });
  applyChanges(folder, new Map(translations));
}

/** Fills a blank English start and translates it: into Japanese without the terms, into Arabic with every page. */
export function becomeSeveralLanguages(folder: string): void {
  for (const path of readFolder(folder).files.keys()) {
    const file = join(folder, path);
    writeFileSync(file, written(readFileSync(file, 'utf8')));
  }
  for (const language of ['ja', 'ar']) writeLanguage(folder, language);
  for (const [path, fields] of Object.entries(texts)) {
    change(folder, path, (entry) => ({ ...entry, ...fields }));
  }
  const arabicTerms = join(folder, 'legal/terms-and-conditions.ar.md');
  const text = readFileSync(arabicTerms, 'utf8');
  writeFileSync(arabicTerms, text.replace(/^description: /m, '$&شروطنا بكلمات واضحة، '));
  const terms = 'legal/terms-and-conditions.md';
  applyChanges(folder, new Map([[translationPath(terms, 'ja'), undefined]]));
}
