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
