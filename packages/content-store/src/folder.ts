import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Changes } from '../../content-model/src/changes.ts';
import { isEntryOf, isText } from '../../content-model/src/check/locate.ts';
import { COLLECTIONS } from '../../content-model/src/collections.ts';
import { slugOf } from '../../content-model/src/names.ts';
import { parseEntry } from '../../content-model/src/parse.ts';
import type { ContentFiles } from '../../content-model/src/read-content.ts';
import { normaliseEmpty } from '../../content-model/src/schema-traversal.ts';
import { DEFAULT_THEME, type Theme, themeSchema } from '../../content-model/src/schemas/theme.ts';
import { isTypefaceFile } from '../../content-model/src/theme/typefaces.ts';
import { splitTranslations } from '../../content-model/src/translations/translation-files.ts';
import { type UnfinishedPage, unfinishedPages } from '../../content-model/src/unfinished.ts';
import { withLineEndsOf } from '../../content-model/src/write.ts';
import { productRoot, projectRoot } from '../../words/roots.ts';
import { hasFile } from './has-file.ts';
import { targetIn } from './target-in.ts';

/** The sample agency's content, which the product's own tests are about. */
export const SAMPLE_FOLDER = join(productRoot, 'sample/content');

/**
 * The content that the site is built from: `content/`, or the sample while there is none. The
 * environment's `CONTENT_DIR` names another folder, absolute or below the project.
 */
export function contentFolder(): string {
  const { CONTENT_DIR } = process.env;
  if (CONTENT_DIR) return resolve(projectRoot, CONTENT_DIR);
  const own = join(projectRoot, 'content');
  return existsSync(own) ? own : SAMPLE_FOLDER;
}

/** The path of a file as Git lists it: with composed letters, where the disk finds the file by both forms, as on a Mac. */
function nameInGit(folder: string, path: string): string {
  const composed = path.normalize('NFC');
  return composed !== path && hasFile(folder, composed) ? composed : path;
}

/**
 * The paths of the files of a content folder; none where there is no folder. Hidden files are left out, and symbolic
 * links, which may lead anywhere on the machine.
 */
export const pathsIn = (folder: string): string[] =>
  existsSync(folder) ? pathsBelow(folder, '') : [];

/** The paths of files in one of its folders. @param below empty, or with a slash at the end */
function pathsBelow(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = below + entry.name;
      if (entry.isDirectory()) return pathsBelow(folder, `${path}/`);
      return entry.isFile() ? [nameInGit(folder, path)] : [];
    });
}

/** The text of a file of a content folder; undefined where there is no such file. */
export const textOf = (folder: string, path: string): string | undefined =>
  hasFile(folder, path) ? readFileSync(join(folder, path), 'utf8') : undefined;

/** The files of a content folder; no picture is opened. */
export function readFolder(folder: string): ContentFiles {
  const paths = pathsIn(folder);
  const texts = paths.filter(isText);
  return {
    ...splitTranslations(
      new Map(texts.map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
    ),
    pictures: new Set(paths.filter((path) => !isText(path) && !isTypefaceFile(path))),
  };
}

/** The files of the sample agency, whose texts no other agency publishes; undefined for the folder of the sample itself. */
export const sampleBeside = (folder: string): ContentFiles['files'] | undefined =>
  folder === SAMPLE_FOLDER ? undefined : readFolder(SAMPLE_FOLDER).files;

/** The texts that must be written before a content folder goes online, by page; see {@link unfinishedPages}. */
export const unfinishedIn = (folder: string): UnfinishedPage[] =>
  unfinishedPages(readFolder(folder), sampleBeside(folder));

/** The file of a new text or picture until it takes the place of its target; the check passes over names that begin with a dot. */
const partOf = (target: string) => join(dirname(target), `.${basename(target)}.part`);

/**
 * Writes changes to the folder, with the line ends that each file has. The new texts are written beside their files
 * before any file is replaced or deleted: on a full disk, nothing changes.
 */
export function applyChanges(folder: string, changes: Changes): void {
  const targets = [...changes].map(([path, text]) => ({ target: targetIn(folder, path), text }));
  for (const path of changes.keys()) targetIn(folder, partOf(path));
  const written = targets.filter(({ text }) => text !== undefined);
  try {
    for (const { target, text = '' } of written) {
      mkdirSync(dirname(target), { recursive: true });
      const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
      writeFileSync(partOf(target), withLineEndsOf(before, text));
    }
  } catch (error) {
    for (const { target } of written) rmSync(partOf(target), { force: true });
    throw error;
  }
  for (const { target } of written) renameSync(partOf(target), target);
  for (const { target, text } of targets) if (text === undefined) rmSync(target, { force: true });
}

/**
 * Adds a picture to a content folder, beside an entry. It never replaces another picture; the same picture is added once.
 *
 * @param entry the file of the entry, from `content/`
 * @returns the name that the picture got, or has
 */
export function addPicture(folder: string, entry: string, name: string, bytes: Uint8Array): string {
  const type = extname(name).toLowerCase();
  const stem = slugOf(name.slice(0, -type.length));
  for (let count = 1; ; count += 1) {
    const candidate = `${stem}${count === 1 ? '' : `-${count}`}${type}`;
    const path = join(dirname(entry), candidate);
    const target = targetIn(folder, path);
    if (existsSync(target)) {
      // A form that is sent again brings the same picture.
      if (readFileSync(target).equals(bytes)) return candidate;
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    const part = targetIn(folder, partOf(path));
    try {
      writeFileSync(part, bytes);
      renameSync(part, target);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
    return candidate;
  }
}

/**
 * Reads only the theme of a content folder, for the settings of the build, which come before the check.
 *
 * @returns the default theme for a folder without a theme, and in place of a theme that the check will refuse
 */
export function readTheme(folder: string): Theme {
  const path = readdirSync(folder).find((name) => isEntryOf(COLLECTIONS.theme, name));
  if (path === undefined) return DEFAULT_THEME;
  const { value } = parseEntry(path, readFileSync(join(folder, path), 'utf8'));
  return themeSchema.safeParse(normaliseEmpty(themeSchema, value)).data ?? DEFAULT_THEME;
}
