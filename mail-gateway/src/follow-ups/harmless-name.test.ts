import { describe, expect, it } from 'vitest';
import { harmlessName } from './harmless-name.ts';

describe('the name in a confirmation', () => {
  it.each([
    'Ada',
    'Ada Lovelace',
    'Ben',
    "Siobhán O'Brien-Smith",
    'O‘Neill',
    'O´Neill',
    'Dr. Adaeze Okonkwo',
    'J.R.R. Tolkien',
    'María José de la Cruz y García',
    'Juan Carlos Pérez Gómez',
    'Maria da Conceição dos Santos Silva',
    'Gal·la Puig',
    'Jan van der Berg',
    'ludwig van beethoven',
    '山田 太郎',
    'ジョン・スミス',
    'محمد علي',
    'علی\u200cرضا محمدی',
    'श्री\u200dमान शर्मा',
    "ג'ורג' כהן",
    'Nguyễn Thị Minh Khai',
  ])('may be %s', (name) => expect(harmlessName(` ${name} `)).toBe(name));

  it.each([
    'spam.example',
    'Visit www.spam.example',
    'https://spam.example',
    'Call +44 20 7946 0000',
    'Win $1,000',
    'you@spam.example',
    'a b c d e f g',
    'Your Account Is Blocked Call',
    'your account is blocked call',
    'Your account is blocked, call us',
    'Ihr Konto wurde gesperrt rufen Sie an',
    '١٢٣ محمد',
    'x'.repeat(61),
    'Ada\u202e',
    'A\u200bda',
    '\u200cAda',
    `Ada\r\nBcc: victim@elsewhere.example`,
    '<b>Ada</b>',
    'Ada!',
    't.me',
    '',
  ])('is none for %s', (name) => expect(harmlessName(name)).toBe(''));
});
