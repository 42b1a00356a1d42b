import { listIssues, singletonIssues } from './check/collection.ts';
import { encodingIssues } from './check/encoding.ts';
import { checkEntry } from './check/entry.ts';
import { locate, unknownFileIssues } from './check/locate.ts';
import { SITE_VARIABLES } from './check/texts.ts';
import {
  type Collection,
  type Content,
  collectionName,
  collections,
  mapCollections,
} from './collections.ts';
import { ContentError, type ContentIssue, type Finding } from './issue.ts';
import { interfaceWords } from './languages.ts';
import { type LegalContext, readLegalPage } from './legal.ts';
import { parseEntry } from './parse.ts';
import { valueAt } from './schema-traversal.ts';

/** The files of a content folder; every path is from `content/`. */
export type ContentFiles = {
  /** The text of every file that is not a picture, by its path. */
  files: ReadonlyMap<string, string>;
  /** The path of every picture. */
  pictures: ReadonlySet<string>;
  /** What is wrong with the pictures that cannot be shown, if they were decoded. */
  imageErrors?: ReadonlyMap<string, Finding>;
};

/** One file or one collection, read and checked; `value` fits the schema only if there is no issue. */
type Read = {
  issues: readonly ContentIssue[];
  /** The fields as the file has them. */
  entry?: unknown;
  value?: unknown;
  /** The pictures that are named in it. */
  pictures?: readonly string[];
};

/**
 * Reads and checks the whole content. It opens no file.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @throws ContentError with every issue
 */
export function readContent(
  { files, pictures, imageErrors = new Map() }: ContentFiles,
  basePath = '/',
): Content {
  const context = { ...siteFacts(files), pictures, imageErrors, basePath };
  const read = new Map(
    [...collections.values()].map((each) => [each, readCollection(each, files, context)]),
  );
  const used = new Set([...read.values()].flatMap((each) => each.pictures ?? []));
  const issues = [
    ...unknownFileIssues([...files.keys(), ...pictures]),
    ...[...read.values()].flatMap((each) => each.issues),
    ...unusedPictureIssues(imageErrors, used),
  ];
  if (issues.length > 0) throw new ContentError(issues);
  return mapCollections((collection) => read.get(collection)?.value);
}

function readCollection(
  collection: Collection,
  files: ContentFiles['files'],
  context: Context,
): Read {
  const paths = locate(collection, files.keys());
  if (paths.length === 0 && collection.type === 'singleton') {
    // The words of the site's language may be all that there is to say.
    const read = readFile(collection, `${collection.path}.yaml`, '{}', context);
    if (read.issues.length === 0) return read;
  }
  const read = paths.map((path) => ({
    path,
    ...readFile(collection, path, files.get(path) ?? '', context),
  }));
  const issues = read.flatMap((each) => each.issues);
  const pictures = read.flatMap((each) => each.pictures ?? []);
  if (collection.type !== 'list') {
    const value = read.find((each) => each.value !== undefined)?.value;
    return { value, issues: [...singletonIssues(collection, paths), ...issues], pictures };
  }
  const entries = read.flatMap(({ path, entry }) => (entry === undefined ? [] : { path, entry }));
  return {
    value: read.map((each) => each.value),
    issues: [...issues, ...listIssues(collection, entries, paths)],
    pictures,
  };
}

function readFile(collection: Collection, path: string, source: string, context: Context): Read {
  const issues = encodingIssues(`content/${path}`, source);
  if (issues.length > 0) return { issues };
  if (collection.type === 'legalPage') return readLegalPage(path, source, context);
  // The facts of the site cannot contain facts of the site.
  const variables = collection === collections.get('site') ? [] : SITE_VARIABLES;
  return checkEntry(path, source, collection.schema, context, variables, {
    defaults: interfaceWords(context.language, collectionName(collection)),
  });
}

/** The words that entries of a collection may leave out, in the language of the site. */
export const defaultsOf = (collection: Collection, files: ContentFiles['files']) =>
  interfaceWords(siteFacts(files).language, collectionName(collection));

/** Facts of the site that decide how its entries are read. */
type Context = LegalContext & { language: string };

/** Reports pictures that cannot be shown and that no entry names: the build reads them too. */
const unusedPictureIssues = (
  imageErrors: ReadonlyMap<string, Finding>,
  used: ReadonlySet<string>,
): ContentIssue[] =>
  [...imageErrors]
    .filter(([path]) => !used.has(path))
    .map(([path, { found, write }]) => ({
      file: `content/${path}`,
      found: `${found}.`,
      write: `${write}; or take the file away.`,
    }));

/**
 * The facts against which texts are checked. They are read before the checks, so that an issue in
 * `site/site.yaml` is not repeated for every text that uses its facts.
 */
function siteFacts(
  files: ContentFiles['files'],
): Pick<Context, 'social' | 'variables' | 'contactEmail' | 'language'> {
  const site = collections.get('site');
  const [path = ''] = site ? locate(site, files.keys()) : [];
  const { value } = parseEntry('', files.get(path) ?? '');
  const textAt = (...at: (string | number)[]) => {
    const found = valueAt(value, at);
    return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
  };
  const networks = valueAt(value, ['socialLinks']);
  return {
    social: new Map(
      (Array.isArray(networks) ? networks : []).map((_, index) => [
        textAt('socialLinks', index, 'id'),
        textAt('socialLinks', index, 'href'),
      ]),
    ),
    variables: Object.fromEntries(SITE_VARIABLES.map((name) => [name, textAt(name)])),
    contactEmail: textAt('contactEmail'),
    language: textAt('language'),
  };
}
