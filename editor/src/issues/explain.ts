import { type Finding, sentencesOf } from '../../../content-model/src/findings/findings.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';

/** What is wrong, and what to do, in sentences for the owner. */
export function explain(finding: Finding, language: Language): string[] {
  const [found, write] = sentencesOf(finding, 'owner', language);
  return [found && wordsIn(language).page.found({ what: found }), write].filter(Boolean);
}
