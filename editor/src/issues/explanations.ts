import { shortened } from '../../../content-model/src/findings/describe.ts';
import type { FindingCode, FindingValues } from '../../../content-model/src/findings/findings.ts';
import type { Translations } from '../languages.ts';

/** What is wrong, as a phrase with a full stop, and what to do, as a sentence. */
export type Said = readonly [found: string, write: string];

/** What an owner reads about findings. */
export type Explanations<Code extends FindingCode> = {
  [Each in Code]: (...values: FindingValues[Each]) => Translations<Said>;
};

/** A text in German quotes, on one line, cut after 60 characters. */
export const inQuotes = (text: string) => `„${shortened(text)}“`;

/** Describes a value and its type in a few words. */
export function valueInGerman(value: unknown, source?: string): string {
  if (typeof value === 'string') return inQuotes(value);
  if (typeof value === 'number') return `die Zahl ${source ?? value}`;
  if (typeof value === 'boolean') return `der Wert ${source ?? value}`;
  if (!Array.isArray(value)) return 'eine Gruppe von Feldern';
  return value.length === 1 ? 'ein Eintrag' : `${value.length} Einträge`;
}

/** ` Meinten Sie X?`, or nothing. */
export const meintenSie = (meant: string | undefined) =>
  meant === undefined ? '' : ` Meinten Sie ${meant}?`;
