import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../content-store/src/content.ts';
import { temporaryFolder } from '../../content-store/test/temporary-folder.ts';
import { root } from '../../harness/root.ts';
import { needs } from '../../mail-gateway/test/support/needs.ts';
import { choices, questionNames } from './adopt-questions.ts';
import { adoptWords, filled } from './adopt-words.ts';

needs(process.platform === 'linux', 'Only the script of Linux runs a command in a terminal.');

const words = adoptWords('de');

const home = `<!doctype html><html lang="en"><head><meta property="og:site_name" content="Kontor Süd">
<meta name="theme-color" content="#0a5c36"></head><body>${'Software for workshops. '.repeat(20)}</body></html>`;

/** A copy of the project without content, and a saved site in its folder `old`. */
let project: string;
beforeEach(() => {
  project = temporaryFolder();
  const parts = ['content-model', 'content-store', 'sample/content', 'harness', 'tools', 'words'];
  for (const name of [...parts, 'package.json'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  for (const name of ['node_modules', 'site']) symlinkSync(join(root, name), join(project, name));
  mkdirSync(join(project, 'old'));
  writeFileSync(join(project, 'old/index.html'), home);
});

/** Runs `npm run adopt -- --from-site old` in a German terminal. @returns how to await a sentence there and to type. */
function terminal() {
  // A new terminal has no width, in which each letter would get a line of its own.
  const command = `stty cols 200 rows 60; ${process.execPath} tools/adopt.ts --from-site old`;
  const env = { PATH: process.env['PATH'], LANG: 'de_DE.UTF-8' };
  const program = spawn('script', ['-qec', command, '/dev/null'], { cwd: project, env });
  onTestFinished(() => void program.kill());
  let unread = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    unread += stripVTControlCharacters(text).replaceAll(/\s+(?:│\s+)?/g, ' ');
  });
  return {
    /** Waits for a sentence. @returns what was written since the last one */
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

test('what an old site states is shown, taken over on Enter, and can be changed at its question', async () => {
  const { reads, types, exit } = terminal();
  expect(await reads(words.takeOver)).toContain('Kontor Süd');
  types('\r');
  for (const name of questionNames) {
    const answer = name === 'name' ? ' Kontor Süd' : '';
    await reads(filled(words.questions[name], choices) + answer);
    if (name === 'email') {
      types('post\r');
      await reads(words.wrong.email);
      types('@kontor.example\r');
    } else types(name === 'name' ? ' West\r' : '\r');
  }
  await reads(words.made);
  expect(await exit).toEqual([0, null]);
  const { site, theme } = await loadContent(join(project, 'content'));
  expect([site.brand, site.contactEmail, theme.brand]).toEqual([
    'Kontor Süd West',
    'post@kontor.example',
    '#0a5c36',
  ]);
});

test('after No the questions are empty, and nothing of the old site is in the content', async () => {
  const { reads, types, exit } = terminal();
  await reads(words.takeOver);
  types('n');
  for (const name of questionNames) {
    expect(await reads(filled(words.questions[name], choices))).not.toContain('Kontor Süd');
    types('\r');
  }
  await reads(words.made);
  expect(await exit).toEqual([0, null]);
  const { site, theme } = await loadContent(join(project, 'content'));
  expect(site.brand).not.toBe('Kontor Süd');
  expect(theme.brand).not.toBe('#0a5c36');
});
