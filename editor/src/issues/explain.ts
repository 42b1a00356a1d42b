import { type Finding, sentencesOf } from '../../../content-model/src/findings/findings.ts';
import type { Language } from '../languages.ts';

const FOUND = { en: 'Found', de: 'Gefunden' };

/** What is wrong, and what to do, in sentences for the owner. */
export function explain(finding: Finding, language: Language): string[] {
  const [found, write] = sentencesOf(finding, 'owner', language);
  return [found && `${FOUND[language]}: ${found}`, write].filter(Boolean);
}
