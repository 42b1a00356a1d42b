import type {
  Finding,
  FindingCode,
  FindingOf,
} from '../../../content-model/src/findings/findings.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import type { Explanations } from './explanations.ts';
import { fieldExplanations } from './field-explanations.ts';
import { fileExplanations } from './file-explanations.ts';
import { pictureExplanations } from './picture-explanations.ts';
import { textExplanations } from './text-explanations.ts';

const explanations: Explanations<FindingCode> = {
  ...fileExplanations,
  ...fieldExplanations,
  ...textExplanations,
  ...pictureExplanations,
};

const said = <Code extends FindingCode>({ code, values }: FindingOf<Code>) =>
  explanations[code](...values);

const FOUND = { en: 'Found', de: 'Gefunden' };

/** What is wrong, and what to do, in sentences for the owner. */
export function explain(finding: Finding, language: Language): string[] {
  const [found, write] = said(finding)[language];
  return [found && `${FOUND[language]}: ${found}`, write].filter(Boolean);
}

/** The same, each sentence on a line of its own. */
export const explanation = (finding: Finding, language: Language): Html[] =>
  explain(finding, language).map((sentence, index) => html`${index > 0 && html` <br>`}${sentence}`);
