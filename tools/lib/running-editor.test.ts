import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { noteRunningEditor, runningEditor } from './running-editor.ts';

/** A server that answers every request with this text. @returns its address */
async function serve(text: string): Promise<string> {
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

test('an editor is found by the content that it edits, as long as it runs', async () => {
  const url = await serve('this one');
  const forget = noteRunningEditor('/agency/content', { url, session: 'this one' });
  onTestFinished(forget);
  expect(await runningEditor('/agency/content')).toBe(url);
  expect(await runningEditor('/another/content')).toBeUndefined();
  forget();
  expect(await runningEditor('/agency/content')).toBeUndefined();
});

test('a note of an editor that has ended is ignored', async () => {
  const url = await serve('a program that listens there now');
  onTestFinished(noteRunningEditor('/agency/gone', { url, session: 'the editor' }));
  expect(await runningEditor('/agency/gone')).toBeUndefined();
  onTestFinished(noteRunningEditor('/agency/gone', { url: 'http://127.0.0.1:1/', session: '' }));
  expect(await runningEditor('/agency/gone')).toBeUndefined();
});
