import { expect, test } from 'vitest';
import { confirmationFor, forSending, isUntouched, type Message, messageOf } from './message.ts';

const written = (fields: Partial<Message>): Message => ({ ...messageOf(() => ''), ...fields });

test('a message with a text and an e-mail address needs no confirmation', () => {
  const message = written({ from_message: 'Hello', from_email: 'ada@example.com' });
  expect(confirmationFor(message)).toBeUndefined();
});

test('a phone number alone is enough for an answer', () => {
  expect(
    confirmationFor(written({ from_message: 'Hello', from_number: '+234 1' })),
  ).toBeUndefined();
});

test('a message of spaces and line ends counts as one without a text', () => {
  const message = written({ from_message: ' \n\t ', from_email: 'ada@example.com' });
  expect(confirmationFor(message)).toBe('empty');
});

test('a subject does not count as a text', () => {
  const message = written({ from_subject: 'A shop', from_email: 'ada@example.com' });
  expect(confirmationFor(message)).toBe('empty');
});

test('a message with neither e-mail address nor phone number needs a confirmation', () => {
  const message = written({ from_message: 'Hello', from_name: 'Ada', from_email: '  ' });
  expect(confirmationFor(message)).toBe('unanswerable');
});

test('an empty form has one reason for a confirmation, not two', () => {
  expect(confirmationFor(written({}))).toBe('empty');
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

test('the e-mail address is sent without the spaces around it', () => {
  expect(forSending(written({ from_email: ' ada@example.com ' })).from_email).toBe(
    'ada@example.com',
  );
});

test('a space in one field counts as text', () => {
  expect(isUntouched(written({}))).toBe(true);
  expect(isUntouched(written({ from_name: ' ' }))).toBe(false);
});
