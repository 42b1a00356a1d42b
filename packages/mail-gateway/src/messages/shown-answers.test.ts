import { expect, it } from 'vitest';
import { languageWith, memoryStore, NOON, newMessage } from '../../test/support/arrange.ts';
import { digestText } from '../outbox/digest-text.ts';
import { shownAnswers } from './shown-answers.ts';

it('a day is in words of the reader’s language, and all else as it was given', () => {
  const given = [
    ['When', '2026-11-03'],
    ['Budget', '12000'],
    ['Room', '2026-11-03 or later'],
    ['Version', '2026-99-99'],
    ['Part', '2026-02-30'],
  ] as const;
  expect(shownAnswers(given, 'de').map(([, text]) => text)).toEqual([
    '3. November 2026',
    '12000',
    '2026-11-03 or later',
    '2026-99-99',
    '2026-02-30',
  ]);
});

it('the digest shows answers as people read them, however long', async () => {
  const otherFields = [
    ['What is "it"', 'a "house"'],
    ['When', '2026-11-03'],
    ['More', 'x'.repeat(500)],
  ] as const;
  const language = languageWith();
  const store = await memoryStore();
  await store.keep(newMessage({ from_message: 'Hello.' }, { state: 'spam', otherFields }));
  const entries = await store.digestEntries(null, 1, { since: 0, until: NOON });
  const shown = 'What is "it": a "house" When: 3 November 2026 More: xxx';
  const context = { keepSpamDays: 30, language, now: NOON, linkTo: null };
  expect(digestText(entries, context)).toContain(`Hello. ${shown}`);
});
