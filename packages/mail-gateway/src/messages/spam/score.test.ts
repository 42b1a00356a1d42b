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
  it('finds nothing in an ordinary message', () => {
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

  // Texts of real customers, which a filter of words would hide.
  it.each([
    'see http://a.example '.repeat(3),
    'THIS IS URGENT. CALL ME.',
    'x',
    '$$$',
    'Loans: up to N500,000, no collateral, approval in 24 hours. Refinancing and instant decision.',
    'Stock list: Viagra 100mg, Cialis 20mg, Tramadol, order online without prescription upload',
    'Licensed casino: 100% welcome bonus, free bets, jackpot, slots. Click rate matters!!!',
    'We sell crypto wallets, forex signals and SEO backlinks, and want a shop for these',
    'Dear Sir/Ma, kindly revert with your best price. God bless.',
    'مرحبا، نحتاج إلى متجر إلكتروني ميزانيته ٥٠٠٠',
    'Error: <div class="a"> [object Object] at http://localhost:3000/a?b=c&d=[1]',
    '| Product | Rate |\n|---|---|\n| Instant | 8% flat |\n1001\tAmoxicillin\t4,200',
  ])('marks no mail for how it reads: %s', (text) => {
    expect(score(withText(text))).toEqual({ state: 'queued', reasons: '' });
  });

  const four = ['https://a.example', 'https://b.example/x', 'www.c.example', 'http://d.example'];

  it.each([
    `We like these four, and want the same for our bakery:\n${four.join('\n')}`,
    `Guten Tag, anbei unsere Referenzen: ${four.join(', ')}. Was würde eine neue Seite kosten?`,
    `您好，我们想做类似这些网站的新网站，请报价：${four.join(' ')}`,
    `نريد موقعًا يشبه هذه المواقع، كم يكلف؟ ${four.join(' ')}`,
    `Our ten shops, for which we need one shared system: ${'https://shop.example '.repeat(6)}`,
  ])('marks no enquiry that names links: %s', (text) => {
    expect(score(withText(text))).toEqual({ state: 'queued', reasons: '' });
  });

  it.each([
    four.join(' '),
    `buy ${four.join(' best ')}`,
    `${'A long text about nothing, and at its end a link: https://a.example '.repeat(11)}`,
  ])('marks links with hardly a word, and very many: %s', (text) => {
    expect(score(withText(text)).reasons).toBe('many-links');
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
