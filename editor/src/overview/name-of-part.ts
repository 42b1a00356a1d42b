import { sectionLabel } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';

/** What the owner calls an area or a group. */
export function nameOfPart(id: string, language: Language): string {
  const areas: Readonly<Record<string, string>> = wordsIn(language).overview.areas;
  return areas[id] ?? sectionLabel(id, language);
}
