import { expect, test } from 'vitest';
import { type Message, messageOf } from '../send/message.ts';
import { type ContactEvent, type ContactState, initialState, nextState } from './contact-state.ts';

const first: Message = { ...messageOf(() => ''), from_message: 'first' };
const second: Message = { ...messageOf(() => ''), from_message: 'second' };
const after = (...events: ContactEvent[]): ContactState => events.reduce(nextState, initialState);
const failed = (message: Message, restored: boolean): ContactEvent => ({
  type: 'failed',
  cause: 'unreachable',
  message,
  restored,
});

test('a message goes from writing over sending to sent, and closing the dialog leads back to writing', () => {
  const started: ContactEvent = { type: 'started', message: first };
  expect(after().phase.name).toBe('writing');
  expect(after(started).phase.name).toBe('sending');
  expect(after(started, { type: 'delivered' }).phase.name).toBe('sent');
  expect(after(started, { type: 'delivered' }, { type: 'successClosed' }).phase.name).toBe(
    'writing',
  );
});

test('a question holds the message, and going back returns to writing', () => {
  const asked: ContactEvent = { type: 'asked', question: 'empty', message: first };
  expect(after(asked).phase).toEqual({ name: 'asking', question: 'empty', message: first });
  expect(after(asked, { type: 'wentBack' }).phase.name).toBe('writing');
});

test('a failure that went back into the form says why and keeps nothing beside it', () => {
  const state = after({ type: 'started', message: first }, failed(first, true));
  expect(state.phase).toEqual({ name: 'failed', cause: 'unreachable' });
  expect(state.unsent).toEqual([]);
});

test('a failed message that could not go back into the form stays in sight until it is sent', () => {
  const state = after(
    { type: 'started', message: first },
    failed(first, false),
    { type: 'started', message: second },
    { type: 'delivered' },
    { type: 'successClosed' },
  );
  expect(state.phase.name).toBe('failed');
  expect(state.unsent.map(({ message }) => message)).toEqual([first]);
  expect(after(failed(first, false), { type: 'started', message: first }).unsent).toEqual([]);
});

test('two failed messages are both kept, the older one first', () => {
  const state = after(failed(first, false), failed(second, false));
  expect(state.unsent.map(({ message }) => message)).toEqual([first, second]);
});

test('the note about a restored draft goes away when the draft is discarded or sent', () => {
  const alive: ContactEvent = { type: 'hydrated', draftRestored: true };
  expect(after(alive)).toMatchObject({ live: true, draftRestored: true });
  expect(after(alive, { type: 'draftDiscarded' }).draftRestored).toBe(false);
  expect(after(alive, { type: 'started', message: first }).draftRestored).toBe(false);
});
