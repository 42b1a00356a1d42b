import { expect, test } from 'vitest';
import { forSending, isUntouched, type Message, messageOf, questionFor } from './message.ts';

const written = (fields: Partial<Message>): Message => ({ ...messageOf(() => ''), ...fields });

test('a message with a text and an e-mail address is sent without a question', () => {
  const message = written({ from_message: 'Hello', from_email: 'ada@example.com' });
  expect(questionFor(message)).toBeUndefined();
});

test('a phone number alone is enough to be answered', () => {
  expect(questionFor(written({ from_message: 'Hello', from_number: '+234 1' }))).toBeUndefined();
});

test('a message of spaces and line ends counts as one without a text', () => {
  const message = written({ from_message: ' \n\t ', from_email: 'ada@example.com' });
  expect(questionFor(message)).toBe('empty');
});

test('a subject does not stand in for a text', () => {
  const message = written({ from_subject: 'A shop', from_email: 'ada@example.com' });
  expect(questionFor(message)).toBe('empty');
});

test('a message with neither e-mail address nor phone number is asked about', () => {
  const message = written({ from_message: 'Hello', from_name: 'Ada', from_email: '  ' });
  expect(questionFor(message)).toBe('unanswerable');
});

test('a form with nothing in it raises one question, not two', () => {
  expect(questionFor(written({}))).toBe('empty');
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

test('one space in one field is something that a visitor has written', () => {
  expect(isUntouched(written({}))).toBe(true);
  expect(isUntouched(written({ from_name: ' ' }))).toBe(false);
});
