import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { imageError } from '../../content-model/src/check/image-error.ts';
import { locate } from '../../content-model/src/check/locate.ts';
import {
  isPictureName,
  PICTURE_TYPES,
  TYPE_NAMES,
} from '../../content-model/src/check/pictures.ts';
import { type List, lists } from '../../content-model/src/collections.ts';
import {
  addPicture,
  applyChanges,
  type Changes,
  inspectFolder,
  issuesAfter,
  issuesOf,
  readFolder,
} from '../../content-model/src/folder.ts';
import { ContentError, type ContentIssue } from '../../content-model/src/issue.ts';
import type { ContentFiles } from '../../content-model/src/read-content.ts';
import { fieldName } from '../../content-model/src/schema-traversal.ts';
import {
  blankEntry,
  displayName,
  type EntryFile,
  entryFiles,
  type OpenEntry,
  openEntry,
  pathForNew,
  reordered,
  studyOf,
  textOf,
} from './entries.ts';
import { listAction, pathOf, postedTexts, valueFrom, withListAction } from './form-values.ts';
import { type EditState, entryForm, notice, overview, page, removal } from './pages.ts';

export type EditorContext = {
  /** The content folder. */
  folder: string;
  /** Called after every change with a sentence, or a list of issues. */
  report: (text: string) => void;
};

/** A page, a file, or where to go. */
export type Answer = {
  status?: number;
  type?: string;
  location?: string;
  body?: string | Uint8Array;
};

const STYLE = new URL('./editor.css', import.meta.url);
const SCRIPT = new URL('./editor.js', import.meta.url);

export const failed = (status: number, title: string, sentence: string): Answer => ({
  status,
  body: notice(title, sentence),
});

const NOT_FOUND = failed(404, 'Nothing here', 'There is no such record.');

/** Answers a GET request. */
export async function show(url: URL, { folder }: EditorContext): Promise<Answer> {
  if (url.pathname === '/editor.css') return { type: 'text/css', body: readFileSync(STYLE) };
  if (url.pathname === '/editor.js') return { type: 'text/javascript', body: readFileSync(SCRIPT) };
  if (url.pathname.startsWith('/picture/')) {
    const path = decodeURIComponent(url.pathname.slice('/picture/'.length));
    const type = PICTURE_TYPES.get(posix.extname(path).toLowerCase());
    if (!type || !readFolder(folder).pictures.has(path)) return NOT_FOUND;
    return { type, body: readFileSync(join(folder, path)) };
  }
  const content = await inspectFolder(folder);
  if (url.pathname === '/') return { body: page('Everything', overview(content)) };
  const file = url.searchParams.get('file') ?? '';
  if (url.pathname === '/remove') {
    const entry = entryFiles(content).find(({ path }) => path === file);
    if (entry?.collection.type !== 'list') return NOT_FOUND;
    return { body: page('Remove', removal(content, entry, [])) };
  }
  const edited = editedEntry(content, url);
  if (!edited) return NOT_FOUND;
  const issues = issuesOf(content).filter((issue) => issue.file === `content/${file}`);
  const done = url.searchParams.has('saved') ? 'Saved.' : undefined;
  return form(edited, url, { issues, ...(done && { done }) });
}

/** An entry to edit, and the heading of its form. */
type Edited = { entry: OpenEntry; heading: string };

/** The entry that `/edit?file=…` or `/new?folder=…` is about. */
function editedEntry(content: ContentFiles, { pathname, searchParams }: URL): Edited | undefined {
  if (pathname === '/edit') {
    const entry = openEntry(content, searchParams.get('file') ?? '');
    return entry && { entry, heading: displayName(content, entry) };
  }
  const list = lists.find(({ folder }) => folder === searchParams.get('folder'));
  if (pathname !== '/new' || !list) return undefined;
  return { entry: blankEntry(content, list), heading: `Add to ${list.name}` };
}

/** The form of an entry: as it stands, unless `state` says otherwise. */
function form({ entry, heading }: Edited, url: URL, state: Partial<EditState>): Answer {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'saved'));
  const { fields, body } = entry;
  const action = `${url.pathname}?${query}`;
  const whole = { entry, fields, body, issues: [], action, heading, ...state };
  return { status: whole.issues.length > 0 ? 422 : 200, body: page(heading, entryForm(whole)) };
}

/** Answers a form that was sent. */
export async function change(url: URL, posted: FormData, context: EditorContext): Promise<Answer> {
  const content = await inspectFolder(context.folder);
  const edited = editedEntry(content, url);
  if (edited) return save(content, edited, url, posted, context);
  const entry = entryFiles(content).find(({ path }) => path === posted.get('file'));
  const list = entry?.collection;
  if (!entry || list?.type !== 'list') return NOT_FOUND;
  if (url.pathname === '/move')
    return move(content, entry, list, Number(posted.get('by')), context);
  return url.pathname === '/remove' ? remove(content, entry, list, context) : NOT_FOUND;
}

async function move(
  content: ContentFiles,
  { path }: EntryFile,
  list: List,
  by: number,
  context: EditorContext,
): Promise<Answer> {
  const order = locate(list, content.files.keys());
  const from = order.indexOf(path);
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  const changes = reordered(content, list, order.toSpliced(from, 1).toSpliced(to, 0, path));
  if (issuesAfter(content, changes).length > 0) {
    return failed(409, 'Not moved', 'Put the faults on the first page right, then move it.');
  }
  await apply(changes, context);
  return { location: '/' };
}

async function remove(
  content: ContentFiles,
  entry: EntryFile,
  list: List,
  context: EditorContext,
): Promise<Answer> {
  const others = locate(list, content.files.keys()).filter((path) => path !== entry.path);
  const changes: Changes = list.numbered
    ? reordered(content, list, others)
    : new Map(
        [entry.path, studyOf(entry.path)]
          .filter((path) => content.files.has(path))
          .map((path) => [path, undefined]),
      );
  const issues = issuesAfter(content, changes);
  if (issues.length > 0)
    return { status: 422, body: page('Remove', removal(content, entry, issues)) };
  await apply(changes, context);
  return { location: '/' };
}

async function save(
  content: ContentFiles,
  edited: Edited,
  url: URL,
  posted: FormData,
  context: EditorContext,
): Promise<Answer> {
  const { path, collection } = edited.entry;
  const texts = postedTexts(posted);
  const refused = await savePictures(path, posted, texts, context);
  const source = texts.get('source');
  const body = texts.get('body') ?? edited.entry.body;
  const fields = source === undefined ? valueFrom(collection.schema, texts) : undefined;
  const action = listAction(texts.get('action') ?? '');
  if (action) {
    return form(edited, url, { fields: withListAction(fields, collection.schema, action), body });
  }
  const isNew = url.pathname === '/new' && collection.type === 'list';
  const entry = {
    ...edited.entry,
    ...(isNew && { path: pathForNew(content, collection, fields) }),
  };
  const text = source ?? textOf(entry, fields as object, body);
  const changes = new Map([[entry.path, text]]);
  const withPictures = await inspectFolder(context.folder);
  const issues = [...refused, ...issuesAfter(withPictures, changes)];
  if (issues.length > 0) {
    return form({ ...edited, entry: { ...entry, source: text } }, url, { fields, body, issues });
  }
  await apply(changes, context);
  return { location: `/edit?file=${encodeURIComponent(entry.path)}&saved` };
}

/** Makes changes and reports how the content stands. */
async function apply(changes: Changes, { folder, report }: EditorContext): Promise<void> {
  applyChanges(folder, changes);
  const names = [...changes].map(
    ([path, text]) => `${text === undefined ? 'deleted' : 'saved'} content/${path}`,
  );
  const issues = issuesOf(await inspectFolder(folder));
  const state = issues.length === 0 ? 'The content is in order.' : new ContentError(issues).message;
  report(`${names.join(', ')}. ${state}`);
}

const NOT_FOR_THE_WEB = {
  found: 'a file that is no picture for the web',
  write: `a picture of the type ${TYPE_NAMES}`,
};

/** Puts uploaded pictures beside an entry and their names into the texts of its form. */
async function savePictures(
  path: string,
  posted: FormData,
  texts: Map<string, string>,
  { folder }: EditorContext,
): Promise<ContentIssue[]> {
  const refused: ContentIssue[] = [];
  for (const [name, file] of posted) {
    if (typeof file === 'string' || file.name === '' || !name.endsWith('.file')) continue;
    const input = name.slice(0, -'.file'.length);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const error = isPictureName(file.name) ? await imageError(bytes, file.name) : NOT_FOR_THE_WEB;
    if (error) {
      const found = `${error.found}: ${file.name}.`;
      const field = fieldName(pathOf(input));
      refused.push({ file: `content/${path}`, field, found, write: `${error.write}.` });
    } else {
      texts.set(input, `./${addPicture(join(folder, posix.dirname(path)), file.name, bytes)}`);
    }
  }
  return refused;
}
