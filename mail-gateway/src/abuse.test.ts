import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../test/corpus/entry.ts';
import { ordinary } from '../test/corpus/ordinary.ts';
import { spam } from '../test/corpus/spam.ts';
import { judge } from './abuse.ts';
import { cleanFields } from './message.ts';

const calm = { honeypot: '', originKnown: true, hasty: false, flood: false };
const fields = cleanFields({ from_name: 'Ada', from_message: 'Hello, we need a website.' });

describe('judging a message', () => {
  it('lets an ordinary one through without a doubt', () => {
    expect(judge(fields, calm)).toEqual({ state: 'queued', reasons: '' });
  });

  it('holds one with the trap filled in, however nicely it asks', () => {
    expect(judge(fields, { ...calm, honeypot: 'Acme' })).toEqual({
      state: 'spam',
      reasons: 'honeypot',
    });
  });

  it('holds one that is blank everywhere', () => {
    expect(judge(cleanFields({ from_message: ' \r\n' }), calm).state).toBe('spam');
  });

  it('holds what comes in a flood', () => {
    expect(judge(fields, { ...calm, flood: true })).toEqual({ state: 'spam', reasons: 'flood' });
  });

  it('only notes haste and that the browser did not say whose page it was', () => {
    expect(judge(fields, { ...calm, originKnown: false, hasty: true })).toEqual({
      state: 'queued',
      reasons: 'hasty,no-origin',
    });
  });

  it('holds a message of many links, and none for a link or two', () => {
    const withLinks = (count: number) =>
      cleanFields({ from_name: 'Ada', from_message: 'see http://a.example '.repeat(count) });
    expect(judge(withLinks(4), calm).state).toBe('spam');
    expect(judge(withLinks(2), calm).state).toBe('queued');
  });

  it('holds many links however nicely they are put', () => {
    const from_message = `We need a site. Can you call me? How much would it cost? ${'http://a.example '.repeat(5)}`;
    expect(judge(cleanFields({ from_name: 'Bob', from_message }), calm).state).toBe('spam');
  });

  it.each(['a@b', 'a@b.example, c@d.example', 'call me'])(
    'notes the address %s, which nobody can answer to, and does not hold the message for it',
    (from_email) => {
      const judged = judge({ ...fields, from_email }, calm);
      expect(judged).toEqual({ state: 'queued', reasons: 'invalid-address' });
    },
  );

  it.each(['', ' ', ' ada@example.com '])('notes nothing about the address %j', (from_email) => {
    expect(judge({ ...fields, from_email }, calm).reasons).toBe('');
  });

  it('does not hold a message for its language, its capitals or its brevity', () => {
    for (const from_message of [
      'ПОЗВОНИТЕ МНЕ',
      'اتصل بي',
      'HELLO???',
      '.',
      'ok',
      '電話をください',
    ]) {
      expect(judge(cleanFields({ from_message }), calm).state).toBe('queued');
    }
  });

  it.each(['do you ', 'we your site are a an ', 'http://', 'A', 'how ', '<a ', '\n'])(
    'takes no time over a message of the largest size full of %j',
    (part) => {
      const from_message = part.repeat(260_000 / part.length);
      const message = cleanFields({
        from_name: from_message,
        from_subject: from_message,
        from_message,
      });
      const began = performance.now();
      judge(message, calm);
      expect(performance.now() - began).toBeLessThan(500);
    },
  );
});

describe('the corpus', () => {
  const held = (entries: typeof spam, originKnown: boolean) =>
    entries.filter((entry) => judge(fieldsOf(entry), { ...calm, originKnown }).state === 'spam');

  it('of spam is held to at least 95 in 100', () => {
    expect(spam.length).toBeGreaterThanOrEqual(100);
    expect(held(spam, true).length / spam.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([true, false])(
    'of ordinary messages is held to at most 1 in 100 (origin known: %s)',
    (originKnown) => {
      expect(ordinary.length).toBeGreaterThanOrEqual(150);
      expect(held(ordinary, originKnown).length / ordinary.length).toBeLessThanOrEqual(0.01);
    },
  );
});
