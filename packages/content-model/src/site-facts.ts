import { singletonFiles } from './check/locate.ts';
import { SITE_VARIABLES } from './check/texts.ts';
import type { Singleton } from './collection-types.ts';
import { COLLECTIONS } from './collections.ts';
import { oncePer } from './once.ts';
import { fieldsIn } from './parse.ts';
import { valueAt } from './schema-traversal.ts';
import { siteSchema } from './schemas/site.ts';

/** The texts of one language by their paths, from `content/`. */
export type Texts = ReadonlyMap<string, string>;

/** A text or a number in fields, as a text; empty if there is none. */
export function textIn(fields: unknown, ...at: (string | number)[]): string {
  const found = valueAt(fields, at);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
}

/** The fields of a singleton, unchecked. */
export function singletonFields(collection: Singleton, files: Texts): unknown {
  const path = singletonFiles(collection).find((each) => files.has(each));
  return fieldsIn(files.get(path ?? '') ?? '');
}

/** The fields of `site/site.yaml`, unchecked. */
export const siteFields = oncePer((files: Texts): unknown =>
  singletonFields(COLLECTIONS.site, files),
);

/**
 * The facts against which texts are checked. They are read before the checks, so that an issue in
 * `site/site.yaml` is not repeated for every text that uses its facts.
 */
export const siteFacts = oncePer((files: Texts) => {
  const site = siteFields(files);
  const textAt = (...at: (string | number)[]) => textIn(site, ...at);
  const networks = valueAt(site, ['socialLinks']);
  const variables: Record<string, string> = Object.fromEntries(
    SITE_VARIABLES.map((name) => [name, textAt(name)]),
  );
  variables['copyrightYear'] ||= String(siteSchema.shape.copyrightYear.parse(undefined));
  const names = ['contactEmail', 'contactPhone', 'streetAddress', 'registration', 'vatId'];
  return {
    social: new Map(
      (Array.isArray(networks) ? networks : []).map((_, index) => [
        textAt('socialLinks', index, 'id'),
        textAt('socialLinks', index, 'href'),
      ]),
    ),
    variables,
    facts: {
      ...variables,
      ...Object.fromEntries(names.map((name) => [name, textAt(name)])),
      ...Object.fromEntries(
        ['postalCode', 'city', 'country'].map((name) => [name, textAt('location', name)]),
      ),
    },
    language: textAt('language'),
  };
});
