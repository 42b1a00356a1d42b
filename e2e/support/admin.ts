// The admin of this computer, on a copy of the sample's content.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AdminContext } from '../../packages/admin/src/request/context.ts';
import { localAdmin } from '../../packages/admin/src/server/local-admin.ts';
import { contentFolder } from '../../packages/content-store/src/folder.ts';

export type Editor = {
  /** The address of the admin's first page. */
  url: string;
  /** The copy of the content folder that the admin edits. */
  folder: string;
  /** The lines that the admin has reported. */
  reports: string[];
  /** The addresses of requests to other origins. */
  strangers: string[];
};

/** Starts an admin for a page of a browser. @returns the admin, and a function that ends it */
export async function openEditor(
  page: Page,
  folder: string,
  context: Partial<AdminContext> = {},
): Promise<{ editor: Editor; close: () => Promise<void> }> {
  const reports: string[] = [];
  const app = await localAdmin({ folder, report: (text) => reports.push(text), ...context });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}/admin/`;
  const strangers: string[] = [];
  await page.route(
    (address) => address.origin !== origin && address.protocol !== 'data:',
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  return { editor: { url, folder, reports, strangers }, close: () => app.close() };
}

/** A test with an admin and a content folder of its own. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    // In a folder of its own, because the admin also writes beside the content folder.
    const parent = mkdtempSync(join(tmpdir(), 'editor-'));
    const folder = join(parent, 'content');
    cpSync(contentFolder(), folder, { recursive: true });
    const { editor, close } = await openEditor(page, folder);
    await use(editor);
    await close();
    rmSync(parent, { recursive: true });
  },
});

/** A file of the edited folder. */
export const read = ({ folder }: Editor, path: string) => readFileSync(join(folder, path), 'utf8');

/** Changes a text of a file without the admin, as another program would. */
export function edit(
  { folder }: Pick<Editor, 'folder'>,
  path: string,
  from: string | RegExp,
  to: string,
): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(from, to));
  expect(readFileSync(file, 'utf8'), `${path} has ${from}`).not.toBe(text);
}

/** Saves the form, and waits until the new page says so. */
export async function save(page: Page): Promise<void> {
  // The page before may still say that an earlier form is saved.
  const answered = page.waitForEvent('domcontentloaded');
  await page
    .locator('.save')
    .getByRole('button', { name: /^(?:Save|Speichern)$/ })
    .click();
  await answered;
  const said = page.getByRole('status').filter({ hasText: /^(?:Saved|Gespeichert)\.$/ });
  await expect(said).toBeVisible();
}

/** Drops a picture at the foot of an element, or pastes it, by the events that a browser sends. @param words pasted with it */
export async function give(
  target: Locator,
  how: 'drop' | 'paste',
  name: string,
  bytes: Buffer,
  words = '',
): Promise<void> {
  await target.evaluate(
    (element, [event, file, base64, text]) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], file, { type: 'image/png' }));
      if (text) data.items.add(text, 'text/plain');
      const { left, bottom } = element.getBoundingClientRect();
      const at = { clientX: left + 4, clientY: bottom - 4, bubbles: true, cancelable: true };
      if (event === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...at, clipboardData: data }));
      } else {
        for (const type of ['dragenter', 'dragover', 'drop']) {
          element.dispatchEvent(new DragEvent(type, { ...at, dataTransfer: data }));
        }
      }
    },
    [how, name, bytes.toString('base64'), words] as const,
  );
}
