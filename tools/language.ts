// npm run language: adds a language to the content, takes one away, and says what is to be translated.
import { ContentError } from '../packages/content-model/src/issue.ts';
import { isLanguageCode } from '../packages/content-model/src/schemas/fields.ts';
import {
  addLanguage,
  removeLanguage,
  writtenTranslations,
} from '../packages/content-model/src/translations/change-languages.ts';
import { siteLanguages } from '../packages/content-model/src/translations/translation-files.ts';
import { translationTasks } from '../packages/content-model/src/translations/translation-status.ts';
import {
  waitingLines,
  waitingTranslations,
} from '../packages/content-model/src/translations/waiting-translations.ts';
import { loadSite } from '../packages/content-store/src/content.ts';
import { applyChanges, contentFolder, readFolder } from '../packages/content-store/src/folder.ts';
import { addressesIn } from './lib/begin/content.ts';
import { commandLine, type Typed } from './lib/command-line.ts';

const usage = `npm run language                      what is to be translated, by language
npm run language -- add fr            writes a file for each translation into French, its texts as drafts
npm run language -- remove fr         takes them away; --yes also those in which somebody has written`;

const folder = contentFolder();

/** Ends the command with a sentence. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const options = { yes: { type: 'boolean', default: false } } as const;

/** The change that was typed. @throws Error with a sentence for the person who typed it */
function wantedOf({ values: { yes }, positionals }: Typed<typeof options>) {
  const [action, language = ''] = positionals;
  if (action !== undefined && action !== 'add' && action !== 'remove') {
    throw new Error(`A language can be added or removed, not "${action}".`);
  }
  if (action !== undefined && !isLanguageCode(language)) {
    throw new Error(`Name a language by its code, such as fr or pt-PT, not "${language}".`);
  }
  return { action, language, yes };
}

function add(language: string): void {
  const content = readFolder(folder);
  const languages = siteLanguages(content.files);
  const isThere = languages.some((each) => each.toLowerCase() === language.toLowerCase());
  if (isThere) refuse(`The site has the language ${language} already.`);
  const changes = addLanguage(content, language, addressesIn(language));
  applyChanges(folder, changes);
  console.log(`${changes.size - 1} files wait to be translated into ${language}: each text that begins with ··· is one to write,
in the file whose name ends with .${language}.yaml or .${language}.md. What is not translated is left out of the site in that
language: a link, an entry, a section or a page. npm run language and npm run check say what that is.`);
}

function remove(language: string, isAgreed: boolean): void {
  const content = readFolder(folder);
  if (!siteLanguages(content.files).slice(1).includes(language)) {
    refuse(`The site has no other language called ${language}.`);
  }
  const written = writtenTranslations(content, language, addressesIn(language));
  if (written.length > 0 && !isAgreed) {
    refuse(`Nothing was taken away: somebody has written in ${written.length} of the translations into ${language}, such as
content/${written[0]}. With --yes they are taken away as well.`);
  }
  applyChanges(folder, removeLanguage(content, language));
  console.log(`The site has no language ${language} any more.`);
}

async function list(): Promise<void> {
  const content = readFolder(folder);
  const [first, ...others] = await loadSite(folder);
  const pages = Object.keys(first.addresses).length;
  console.log(`${first.code}: ${pages} pages, the first language`);
  const waiting = waitingTranslations(content);
  for (const { language, tasks } of translationTasks(content)) {
    const own = others.find(({ code }) => code === language);
    const there = Object.keys(own?.addresses ?? {}).length;
    console.log(`${language}: ${there} of ${pages} pages`);
    const waits = waiting.filter((each) => each.language === language);
    for (const each of waits) console.log(waitingLines(each));
    const told = new Set(waits.flatMap((each) => each.tasks.map(({ file }) => file)));
    for (const { file, missing, isOutdated } of tasks) {
      if (!told.has(file) && missing.length > 0) {
        console.log(`  content/${file}: ${missing.join(', ')}`);
      }
      if (isOutdated) console.log(`  content/${file}: older than its source`);
    }
  }
}

const { action, language, yes } = commandLine({ usage, options, words: 2 }, wantedOf);
try {
  if (action === 'add') add(language);
  else if (action === 'remove') remove(language, yes);
  else await list();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  refuse(error.message);
}
