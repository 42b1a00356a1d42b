import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../packages/content-store/src/content.ts';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { needs } from '../../packages/mail-gateway/test/support/needs.ts';
import { choices, questionNames } from '../lib/begin/questions.ts';
import { createWords, filled } from '../lib/begin/words.ts';

needs(process.platform === 'linux', 'Only the script of Linux runs a command in a terminal.');

const words = createWords('de');

/** A copy of the project without content. */
let project: string;
beforeEach(() => {
  project = temporaryFolder();
  for (const name of ['packages', 'sample/content', 'tools', 'package.json'])
    cpSync(join(productRoot, name), join(project, name), { recursive: true });
  for (const name of ['node_modules', 'site'])
    symlinkSync(join(productRoot, name), join(project, name));
});

/** Runs `npm run create` in a German terminal. @returns how to await a sentence there and to type. */
function terminal() {
  // A new terminal has no width, in which each letter would get a line of its own.
  const command = `stty cols 200 rows 60; ${process.execPath} tools/begin.ts`;
  const env = { PATH: process.env['PATH'], LANG: 'de_DE.UTF-8' };
  const program = spawn('script', ['-qec', command, '/dev/null'], { cwd: project, env });
  onTestFinished(() => void program.kill());
  let unread = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    unread += stripVTControlCharacters(text).replaceAll(/\s+(?:│\s+)?/g, ' ');
  });
  return {
    /** Waits for a sentence. @returns the output since the previous sentence */
    async reads(sentence: string): Promise<string> {
      await expect.poll(() => unread).toContain(sentence);
      const read = unread;
      unread = '';
      return read;
    },
    types: (keys: string) => program.stdin.write(keys),
    exit: once(program, 'exit'),
  };
}

test('content is made of the answers, and a wrong answer can be corrected at its question', async () => {
  const { reads, types, exit } = terminal();
  await reads(words.startSample);
  types('\r');
  for (const name of questionNames) {
    await reads(filled(words.questions[name], choices));
    if (name === 'email') {
      types('post\r');
      await reads(words.wrong.email);
      types('@kontor.example\r');
    } else types(name === 'name' ? 'Kontor Süd\r' : '\r');
  }
  await reads(words.made);
  expect(await exit).toEqual([0, null]);
  const { site } = await loadContent(join(project, 'content'));
  expect([site.brand, site.contactEmail]).toEqual(['Kontor Süd', 'post@kontor.example']);
});

test('a person who gives up at a question gets no content', async () => {
  const { reads, types, exit } = terminal();
  await reads(words.startSample);
  types('\r');
  await reads(filled(words.questions.name, choices));
  types('\u0003');
  await reads(words.nothingMade);
  expect(await exit).toEqual([1, null]);
  expect(existsSync(join(project, 'content'))).toBe(false);
});
