import { expect, test } from 'vitest';
import {
  type ConfirmationReason,
  confirmationFor,
  forSending,
  isUntouched,
  type Message,
  messageOf,
} from './message.ts';

const written = (fields: Partial<Message>): Message => ({ ...messageOf(() => ''), ...fields });

const email = { from_email: 'ada@example.com' };
test.each<[string, Partial<Message>, ConfirmationReason | undefined]>([
  ['with a text and an email address needs none', { from_message: 'Hello', ...email }, undefined],
  [
    'with a phone number alone can be answered',
    { from_message: 'Hi', from_number: '1' },
    undefined,
  ],
  ['of spaces and line ends has no text', { from_message: ' \n\t ', ...email }, 'empty'],
  ['with a subject only has no text', { from_subject: 'A shop', ...email }, 'empty'],
  ['without an address is unanswerable', { from_message: 'Hi', from_email: '  ' }, 'unanswerable'],
  [
    'with an address without an ending may be unanswerable',
    { from_message: 'Hi', from_email: 'ada@example' },
    'incompleteAddress',
  ],
  [
    'with an ending in another script needs none',
    { from_message: 'Hi', from_email: '太郎@例え。テスト ' },
    undefined,
  ],
  ['without anything has one reason, not two', {}, 'empty'],
])('for a confirmation, a message %s', (_, fields, reason) => {
  expect(confirmationFor(written(fields))).toBe(reason);
});

test('a line end in a one-line field becomes a space, so that it cannot begin a mail header', () => {
  const sent = forSending(
    written({
      from_name: 'Ada\r\nBcc: eve@example.com',
      from_subject: 'One\ntwo',
      from_number: '1\r2',
    }),
  );
  expect(sent.from_name).toBe('Ada Bcc: eve@example.com');
  expect(sent.from_subject).toBe('One two');
  expect(sent.from_number).toBe('1 2');
});

test('the text of the message keeps its lines, its spaces and its letters', () => {
  const text = '  Ẹ káàárọ̀ 👋\n\n\tsecond line  ';
  expect(forSending(written({ from_message: text })).from_message).toBe(text);
});

test('control characters are dropped from every field', () => {
  const sent = forSending(written({ from_name: 'A\u0000d\u001ba', from_message: 'a\u0007\nb' }));
  expect(sent.from_name).toBe('Ada');
  expect(sent.from_message).toBe('a\nb');
});

test('the email address is sent without the spaces around it', () => {
  expect(forSending(written({ from_email: ' ada@example.com ' })).from_email).toBe(
    'ada@example.com',
  );
});

test('a space in one field counts as text', () => {
  expect(isUntouched(written({}))).toBe(true);
  expect(isUntouched(written({ from_name: ' ' }))).toBe(false);
});
