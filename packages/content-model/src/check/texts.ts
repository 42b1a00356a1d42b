import type { Collection } from '../collections.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { fieldName, mapFields, metadata } from '../schema-traversal.ts';
import { hiddenElements, removeParts } from './hidden-elements.ts';
import { lengthFinding } from './length.ts';
import { checkLink, linkTarget } from './links.ts';
import { findPicture } from './pictures.ts';
import { fillVariables, findPlaceholder, variablesIn } from './placeholders.ts';
import { instruction } from './shape.ts';
import { nearest } from './suggest.ts';
import type { TextContext } from './text-context.ts';

/** The fields of `site/site.yaml` that every text may use as `{brand}` and so on. */
export const SITE_VARIABLES = ['brand', 'legalName', 'copyrightYear'] as const;

/** Tags that people write into texts; a `<` alone is allowed. */
const HTML =
  /<\/?(?:a|b|br|div|em|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|u|ul)(?:\s[^<>]*)?\/?>/i;

/**
 * Finds placeholders and unknown variables in a text.
 *
 * @param known the variables that the text may use
 * @param links names of links in Markdown; see findPlaceholder
 */
export function checkWords(
  text: string,
  known: readonly string[],
  links?: readonly string[],
): Finding[] {
  const placeholder = findPlaceholder(text, links);
  if (placeholder) return [finding('placeholder', placeholder)];
  return variablesIn(text)
    .filter((name) => !known.includes(name))
    .map((name) => finding('unknownVariable', name, known, nearest(name, known)));
}

/** Checks the id of an entry in a folder. @returns undefined for an existing id, and for an empty one */
function checkReference(
  id: string,
  folder: string,
  { entriesIn }: TextContext,
): Finding | undefined {
  const known = entriesIn?.(folder);
  if (id === '' || !known || known.includes(id)) return undefined;
  return finding('noEntry', id, folder, known, nearest(id, known));
}

/** The result of checking the texts of an entry. */
export type CheckedTexts = {
  issues: ContentIssue[];
  /** The entry with resolved pictures, social addresses and variables, without links to sections that are off. */
  value: unknown;
  /** The existing pictures that it names, as paths from `content/`. */
  pictures: string[];
};

/**
 * Checks and resolves every text of an entry: placeholders, variables, pictures and links.
 *
 * @param path the file of the entry, from `content/`
 * @param variables what every text of this entry may use
 */
export function checkTexts(
  path: string,
  collection: Collection,
  entry: unknown,
  context: TextContext,
  variables: readonly string[],
): CheckedTexts {
  const issues: ContentIssue[] = [];
  const pictures: string[] = [];
  const { schema } = collection;
  const { hidden: off = [], offline = [] } = context;
  const hidden = hiddenElements(schema, entry, [...off, ...offline]);
  const value = mapFields(schema, entry, (item, field, at) => {
    if (typeof item !== 'string') return item;
    const text = item.trim();
    const meta = metadata(field);
    const add = (wrong: Finding) =>
      issues.push({ file: `content/${path}`, field: fieldName(at), ...wrong });
    if (meta.widget === 'picture') {
      if (text === '' || (meta.words && new RegExp(meta.words).test(text))) return text;
      const { picture, wrong } = findPicture(path, text, context);
      if (wrong) add(wrong);
      if (picture) pictures.push(picture);
      return picture ?? text;
    }
    if (meta.refersTo !== undefined) {
      const id = text.normalize();
      const wrong = checkReference(id, meta.refersTo, context);
      if (wrong) add(wrong);
      return id;
    }
    if (meta.widget === 'link') {
      const isHidden = [...hidden.keys()].some((element) =>
        fieldName(at).startsWith(`${element}.`),
      );
      if (isHidden) return text;
      const placeholder = text.startsWith('mailto:') ? findPlaceholder(text.slice(7)) : undefined;
      const wrong = placeholder ? finding('placeholder', placeholder) : checkLink(text, context);
      if (wrong) add(wrong);
      return text.startsWith('social:')
        ? (context.social.get(text.slice(7)) ?? '')
        : linkTarget(text, context);
    }
    // `checkMarkdownFields` checks this text, and fills it in after it was read as Markdown.
    if (meta.markdown) return text;
    checkWords(text, [...variables, ...(meta.variables ?? [])]).forEach(add);
    const [tag] = HTML.exec(text) ?? [];
    if (tag) add(finding('htmlInText', tag));
    const filled = fillVariables(text, context.variables);
    const wrong = lengthFinding(filled, meta);
    if (wrong) add({ ...wrong, write: `${wrong.write} ${instruction(collection, at)}` });
    return filled;
  });
  removeParts(value, hidden.values());
  return { issues, value, pictures };
}
