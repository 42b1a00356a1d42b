import { fieldFindings } from './field-findings.ts';
import { fileFindings } from './file-findings.ts';
import { pictureFindings } from './picture-findings.ts';
import { textFindings } from './text-findings.ts';

/** Everything that can be wrong with the content, by its code. */
const findings = { ...fileFindings, ...fieldFindings, ...textFindings, ...pictureFindings };

export type FindingCode = keyof typeof findings;

/** What a finding is made from, by its code. */
export type FindingValues = { [Code in FindingCode]: Parameters<(typeof findings)[Code]> };

export type FindingOf<Code extends FindingCode> = {
  code: Code;
  values: FindingValues[Code];
  /** What is wrong. */
  found: string;
  /** What to write instead. */
  write: string;
};

/**
 * What is wrong, and what to write instead: as two sentences for the terminal, and as a code from which the editor
 * makes its own.
 */
export type Finding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

const sentences: {
  [Code in FindingCode]: (...values: FindingValues[Code]) => readonly [string, string];
} = findings;

export function finding<Code extends FindingCode>(
  code: Code,
  ...values: FindingValues[Code]
): FindingOf<Code> {
  const [found, write] = sentences[code](...values);
  return { code, values, found, write };
}
