import { text as textOf } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { HOST, languageWith, ordinary, testApp } from '../test/support/arrange.ts';
import { graphemes, hasOnlyWhole, textsToCut } from '../test/support/graphemes.ts';
import { csvOf } from './cli/export.ts';
import { noteText } from './messages/message.ts';
import { digestSubject, digestText } from './outbox/digest-text.ts';
import { composeMail } from './outbox/mail.ts';

const language = languageWith();
const context = { from: 'website@agency.example', to: ['owner@agency.example'], language };

/** The mail, digest, export and note of a message that came as JSON. */
async function leaving(text: string): Promise<string[]> {
  const { app, store } = await testApp();
  const names = ['from_name', 'from_email', 'from_subject', 'from_number', 'from_message', 'Firma'];
  const { service_id, template_id, user_id } = ordinary;
  const template_params = Object.fromEntries(names.map((name) => [name, text]));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ service_id, template_id, user_id, template_params }),
  });
  expect(answer.body).toBe('OK');
  const [message] = await store.list({});
  if (!message) throw new Error('no message was kept');
  const [entry] = await store.digestEntries(null, 1, { since: 0, until: Number.MAX_SAFE_INTEGER });
  const entries = [{ ...message, otherFields: [], ...entry }];
  const { subject, text: body, replyTo } = composeMail(message, context);
  return [
    JSON.stringify([subject, body, replyTo]),
    digestSubject(entries, language),
    digestText(entries, { keepSpamDays: 30, language, now: 0, linkTo: null }),
    await textOf(csvOf(store)),
    noteText(text),
  ];
}

it.each(graphemes)(
  'whatever leaves the gateway about a message has only whole %s, wherever it is cut',
  async (grapheme) => {
    for (const text of textsToCut(grapheme)) {
      for (const sent of await leaving(text)) {
        expect(sent).toSatisfy(hasOnlyWhole(grapheme));
      }
    }
  },
);

it('half a character of a visitor leaves the gateway as the mark for it', async () => {
  for (const sent of await leaving('half \ud83c, \udf89 \ud83c')) {
    expect(sent.isWellFormed()).toBe(true);
    expect(sent).not.toMatch(/\\ud[89a-f]/i);
  }
});
