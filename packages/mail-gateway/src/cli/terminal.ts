import { styleText } from 'node:util';
import stringWidth from 'string-width';
import { graphemesOf, startOf } from '../../../words/graphemes.ts';

/**
 * Makes text that strangers wrote safe to print on a terminal: escape sequences, control
 * characters and invisible reordering marks become visible as `\x1b`, `\u202e`. Line breaks and
 * tabs stay.
 */
export function visible(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (character) => {
      const code = character.codePointAt(0) ?? 0;
      const hex = code.toString(16);
      return code < 0x100 ? `\\x${hex.padStart(2, '0')}` : `\\u${hex.padStart(4, '0')}`;
    });
}

/**
 * Makes text safe to print and fits it on one line: cut to a width in columns with an ellipsis, never
 * inside a grapheme (an emoji of several characters, a letter with its accents).
 */
export function visibleLine(text: string, columns: number): string {
  const line = visible(text).replace(/\s+/g, ' ').trim();
  // Bounds the work: some characters have no width.
  const start = startOf(line, columns * 16);
  let fitting = '';
  let fitsWithEllipsis = '';
  let width = 0;
  for (const segment of graphemesOf(start)) {
    width += stringWidth(segment);
    if (width > columns) {
      return `${fitsWithEllipsis}…`;
    }
    fitting += segment;
    fitsWithEllipsis = width < columns ? fitting : fitsWithEllipsis;
  }
  return start.length < line.length ? `${fitsWithEllipsis}…` : fitting;
}

export function padLine(line: string, columns: number): string {
  return line + ' '.repeat(Math.max(0, columns - stringWidth(line)));
}

/** JSON that is safe to print on a terminal; it parses to the same value. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The beginning of a formula (OWASP, "CSV Injection"), full-width signs included: at the start of a
 * cell, or behind a separator that spreadsheets use in other countries, such as the semicolon.
 */
const FORMULA = /(^|\r\n|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g;

/** One cell of a CSV file (RFC 4180), with an apostrophe before every formula. */
export function csvCell(text: string): string {
  const harmless = text.replace(FORMULA, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A time for people, in UTC to the minute: `2026-11-20 10:07`. */
export function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** Colours text if the terminal shows colours. */
export function paint(
  colour: 'red' | 'green' | 'yellow' | 'grey',
  text: string,
  context: { readonly colours: boolean },
): string {
  return context.colours ? styleText(colour, text, { validateStream: false }) : text;
}
