import { expect, it } from 'vitest';
import { logSentence } from './log-sentence.ts';

const time = new Date(2026, 10, 27, 9, 5, 7).getTime();
const lineOf = (fields: object) =>
  `${JSON.stringify({ level: 30, time, pid: 7, hostname: 'box', name: 'mail-gateway', ...fields })}\n`;

it('a line of the log is a sentence in a terminal: its time, what happened, and the facts', () => {
  const message = { reqId: 'req-1', id: 12, state: 'kept', codes: ['535'], msg: 'message' };
  expect(logSentence(lineOf(message))).toBe('09:05:07 message: id 12, state kept, codes ["535"]\n');
  expect(logSentence(lineOf({ msg: 'passkey refused' }))).toBe('09:05:07 passkey refused\n');
});

it('a warning and an error are called so', () => {
  expect(logSentence(lineOf({ level: 40, msg: 'forged link' }))).toBe(
    '09:05:07 Warning: forged link\n',
  );
  expect(logSentence(lineOf({ level: 50, msg: 'request failed' }))).toBe(
    '09:05:07 Error: request failed\n',
  );
});

it('a text of somebody else cannot write into the terminal', () => {
  const sentence = logSentence(lineOf({ email: 'a@b.example\n\u001B[2J', msg: 'signed in' }));
  expect(sentence).toBe('09:05:07 signed in: email "a@b.example\\n\\u001b[2J"\n');
});

it('the line with the address is left out, because the start has printed the address', () => {
  expect(logSentence(lineOf({ msg: 'Server listening at http://127.0.0.1:4321' }))).toBe('');
});
