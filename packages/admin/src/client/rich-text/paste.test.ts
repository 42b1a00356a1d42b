// @vitest-environment happy-dom
import { DOMParser as ModelParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { write } from './markdown.ts';
import { cleanPaste } from './paste.ts';
import { schema } from './schema.ts';

/** The Markdown of pasted HTML. */
function pasted(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPaste(html);
  return write(ModelParser.fromSchema(schema).parse(holder), []);
}

test('a text that is pasted from Word keeps its words, titles, lists and links, and nothing else', () => {
  const word = `<html><head><style>p.MsoNormal { color: red }</style></head><body>
<!--StartFragment--><h1 style="color:red">1. Who we are<o:p></o:p></h1>
<p class="MsoNormal"><span style="font-family:Calibri">We are <b style="mso-bidi-font-weight:normal">few</b>.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>one</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>two</p>
<p class="MsoNormal"><a href="https://example.com">A link</a> and <a href="javascript:alert(1)">none</a>, <img src="file:///c.png"></p>
<!--EndFragment--></body></html>`;
  expect(pasted(word)).toBe(
    [
      '## 1. Who we are',
      'We are **few**.',
      '- one\n- two',
      '[A link](https://example.com) and none,',
    ].join('\n\n'),
  );
});

test('pasted words in a bold element that is not shown bold stay plain', () => {
  expect(pasted('<b style="font-weight:normal"><p>One</p><h4>Two</h4></b>')).toBe('One\n\n### Two');
});

test('a text that is pasted from Google Docs keeps its bold and slanted words', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"
style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal">We are </span><span
style="font-weight:700;font-style:normal">few</span><span style="font-weight:400;font-style:italic"> and busy</span></p></b>`;
  expect(pasted(docs)).toBe('We are **few** *and busy*');
});

test.each([
  [
    'Excel',
    '<table><tr><td>Plan</td><td>Price</td></tr><tr><td>Small</td><td>100 | 120</td></tr><tr><td>Large</td></tr></table>',
    String.raw`| Plan | Price |
| --- | --- |
| Small | 100 \| 120 |
| Large |  |`,
  ],
  [
    'a page with a head',
    '<p>Plans</p><table><thead><tr><th>Plan</th><th><p>Price</p></th></tr></thead><tbody><tr><td><b>Small</b></td><td>1</td></tr></tbody></table>',
    'Plans\n\n| Plan | Price |\n| --- | --- |\n| Small | 1 |',
  ],
  [
    'Word, with several lines in a cell',
    '<table><tr><td>Street<br>City</td><td><p>Mo</p><p>Tu</p></td></tr><tr><td><ul><li>one</li><li>two</li></ul></td><td>1</td></tr></table>',
    '| Street City | Mo Tu |\n| --- | --- |\n| one two | 1 |',
  ],
  [
    'a mail with a table in a cell',
    '<table><tr><td>Plan<table><tr><td>Small</td><td>Large</td></tr></table></td><td>Price</td></tr></table>',
    '| Plan Small Large | Price |\n| --- | --- |',
  ],
  [
    'a list',
    '<ul><li>Plans<table><tr><td>Plan</td><td>Price</td></tr><tr><td>Small</td><td>1</td></tr></table></li></ul>',
    '- Plans\n\n  | Plan | Price |\n  | --- | --- |\n  | Small | 1 |',
  ],
  [
    'a sheet with signs of Markdown',
    '<table><tr><td>Sum</td><td>File</td></tr><tr><td>2 * 3 * 4</td><td>_a_</td></tr></table>',
    String.raw`| Sum | File |
| --- | --- |
| 2 \* 3 \* 4 | \_a\_ |`,
  ],
  ['a page with a table of one cell', '<table><tr><td><p>One</p></td></tr></table>', 'One'],
])('a table that is pasted from %s stays a table', (_where, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

const wordItem = (list: string, level: number, marker: string, text: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="mso-list:${list} level${level} lfo1"><![if !supportLists]><span><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]><span>${text}<o:p></o:p></span></p>`;

const webItem = (level: number, text: string) =>
  `<div class="ListContainerWrapper"><ul><li data-listid="4" data-aria-level="${level}"><p><span>${text}</span></p></li></ul></div>`;

test.each([
  [
    'Word, with letters below numbers',
    [
      ...[wordItem('l0', 1, '1.', 'Angaben'), wordItem('l0', 2, 'a.', 'Name')],
      ...[wordItem('l0', 2, 'b.', 'Telefon'), wordItem('l0', 3, 'i.', 'mobil')],
      ...[wordItem('l0', 1, '2.', 'Protokolle'), wordItem('l0', 2, 'a.', 'Adresse')],
    ],
    '1. Angaben\n   1. Name\n   2. Telefon\n      1. mobil\n2. Protokolle\n   1. Adresse',
  ],
  [
    'Word, with bullets below numbers',
    [
      wordItem('l0', 1, '(1)', 'One'),
      wordItem('l0', 2, '·', '1. May'),
      wordItem('l0', 2, 'o', 'or'),
    ],
    '1. One\n   - 1\\. May\n   - or',
  ],
  [
    'Word, going on after a paragraph',
    [wordItem('l0', 1, '2.', 'Two'), wordItem('l0', 1, '3.', 'Three')],
    '2. Two\n3. Three',
  ],
  [
    'Word, beginning at the second level',
    [wordItem('l0', 2, '·', 'Deep'), wordItem('l0', 1, '·', 'Flat')],
    '- Deep\n- Flat',
  ],
  [
    'Word, with the numbers of a contract',
    [
      ...[wordItem('l0', 1, '1', 'Scope'), wordItem('l0', 2, '1.1', 'Site')],
      ...[wordItem('l0', 3, '1.1.1', 'Pages'), wordItem('l0', 3, '1.1.2', 'Texts')],
      ...[wordItem('l0', 2, '1.2', 'Mail'), wordItem('l0', 1, '2', 'Price')],
    ],
    '1. Scope\n   1. Site\n      1. Pages\n      2. Texts\n   2. Mail\n2. Price',
  ],
  [
    'Word, with the numbers of a law',
    [
      ...[wordItem('l0', 1, '§ 3', 'Preis'), wordItem('l0', 2, '(1)', 'Netto')],
      ...[wordItem('l0', 1, '§ 4', 'Frist')],
    ],
    '3. Preis\n   1. Netto\n4. Frist',
  ],
  [
    'Word, with numbers of other scripts',
    [
      ...[wordItem('l0', 1, '第一条', '范围'), wordItem('l0', 2, '一、', '网站')],
      ...[wordItem('l0', 2, '二、', '邮件'), wordItem('l1', 1, 'أ.', 'النطاق')],
    ],
    '1. 范围\n   1. 网站\n   2. 邮件\n\n1) النطاق',
  ],
  [
    'Word, with bullets that are letters of another typeface',
    [
      wordItem('l0', 1, 'ü', 'One'),
      wordItem('l0', 2, 'Ø', 'Two'),
      wordItem('l0', 3, '\uF0B7', 'Three'),
    ],
    '- One\n  - Two\n    - Three',
  ],
  [
    'Word, with a paragraph between its items',
    [
      wordItem('l0', 1, '1.', 'One'),
      '<p class="MsoListParagraphCxSpMiddle">goes on</p>',
      '<p class="MsoListBullet" style="mso-list:none">and on</p>',
      wordItem('l0', 1, '2.', 'Two'),
    ],
    '1. One\n\ngoes on\n\nand on\n\n2. Two',
  ],
  [
    'a page, with an item that holds a list alone',
    ['<ul><li>One</li><li style="list-style-type:none"><ul><li>Two</li></ul></li></ul>'],
    '- One\n  - Two',
  ],
  [
    'Word without styles',
    ['<p class="MsoListBullet">· One</p>', '<p class="MsoListBullet2">· Two</p>'],
    '- One\n  - Two',
  ],
  [
    'Word for the web',
    [webItem(1, 'One'), webItem(2, 'Two'), webItem(1, 'Three')],
    '- One\n  - Two\n- Three',
  ],
  [
    'Google Docs',
    ['<ul><li>One</li><ul><li>Two</li></ul><li>Three</li></ul>'],
    '- One\n  - Two\n- Three',
  ],
  [
    'Google Docs, beginning at a deeper level',
    ['<ul><ul><ul><li>Deepest</li></ul><li>Deep</li></ul><li>Flat</li></ul>'],
    '- Deepest\n- Deep\n- Flat',
  ],
])('a list that is pasted from %s keeps its levels', (_from, html, markdown) => {
  expect(pasted(html.join('\n'))).toBe(markdown);
});

test.each([
  [
    'spaces that keep a line from wrapping',
    'twelve\u00A0words\u00A0in\u00A0a\u00A0line',
    'twelve words in a line',
  ],
  ['spaces without width', 'wo\u200Brt\uFEFF', 'wort'],
  [
    'hyphens that are shown nowhere',
    '\u00ADGe\u00ADsell\u00ADschaft\u00AD',
    'Ge\u00ADsell\u00ADschaft',
  ],
  [
    'typography',
    '«\u00A0oui\u00A0», 10\u00A0km, §\u00A05',
    '«\u00A0oui\u00A0», 10\u00A0km, §\u00A05',
  ],
  ['letters that join', 'می\u200Cخواهم 👩\u200D💻', 'می\u200Cخواهم 👩\u200D💻'],
  ['places for line breaks in Thai', 'ภาษา\u200Bไทย', 'ภาษา\u200Bไทย'],
])('pasted text keeps only invisible characters with a meaning: %s', (_, typed, kept) => {
  expect(pasted(`<p>${typed}</p>`)).toBe(kept);
});
