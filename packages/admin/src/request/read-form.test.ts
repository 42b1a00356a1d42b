import { expect, test } from 'vitest';
import { markOf } from '../../../content-model/src/preview.ts';
import { readForm } from './read-form.ts';

test('texts that were copied from the draft lose its invisible marks, and keep characters that look alike', async () => {
  // A variant of a Japanese letter, and the flag of Scotland, also contain invisible characters.
  const text = '葛\u{E0100}, 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
  const posted = new FormData();
  posted.append('kinds', `pdf${markOf(3)}`);
  posted.append('kinds', 'png');
  posted.set('name', `${text}${markOf(7)} and more${markOf(4000)}`);
  posted.set('file', new File([markOf(1)], 'a.txt'));
  const request = new Response(posted);
  const type = request.headers.get('content-type') ?? '';
  const form = await readForm(Buffer.from(await request.arrayBuffer()), type);
  expect(form.getAll('kinds')).toEqual(['pdf', 'png']);
  expect(form.get('name')).toBe(`${text} and more`);
  const file = form.get('file');
  expect(file instanceof File && (await file.text())).toBe(markOf(1));
});

test('texts from other programs lose control characters, and their line breaks become spaces', async () => {
  const typed = { title: 'One\vtwo\u2028three\u0007 four\u001b', text: 'a\r\n\tb' };
  const type = 'application/x-www-form-urlencoded';
  const form = await readForm(Buffer.from(`${new URLSearchParams(typed)}`), type);
  expect(Object.fromEntries(form)).toEqual({ title: 'One two three four', text: 'a\r\n\tb' });
});
