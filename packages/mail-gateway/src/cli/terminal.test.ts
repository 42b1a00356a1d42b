import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, safeJson, visible, visibleLine } from './terminal.ts';

describe('text on a terminal', () => {
  it('shows escape sequences instead of obeying them', () => {
    expect(visible('\x1b]0;title\x07\x1b[2J\u009b31m')).toBe('\\x1b]0;title\\x07\\x1b[2J\\x9b31m');
    expect(visible('abc\rdef\u202egpj.exe')).toBe('abc\\x0ddef\\u202egpj.exe');
  });

  it('keeps line breaks, tabs and every letter', () => {
    expect(visible('a\r\nb\tc 👩‍💻 é')).toBe('a\nb\tc 👩‍💻 é');
  });

  it('holds nothing that acts on a terminal, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(text)).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        expect(safeJson(text)).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        expect(JSON.parse(safeJson(text))).toBe(text);
      }),
    );
  });

  it('cuts a line between characters', () => {
    expect(visibleLine(' two\nlines ', 20)).toBe('two lines');
    expect(visibleLine('👍👍👍', 4)).toBe('👍…');
    expect(visibleLine('👍👍👍', 6)).toBe('👍👍👍');
    expect(visibleLine('渡辺さん', 5)).toBe('渡辺…');
    expect(visibleLine('👩‍💻 works', 4)).toBe('👩‍💻 …');
    expect(visibleLine('cafe\u0301', 4)).toBe('cafe\u0301');
  });
});

describe('a cell of a spreadsheet', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['\t=1', `"\t'=1"`],
    ['\n=1', `"\n'=1"`],
    [' =1', "' =1"],
    ['x;=HYPERLINK("http://x");y', `"x;'=HYPERLINK(""http://x"");y"`],
    ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
    ['two\r\n+lines', `"two\r\n'+lines"`],
    ['x; "=1', `"x;' ""=1"`],
    ['a;b', '"a;b"'],
    ['a, -b', '"a, -b"'],
    ['＝1+1', "'＝1+1"],
    ['a,b', '"a,b"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j is written %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('holds no formula, whatever was written and wherever a program splits it', () => {
    const unit = fc.constantFrom(...'=+-@＝＋－＠;,\t\r\n" \'ab'.split(''));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const cell = csvCell(text);
        // Both ways to read a cell: as CSV, and split without a regard for quotes.
        const read = /^"(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
        for (const piece of [read, ...cell.split(/[;\t\r\n]/)]) {
          expect(piece).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
        }
        expect(read.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      }),
      { numRuns: 2000 },
    );
  });
});
