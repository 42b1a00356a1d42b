import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../harness/browser.ts';
import { root } from '../../harness/root.ts';
import { median } from './statistics.ts';

const saves = 3;

/** Milliseconds after which a development site without a first page counts as broken. */
const PREVIEW_TIMEOUT = 120_000;

/** Milliseconds that an owner waits for the editor. */
export interface EditorTimes {
  /** From the command to the first form in the browser. */
  readonly firstForm: number;
  /** From a save to the page beside the form that shows it: the median of some saves. */
  readonly preview: number;
}

/** Starts the editor on a content folder, as `npm run cms` does. @throws when it ends at once. */
async function startEditor(folder: string) {
  const editor = spawn(process.execPath, ['tools/cms.ts', '--no-open'], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: folder, CMS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: editor.stdout }).on('line', (line) => {
      const found = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    editor.once('exit', (code) => reject(new Error(`The editor ended with ${code}.`)));
  });
  const stop = async () => {
    editor.kill();
    await once(editor, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Saves the form with other names, and waits for each in the page beside it. */
async function previewTime(page: Page): Promise<number> {
  const shown = page.frameLocator('.stage iframe').locator('#team');
  await shown.waitFor({ state: 'attached', timeout: PREVIEW_TIMEOUT });
  const took: number[] = [];
  for (let save = 1; save <= saves; save += 1) {
    const name = `Name ${save} of ${saves}`;
    await page.locator('[id="name"]').fill(name);
    const began = performance.now();
    await page.keyboard.press('Control+s');
    await shown.getByText(name).first().waitFor({ state: 'attached', timeout: PREVIEW_TIMEOUT });
    took.push(performance.now() - began);
  }
  return median(took);
}

/**
 * Measures the editor on a content folder, in which it saves other names of the member.
 *
 * @param member the entry whose form is opened, such as `team/01-ada.yaml`
 * @throws when it does not answer with a page
 */
export async function measureEditor(folder: string, member: string): Promise<EditorTimes> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const began = performance.now();
    const { url, stop } = await startEditor(folder);
    try {
      const form = `${url}/edit?file=${encodeURIComponent(member)}`;
      await page.goto(form, { waitUntil: 'commit' });
      await page.locator('[id="name"]').waitFor();
      const firstForm = performance.now() - began;
      return { firstForm, preview: await previewTime(page) };
    } finally {
      await stop();
    }
  } finally {
    await browser.close();
  }
}
