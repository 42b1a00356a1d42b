import { describe, expect, it } from 'vitest';
import { cleanFields } from '../message.ts';
import { isMarked, score } from './score.ts';

const usual = {
  fields: cleanFields({ from_name: 'Ada', from_message: 'Hello, we need a website.' }),
  otherFields: [],
  honeypot: '',
  hasPage: true,
  isFlood: false,
};
const withText = (from_message: string) => ({
  ...usual,
  fields: cleanFields({ from_name: 'Ada', from_message }),
});

describe('the score of a message', () => {
  it('finds nothing in an ordinary one', () => {
    expect(score(usual)).toEqual({ state: 'queued', reasons: '' });
  });

  it.each([
    ['honeypot', { ...usual, honeypot: 'https://spam.example' }],
    ['blank', { ...usual, fields: cleanFields({ from_name: ' \r\n' }) }],
    ['flood', { ...usual, isFlood: true }],
  ])('withholds for one reason that is not about its words: %s', (reason, enquiry) => {
    expect(score(enquiry)).toEqual({ state: 'spam', reasons: reason });
    expect(isMarked(reason)).toBe(false);
  });

  it.each([
    ['many-links', withText('see http://a.example '.repeat(4))],
    ['many-links', { ...usual, otherFields: [['urls', 'www.a.example '.repeat(4)]] as const }],
    ['link-in-name', { ...usual, fields: cleanFields({ from_name: 'Ada www.a.example' }) }],
    ['forum-markup', withText('[url=http://a.example]buy[/url]')],
    ['forum-markup', withText('<a href="http://a.example">buy</a>')],
    ['no-page', { ...usual, hasPage: false }],
  ])('marks a mail for %s and withholds it not', (reason, enquiry) => {
    expect(score(enquiry)).toEqual({ state: 'queued', reasons: reason });
    expect(isMarked(reason)).toBe(true);
  });

  it.each([
    'see http://a.example '.repeat(3),
    'Viagra casino forex: we sell loans without collateral and need a shop for it!!!',
    'THIS IS URGENT. CALL ME.',
    'x',
  ])('marks no mail for how it reads: %s', (text) => {
    expect(score(withText(text)).reasons).toBe('');
  });

  it('notes an address that nobody can answer to, and marks nothing for it', () => {
    const { state, reasons } = score({ ...usual, fields: cleanFields({ from_email: 'ada@' }) });
    expect([state, reasons, isMarked(reasons)]).toEqual(['queued', 'invalid-address', false]);
  });

  it('is not blank when only a field of another name is filled in', () => {
    const fields = cleanFields({});
    expect(score({ ...usual, fields, otherFields: [['message', 'Hi']] }).state).toBe('queued');
  });
});
