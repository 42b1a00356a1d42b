// What npm run language does with the languages of a content folder.
import {
  addLanguage,
  removeLanguage,
  writtenTranslations,
} from '../../packages/content-model/src/translations/change-languages.ts';
import { siteLanguages } from '../../packages/content-model/src/translations/translation-files.ts';
import { translationTasks } from '../../packages/content-model/src/translations/translation-status.ts';
import {
  waitingLines,
  waitingTranslations,
} from '../../packages/content-model/src/translations/waiting-translations.ts';
import { loadSite } from '../../packages/content-store/src/content.ts';
import { applyChanges, readFolder } from '../../packages/content-store/src/folder.ts';
import { addressesIn } from './begin/content.ts';

/** A change of languages that is not made, with a sentence for the person who typed it. */
export class RefusedLanguage extends Error {}

/**
 * Adds a language: a file for each translation, with its texts as drafts.
 *
 * @returns what was done, for the terminal
 * @throws RefusedLanguage for a language that the site has already
 */
export function addToSite(folder: string, language: string): string {
  const content = readFolder(folder);
  const languages = siteLanguages(content.files);
  if (languages.some((each) => each.toLowerCase() === language.toLowerCase())) {
    throw new RefusedLanguage(`The site has the language ${language} already.`);
  }
  const changes = addLanguage(content, language, addressesIn(language));
  applyChanges(folder, changes);
  return `${changes.size - 1} files wait to be translated into ${language}: write each text that begins with ···,
in the file whose name ends with .${language}.yaml or .${language}.md. The site in that language leaves out what is not
translated: a link, an entry, a section or a page. npm run language and npm run check list these parts.`;
}

/**
 * Removes a language with its translations.
 *
 * @param isAgreed whether written translations may go as well
 * @returns what was done, for the terminal
 * @throws RefusedLanguage for the first language, for a language that the site lacks, and for one in which somebody has
 *   written
 */
export function removeFromSite(folder: string, language: string, isAgreed: boolean): string {
  const content = readFolder(folder);
  if (!siteLanguages(content.files).slice(1).includes(language)) {
    throw new RefusedLanguage(`The site has no other language called ${language}.`);
  }
  const written = writtenTranslations(content, language, addressesIn(language));
  if (written.length > 0 && !isAgreed) {
    throw new RefusedLanguage(`Nothing was taken away: somebody has written in ${written.length} of the translations into ${language}, such as
content/${written[0]}. With --yes they are taken away as well.`);
  }
  applyChanges(folder, removeLanguage(content, language));
  return `The site has no language ${language} any more.`;
}

/**
 * The texts to translate, by language, for the terminal.
 *
 * @throws ContentError where the content is wrong
 */
export async function translationReport(folder: string): Promise<string> {
  const content = readFolder(folder);
  const [first, ...others] = await loadSite(folder);
  const pages = Object.keys(first.addresses).length;
  const lines = [`${first.code}: ${pages} pages, the first language`];
  const waiting = waitingTranslations(content);
  for (const { language, tasks } of translationTasks(content)) {
    const own = others.find(({ code }) => code === language);
    const there = Object.keys(own?.addresses ?? {}).length;
    lines.push(`${language}: ${there} of ${pages} pages`);
    const waits = waiting.filter((each) => each.language === language);
    lines.push(...waits.map(waitingLines));
    const told = new Set(waits.flatMap((each) => each.tasks.map(({ file }) => file)));
    for (const { file, missing, isOutdated } of tasks) {
      if (!told.has(file) && missing.length > 0) {
        lines.push(`  content/${file}: ${missing.join(', ')}`);
      }
      if (isOutdated) lines.push(`  content/${file}: older than its source`);
    }
  }
  return lines.join('\n');
}
