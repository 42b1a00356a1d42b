import { type Finding, sentencesOf } from '../../../content-model/src/findings/findings.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';

const FOUND = { en: 'Found', de: 'Gefunden' };

/** What is wrong, and what to do, in sentences for the owner. */
export function explain(finding: Finding, language: Language): string[] {
  const [found, write] = sentencesOf(finding, 'owner', language);
  return [found && `${FOUND[language]}: ${found}`, write].filter(Boolean);
}

/** The same, each sentence on a line of its own. */
export const explanation = (finding: Finding, language: Language): Html[] =>
  explain(finding, language).map((sentence, index) => html`${index > 0 && html` <br>`}${sentence}`);
