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

test('a message goes from writing to sending to sent, and closing the dialog leads back to writing', () => {
  const started: ContactEvent = { type: 'started', message: first };
  expect(after().phase.name).toBe('writing');
  expect(after(started).phase).toEqual({ name: 'sending', message: first });
  expect(after(started, { type: 'delivered', message: first }).phase.name).toBe('sent');
  expect(
    after(started, { type: 'delivered', message: first }, { type: 'successClosed' }).phase.name,
  ).toBe('writing');
});

test('a message that needs a confirmation is kept, and going back returns to writing', () => {
  const asked: ContactEvent = { type: 'asked', reason: 'empty', message: first };
  expect(after(asked).phase).toEqual({ name: 'confirming', reason: 'empty', message: first });
  expect(after(asked, { type: 'wentBack' }).phase.name).toBe('writing');
});

test('a failed message that was put back into the form is not kept as unsent', () => {
  const state = after({ type: 'started', message: first }, failed(first, true));
  expect(state.phase).toEqual({ name: 'failed', cause: 'unreachable' });
  expect(state.unsent).toEqual([]);
});

test('a failed message that could not be put back into the form stays visible until it is sent', () => {
  const state = after(
    { type: 'started', message: first },
    failed(first, false),
    { type: 'started', message: second },
    { type: 'delivered', message: first },
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

test('the note about a restored draft disappears when the draft is discarded or sent', () => {
  const hydrated: ContactEvent = { type: 'hydrated', draftRestored: true };
  expect(after(hydrated)).toMatchObject({ hydrated: true, draftRestored: true });
  expect(after(hydrated, { type: 'draftDiscarded' }).draftRestored).toBe(false);
  expect(after(hydrated, { type: 'started', message: first }).draftRestored).toBe(false);
});
