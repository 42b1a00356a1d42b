// npm run language: adds a language to the content, takes a language away, and lists the texts to translate.
import { ContentError } from '../packages/content-model/src/issue.ts';
import { isLanguageCode } from '../packages/content-model/src/schemas/fields.ts';
import { contentFolder } from '../packages/content-store/src/folder.ts';
import { commandLine, type Typed } from './lib/command-line.ts';
import { fail } from './lib/fail.ts';
import {
  addToSite,
  RefusedLanguage,
  removeFromSite,
  translationReport,
} from './lib/site-languages.ts';

const usage = `npm run language                      lists the texts to translate, by language
npm run language -- add fr            writes a file for each translation into French, its texts as drafts
npm run language -- remove fr         takes these files away; with --yes also files in which somebody has written`;

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

const { action, language, yes } = commandLine({ usage, options, words: 2 }, wantedOf);
const folder = contentFolder();
try {
  if (action === 'add') console.log(addToSite(folder, language));
  else if (action === 'remove') console.log(removeFromSite(folder, language, yes));
  else console.log(await translationReport(folder));
} catch (error) {
  if (!(error instanceof ContentError) && !(error instanceof RefusedLanguage)) throw error;
  fail(error.message);
}
