import { posix } from 'node:path';
import { isText } from '../check/locate.ts';
import { withoutExtension } from '../check/pictures.ts';
import { valueAt } from '../schema-traversal.ts';
import { isLanguageCode } from '../schemas/fields.ts';
import { siteFields } from '../site-facts.ts';

type Files = ReadonlyMap<string, string>;

/**
 * The language codes of a site, the first language first. Invalid codes are left out; the check reports them.
 */
export function siteLanguages(files: Files): string[] {
  const site = siteFields(files);
  const listed = valueAt(site, ['languages']);
  const codes = Array.isArray(listed) ? listed.map(String).filter(isLanguageCode) : [];
  return codes.length > 0
    ? [...new Set(codes)]
    : [String(valueAt(site, ['language']) ?? '').trim()];
}

/** The name of a translation: `services/web.fr.yaml` of `services/web.yaml`. */
export const translationPath = (path: string, language: string) =>
  `${withoutExtension(path)}.${language}${posix.extname(path)}`;

const pairPath = (path: string) => (path.endsWith('.md') ? path : `${withoutExtension(path)}.yaml`);

/**
 * The key that pairs a file with its translations: `.yml` and `.json` become `.yaml`, and letters and their marks are one
 * character, because some programs store them apart.
 */
export const pairKey = (path: string) => pairPath(path).normalize('NFC');

/** The source and the language of a file that is named like a translation; undefined for other names. */
export function translationOf(path: string): { source: string; language: string } | undefined {
  if (!isText(path)) return undefined;
  const [, source = '', language = ''] = /^(.+)\.([\w-]+)$/.exec(withoutExtension(path)) ?? [];
  if (!isLanguageCode(language)) return undefined;
  return { source: pairPath(source + posix.extname(path)), language };
}

/**
 * Splits the texts of a content folder into the first language and the translations, by their paths. A file that is
 * named like a translation counts as one if the site has its language, or if the file that it translates exists.
 */
export function splitTranslations(all: Files): { files: Files; translations: Files } {
  const languages = siteLanguages(all).slice(1);
  const paths = new Set([...all.keys()].map(pairKey));
  const isTranslation = ([path]: readonly [string, string]) => {
    const found = translationOf(path);
    return (
      found !== undefined &&
      (languages.includes(found.language) || paths.has(pairKey(found.source)))
    );
  };
  return {
    files: new Map([...all].filter((each) => !isTranslation(each))),
    translations: new Map([...all].filter(isTranslation)),
  };
}
