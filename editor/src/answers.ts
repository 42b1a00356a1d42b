import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pictureFlaw } from '../../content-model/src/check/picture-flaw.ts';
import { pathsOf } from '../../content-model/src/check/places.ts';
import { ContentError, type Fault } from '../../content-model/src/fault.ts';
import {
  addPicture,
  applyChanges,
  type Changes,
  faultsAfter,
  faultsOf,
  inspectFolder,
  isPictureName,
  readFolder,
} from '../../content-model/src/folder.ts';
import { listAction, postedTexts, valueFrom, withListAction } from './form-values.ts';
import { type EditState, editor, notice, overview, page, removal } from './pages.ts';
import {
  blankRecord,
  listIn,
  type OpenRecord,
  openRecord,
  pathForNew,
  placesIn,
  reordered,
  textOf,
  titleOf,
} from './records.ts';

/** What the editor is given. */
export type EditorWorld = {
  /** The content folder. */
  folder: string;
  /** Takes a sentence, or a list of faults, after every change. */
  report: (text: string) => void;
};

/** What the editor answers: a page, a file, or where to go. */
export type Answer = {
  status?: number;
  type?: string;
  location?: string;
  body?: string | Uint8Array;
};

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

const STYLE = new URL('./editor.css', import.meta.url);
const SCRIPT = new URL('./editor.js', import.meta.url);

/** A page that says why there is nothing else to show. */
export const failed = (status: number, title: string, sentence: string): Answer => ({
  status,
  body: notice(title, sentence),
});

const none = failed(404, 'Nothing here', 'There is no such record.');

/** Answers a request that reads. */
export async function show(url: URL, { folder }: EditorWorld): Promise<Answer> {
  if (url.pathname === '/editor.css') return { type: 'text/css', body: readFileSync(STYLE) };
  if (url.pathname === '/editor.js') return { type: 'text/javascript', body: readFileSync(SCRIPT) };
  if (url.pathname.startsWith('/picture/')) {
    const path = decodeURIComponent(url.pathname.slice('/picture/'.length));
    const type = TYPES[extname(path).toLowerCase()];
    if (!type || !readFolder(folder).pictures.has(path)) return none;
    return { type, body: readFileSync(join(folder, path)) };
  }
  const content = await inspectFolder(folder);
  const file = url.searchParams.get('file') ?? '';
  if (url.pathname === '/') return { body: page('Everything', overview(content)) };
  if (url.pathname === '/edit') {
    const record = openRecord(content, file);
    if (!record) return none;
    const faults = faultsOf(content).filter((fault) => fault.file === `content/${file}`);
    const done = url.searchParams.has('saved') ? 'Saved.' : undefined;
    return form(record, titleOf(content, record), url, { faults, ...(done && { done }) });
  }
  if (url.pathname === '/new') {
    const list = listIn(url.searchParams.get('folder') ?? '');
    return list ? form(blankRecord(content, list), `Add to ${list.name}`, url, {}) : none;
  }
  if (url.pathname === '/remove') {
    const place = placesIn(content).find(({ path, list }) => path === file && list);
    return place ? { body: page('Remove', removal(content, place, [])) } : none;
  }
  return none;
}

/** The form of a record: as it stands, unless `state` says otherwise. */
function form(record: OpenRecord, heading: string, url: URL, state: Partial<EditState>): Answer {
  const action = `${url.pathname}?${new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'saved'))}`;
  const { fields, body } = record;
  const whole = { record, fields, body, faults: [], action, heading, ...state };
  return { status: whole.faults.length > 0 ? 422 : 200, body: page(heading, editor(whole)) };
}

/** Answers a form that was sent. */
export async function change(url: URL, posted: FormData, world: EditorWorld): Promise<Answer> {
  const content = await inspectFolder(world.folder);
  if (url.pathname === '/edit') {
    const record = openRecord(content, url.searchParams.get('file') ?? '');
    return record ? save(record, titleOf(content, record), url, posted, world) : none;
  }
  if (url.pathname === '/new') {
    const list = listIn(url.searchParams.get('folder') ?? '');
    if (!list) return none;
    return save(blankRecord(content, list), `Add to ${list.name}`, url, posted, world);
  }
  const file = String(posted.get('file') ?? '');
  const place = placesIn(content).find(({ path }) => path === file);
  if (!place?.list) return none;
  const order = pathsOf(place.list, [...content.files.keys()]);
  const at = order.indexOf(file);
  if (url.pathname === '/move') {
    const to = Math.min(order.length - 1, Math.max(0, at + Number(posted.get('by'))));
    const moved = order.toSpliced(at, 1).toSpliced(to, 0, file);
    return (await tryChanges(reordered(content, place.list, moved), world))
      ? { location: '/' }
      : failed(409, 'Not moved', 'Put the faults on the first page right, then move it.');
  }
  if (url.pathname !== '/remove') return none;
  const changes = place.list.numbered
    ? reordered(content, place.list, order.toSpliced(at, 1))
    : new Map([[file, undefined]]);
  const faults = faultsAfter(content, changes);
  if (faults.length > 0)
    return { status: 422, body: page('Remove', removal(content, place, faults)) };
  await tryChanges(changes, world);
  return { location: '/' };
}

/** Makes changes unless they bring in a fault, and reports how the content stands. */
async function tryChanges(changes: Changes, { folder, report }: EditorWorld): Promise<boolean> {
  if (faultsAfter(await inspectFolder(folder), changes).length > 0) return false;
  applyChanges(folder, changes);
  const names = [...changes].map(
    ([path, text]) => `${text === undefined ? 'deleted' : 'saved'} content/${path}`,
  );
  const faults = faultsOf(await inspectFolder(folder));
  const state = faults.length === 0 ? 'The content is in order.' : new ContentError(faults).message;
  report(`${names.join(', ')}. ${state}`);
  return true;
}

async function save(
  opened: OpenRecord,
  heading: string,
  url: URL,
  posted: FormData,
  world: EditorWorld,
): Promise<Answer> {
  const texts = postedTexts(posted);
  const refused = await takePictures(opened, posted, texts, world);
  const source = texts.get('source');
  const body = texts.get('body') ?? opened.body;
  const fields = source === undefined ? valueFrom(opened.schema, texts) : undefined;
  const action = listAction(texts.get('action') ?? '');
  if (action) {
    return form(opened, heading, url, {
      fields: withListAction(fields, opened.schema, action),
      body,
    });
  }
  const content = await inspectFolder(world.folder);
  const isNew = url.pathname === '/new' && opened.list;
  const path = isNew ? pathForNew(content, isNew, fields) : opened.path;
  const record = { ...opened, path };
  const text = source ?? textOf(record, fields as object, body);
  const changes = new Map([[path, text]]);
  const faults = [...refused, ...faultsAfter(content, changes)];
  if (faults.length > 0) {
    return form({ ...record, source: text }, heading, url, { fields, body, faults });
  }
  await tryChanges(changes, world);
  return { location: `/edit?file=${encodeURIComponent(path)}&saved` };
}

const notForTheWeb = {
  found: 'a file that is no picture for the web',
  write: 'a picture of the type PNG, JPEG, WebP, AVIF or SVG',
};

/** Puts uploaded pictures beside the record and their names into the texts of the form. */
async function takePictures(
  record: OpenRecord,
  posted: FormData,
  texts: Map<string, string>,
  { folder }: EditorWorld,
): Promise<Fault[]> {
  const refused: Fault[] = [];
  for (const [name, file] of posted) {
    if (typeof file === 'string' || file.name === '' || !name.endsWith('.file')) continue;
    const field = name.slice(0, -'.file'.length);
    const recordFolder = record.path.slice(0, record.path.lastIndexOf('/'));
    const refuse = (found: string, write: string) =>
      refused.push({
        file: `content/${record.path}`,
        field: field.replaceAll(/\.(\d+)/g, (_, index: string) => `[${Number(index) + 1}]`),
        found: `${found}: ${file.name}.`,
        write: `${write}.`,
      });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const flaw = isPictureName(file.name) ? await pictureFlaw(bytes, file.name) : notForTheWeb;
    if (flaw) refuse(flaw.found, flaw.write);
    else texts.set(field, `./${addPicture(folder, recordFolder, file.name, bytes)}`);
  }
  return refused;
}
