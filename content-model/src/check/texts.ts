import type { z } from 'zod';
import { type Fault, quoted } from '../fault.ts';
import { fieldName, mapTexts } from '../schema-traversal.ts';
import { linkFault } from './links.ts';
import type { Flaw } from './picture-flaw.ts';
import { findPicture } from './pictures.ts';
import { fillTokens, findPlaceholder, tokensIn } from './placeholders.ts';
import { nearest } from './suggest.ts';

/** The facts of `site/site.yaml` that every text may use by their names in braces. */
export const SITE_TOKENS = ['brand', 'legalName', 'copyrightYear'] as const;

/** What texts are checked against. */
export type World = {
  /** Paths of all pictures, from `content/`. */
  pictures: ReadonlySet<string>;
  /** What is wrong with those pictures that cannot be shown. */
  flaws: ReadonlyMap<string, Flaw>;
  /** The address of each social network, by its id. */
  social: ReadonlyMap<string, string>;
  /** Values of the names that every text may use. */
  tokens: Readonly<Record<string, string>>;
};

/**
 * What is left over or unknown in one text: a placeholder, or a name in braces.
 *
 * @param tokens the names in braces that are known
 * @param links names of links in Markdown; see findPlaceholder
 */
export function leftovers(
  text: string,
  tokens: readonly string[],
  links?: readonly string[],
): { found: string; write: string }[] {
  const placeholder = findPlaceholder(text, links);
  if (placeholder) return [placeholderFault(placeholder)];
  return tokensIn(text)
    .filter((name) => !tokens.includes(name))
    .map((name) => {
      const meant = nearest(name, tokens);
      return {
        found: `the name {${name}}, which nothing fills in.${meant ? ` Did you mean {${meant}}?` : ''}`,
        write: `one of ${tokens.map((token) => `{${token}}`).join(', ')}; or the words themselves, without braces.`,
      };
    });
}

/** Round brackets are always words: whoever means square ones for a remark can write those. */
const placeholderFault = (placeholder: string) => ({
  found: `the placeholder ${quoted(placeholder)}.`,
  write: `the words that visitors are to read in its place${placeholder.startsWith('[') ? '; or, for a remark, round brackets' : ''}.`,
});

/** What came of the texts of a record. */
export type CheckedTexts = {
  faults: Fault[];
  /** The record with pictures from `content/`, social addresses and names filled in. */
  value: unknown;
  /** The pictures that it names, as paths from `content/`, where they exist. */
  pictures: string[];
};

/**
 * Checks every text of a record, and fills it in: placeholders, names in braces, pictures, links.
 *
 * @param path the path of the record from `content/`, with its extension
 * @param tokens the names in braces that every text of this record may use
 */
export function checkTexts(
  path: string,
  schema: z.ZodType,
  record: unknown,
  world: World,
  tokens: readonly string[] = SITE_TOKENS,
): CheckedTexts {
  const faults: Fault[] = [];
  const pictures: string[] = [];
  const socialIds = [...world.social.keys()];
  const value = mapTexts(schema, record, (untrimmed, meta, at) => {
    const text = untrimmed.trim();
    const add = (fault: { found: string; write: string }) =>
      faults.push({ file: `content/${path}`, field: fieldName(at), ...fault });
    if (meta.control === 'picture') {
      if (text === '') return text;
      const lookup = findPicture(path, text, world.pictures);
      if ('found' in lookup) {
        add(lookup);
        return text;
      }
      pictures.push(lookup.picture);
      const flaw = world.flaws.get(lookup.picture);
      if (flaw) add({ found: `${quoted(text)}, ${flaw.found}.`, write: `${flaw.write}.` });
      return lookup.picture;
    }
    if (meta.control === 'link') {
      const placeholder = text.startsWith('mailto:') ? findPlaceholder(text.slice(7)) : undefined;
      const fault = placeholder ? placeholderFault(placeholder) : linkFault(text, { socialIds });
      if (fault) add(fault);
      return text.startsWith('social:') ? (world.social.get(text.slice(7)) ?? '') : text;
    }
    for (const fault of leftovers(text, [...tokens, ...(meta.tokens ?? [])])) add(fault);
    return fillTokens(text, world.tokens);
  });
  return { faults, value, pictures };
}
