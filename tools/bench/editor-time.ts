import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../lib/root.ts';
import { median } from './statistics.ts';

const requests = 5;

/** Milliseconds that the editor takes to answer: the median of some requests after a first one. */
export interface EditorTimes {
  readonly overview: number;
  readonly form: number;
  readonly search: number;
}

/** Starts the editor on a content folder, as `npm run cms` does. @throws when it ends at once. */
async function startEditor(folder: string) {
  const editor = spawn(process.execPath, ['tools/cms.ts'], {
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
  return { url: `http://127.0.0.1:${port}`, stop: () => editor.kill() };
}

/**
 * Measures the editor on a content folder.
 *
 * @param file the entry whose form is asked for, such as `team/01-ada.yaml`
 * @throws when it does not answer with a page
 */
export async function measureEditor(folder: string, file: string): Promise<EditorTimes> {
  const { url, stop } = await startEditor(folder);
  const time = async (path: string) => {
    const took: number[] = [];
    for (let request = 0; request <= requests; request += 1) {
      const began = performance.now();
      const response = await fetch(url + path);
      await response.text();
      if (response.status !== 200) throw new Error(`${path} is answered ${response.status}.`);
      took.push(performance.now() - began);
    }
    return median(took.slice(1));
  };
  try {
    return {
      overview: await time('/'),
      form: await time(`/edit?file=${encodeURIComponent(file)}`),
      search: await time('/search?q=the'),
    };
  } finally {
    stop();
  }
}
