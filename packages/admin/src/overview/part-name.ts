import { kindAreaLabel, sectionLabel } from '../../../content-model/src/labels.ts';
import { type Language, wordsIn } from '../words/words.ts';

/** The owner's name of an area or a group of the site map. */
export function partName(id: string, language: Language): string {
  const areas: Readonly<Record<string, string>> = wordsIn(language).overview.areas;
  return areas[id] ?? kindAreaLabel(id, language) ?? sectionLabel(id, language);
}
