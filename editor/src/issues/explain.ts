import { instruction } from '../../../content-model/src/check/shape.ts';
import type { Finding } from '../../../content-model/src/issue.ts';
import { metadata, type Schema } from '../../../content-model/src/schema-traversal.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { foundRules } from './found-rules.ts';
import type { Rule } from './rule.ts';
import { issueWords } from './words.ts';
import { writeRules } from './write-rules.ts';

/** What is wrong with a field, in sentences for the owner. */
export type Explanation = {
  sentences: readonly string[];
  /** English where the check has words that the editor does not know in the owner's language. */
  language: Language;
};

/** The words of the first rule for a text; undefined where there is none in this language. */
function translated(text: string, rules: readonly Rule[], language: Language): string | undefined {
  const [pattern, words] = rules.find(([each]) => each.test(text)) ?? [];
  const template = words?.[language];
  if (!pattern || !template) return undefined;
  const translation = text.replace(pattern, template);
  return language === 'de' ? translation.replaceAll(/(\d)\.(\d+ zu 1)/g, '$1,$2') : translation;
}

const SUGGESTION = / Did you mean (.+)\?$/;

/** What the kind of a field says better than the check: a form has a list of links, and a calendar. */
const writeFor = (own: string, widget: string | undefined) => {
  if (widget === 'date' && own === '') return 'a day.';
  return widget === 'link' && own.startsWith('a web address') ? 'a link.' : own;
};

/**
 * Explains an issue at its field without what its form says already: the description and the example.
 *
 * @param schema the schema of the field, if it has one
 */
export function explain(
  { found, write }: Finding,
  schema: Schema | undefined,
  language: Language,
): Explanation {
  const words = issueWords[language];
  const known = schema ? instruction(schema) : '';
  const own = known !== '' && write.endsWith(known) ? write.slice(0, -known.length) : write;
  if (/^nothing, the field is (?:empty|missing)\.$/.test(found)) {
    return { sentences: [words.fillIn], language };
  }
  const toWrite = writeFor(own.trim(), schema && metadata(schema).widget);
  const meant = SUGGESTION.exec(found)?.[1];
  const bareFound = found.replace(SUGGESTION, '');
  const foundWords = translated(bareFound, foundRules, language);
  const writeWords = toWrite === '' ? '' : translated(toWrite, writeRules, language);
  if (language !== 'en' && (foundWords === undefined || writeWords === undefined)) {
    return { ...explain({ found, write }, schema, 'en'), language: 'en' };
  }
  const suggestion = meant === undefined ? '' : ` ${words.didYouMean(meant)}`;
  const sentences = [
    words.found(foundWords ?? bareFound) + suggestion,
    writeWords ?? `Write: ${toWrite}`,
  ];
  return { sentences: sentences.filter(Boolean), language };
}

/** Sentences, each on a line of its own. */
export const inLines = (sentences: readonly string[]): Html[] =>
  sentences.map((sentence, index) => html`${index > 0 && html` <br>`}${sentence}`);
