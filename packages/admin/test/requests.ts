import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { contentFolder } from '../../content-store/src/folder.ts';
import { temporaryFolder } from '../../content-store/test/temporary-folder.ts';
import type { AdminContext } from '../src/request/context.ts';
import { localAdmin } from '../src/server/local-admin.ts';

/** The context of the admin. The default is the sample's content, which a test only reads. */
type Context = Partial<AdminContext>;

async function ask(method: 'GET' | 'POST', path: string, context: Context, posted?: FormData) {
  const app = await localAdmin({ folder: contentFolder(), report: () => {}, ...context });
  const form = new Response(posted);
  const type = form.headers.get('content-type');
  const response = await app.inject({
    method,
    url: `/admin${path}`,
    headers: { host: 'localhost', ...(type && { 'content-type': type }) },
    ...(posted && { payload: Buffer.from(await form.arrayBuffer()) }),
  });
  await app.close();
  const { statusCode: status, headers, body, rawPayload: bytes } = response;
  return { status, headers, location: headers.location, body, bytes };
}

/** Requests a page of the admin. @param path the path without `/admin` */
export const get = (path: string, context: Context = {}) => ask('GET', path, context);

/** Sends a form to the admin. @param fields the values by the names of the fields, or the whole form */
export function post(
  path: string,
  fields: FormData | Record<string, string | File>,
  context: Context = {},
) {
  if (fields instanceof FormData) return ask('POST', path, context, fields);
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return ask('POST', path, context, posted);
}

/** A copy of the sample's content, removed when the test ends. */
export function contentCopy(): string {
  const folder = join(temporaryFolder(), 'content');
  cpSync(contentFolder(), folder, { recursive: true });
  return folder;
}

/** The form of a page as a browser would send it, with some of its fields changed. */
export async function formOn(path: string, changes: Record<string, string>, context: Context) {
  const { document } = new Window({
    settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  });
  document.write((await get(path, context)).body);
  const posted = new FormData();
  for (const field of document.querySelectorAll('main form[enctype] [name]')) {
    const { name, value, type, checked } = field as unknown as HTMLInputElement;
    const isLeftOut = type === 'file' || type === 'submit' || (type === 'checkbox' && !checked);
    // happy-dom does not take the value of the option with the attribute `selected`.
    const chosen = field.querySelector('option[selected]')?.getAttribute('value');
    if (!isLeftOut) posted.append(name, chosen ?? value);
  }
  for (const [name, value] of Object.entries(changes)) posted.set(name, value);
  return posted;
}

/** Saves an entry with one of its fields changed, as its form does. */
export async function saveField(file: string, field: string, text: string, context: Context) {
  const path = `/edit?file=${encodeURIComponent(file)}`;
  return post(path, await formOn(path, { [field]: text }, context), context);
}
