import type { z } from 'zod';
import { type Fault, quoted } from '../fault.ts';
import { fieldName, mapTexts, type TextVisitor } from '../schema-traversal.ts';
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

/**
 * Checks every text of a record: placeholders, names in braces, pictures, links.
 *
 * @param path the path of the record from `content/`, with its extension
 * @param tokens the names in braces that every text of this record may use
 */
export function textFaults(
  path: string,
  schema: z.ZodType,
  record: unknown,
  world: World,
  tokens: readonly string[] = SITE_TOKENS,
): Fault[] {
  const faults: Fault[] = [];
  const check: TextVisitor = (text, meta, at) => {
    const add = (fault: { found: string; write: string }) =>
      faults.push({ file: `content/${path}`, field: fieldName(at), ...fault });
    const value = text.trim();
    if (meta.control === 'picture') {
      const lookup = value === '' ? undefined : findPicture(path, value, world.pictures);
      if (lookup && 'found' in lookup) add(lookup);
      const flaw = lookup && 'picture' in lookup && world.flaws.get(lookup.picture);
      if (flaw) add({ found: `${quoted(value)}, ${flaw.found}.`, write: `${flaw.write}.` });
    } else if (meta.control === 'link') {
      const placeholder = value.startsWith('mailto:') ? findPlaceholder(value.slice(7)) : undefined;
      const fault = placeholder
        ? placeholderFault(placeholder)
        : linkFault(value, { socialIds: [...world.social.keys()] });
      if (fault) add(fault);
    } else {
      for (const fault of leftovers(value, [...tokens, ...(meta.tokens ?? [])])) add(fault);
    }
    return text;
  };
  mapTexts(schema, record, check);
  return faults;
}

/** The pictures that a record names, as paths from `content/`, where they exist. */
export function picturesOf(
  path: string,
  schema: z.ZodType,
  record: unknown,
  { pictures }: World,
): string[] {
  const named: string[] = [];
  mapTexts(schema, record, (text, meta) => {
    const lookup = meta.control === 'picture' && findPicture(path, text.trim(), pictures);
    if (lookup && 'picture' in lookup) named.push(lookup.picture);
    return text;
  });
  return named;
}

/** A copy of a faultless record with pictures from `content/`, social addresses and names filled in. */
export function settleTexts(
  path: string,
  schema: z.ZodType,
  record: unknown,
  world: World,
): unknown {
  return mapTexts(schema, record, (text, meta) => {
    if (meta.control === 'picture') {
      const lookup = findPicture(path, text.trim(), world.pictures);
      return 'picture' in lookup ? lookup.picture : text;
    }
    if (meta.control === 'link') {
      const id = text.trim().startsWith('social:')
        ? text.trim().slice('social:'.length)
        : undefined;
      return id === undefined ? text : (world.social.get(id) ?? '');
    }
    return fillTokens(text, world.tokens);
  });
}
