import fc from 'fast-check';
import { marked } from 'marked';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../../../content-model/src/parse.ts';
import { readSite } from '../../../../content-model/src/read-site.ts';
import { contentFolder, readFolder } from '../../../../content-store/src/folder.ts';
import { read, write } from './markdown.ts';
import { schema } from './schema.ts';

const legal = [...readFolder(contentFolder()).files].filter(([path]) => /^legal\/.*md$/.test(path));

const ODD = `Setext
------
text right below   ${''}
in *two* lines


* star
* list, with {howToReachUs}

+ plus

| a | b |
|---|---|
| 1 | 2 |

![A map](./map.png)

[contact]: /contact

A [way][contact] to {brand}, ~~not~~ and <b>bold</b>.

    code

> quote
> > inner`;

test.each([...legal.map(([, source]) => splitFrontMatter(source)?.body.trim() ?? ''), ODD])(
  'a text without a change keeps every byte',
  (body) => {
    const { doc, originals } = read(body);
    expect(write(doc, originals)).toBe(body);
  },
);

/** A document with another block at a position, or without that block. */
function withBlock(doc: Node, at: number, block: Node | undefined): Node {
  const blocks = Array.from({ length: doc.childCount }, (_, index) => doc.child(index));
  return schema.node('doc', null, blocks.toSpliced(at, 1, ...(block ? [block] : [])));
}

const paragraph = (text: string) => schema.node('paragraph', null, schema.text(text));

test('a changed block changes its lines and no others', () => {
  const { doc, originals } = read(ODD);
  const changed = write(withBlock(doc, 1, paragraph('Other words')), originals);
  expect(changed).toBe(
    ODD.replace('------\ntext right below   \nin *two* lines\n\n\n*', '------\n\nOther words\n\n*'),
  );
});

test('a block that is taken out, or moved, leaves the others as they are', () => {
  const body = 'One\n\n\n\nTwo\n\n* Three';
  const { doc, originals } = read(body);
  expect(write(withBlock(doc, 1, undefined), originals)).toBe('One\n\n* Three');
  const turned = schema.node('doc', null, [doc.child(2), doc.child(0), doc.child(1)]);
  expect(write(turned, originals)).toBe('* Three\n\nOne\n\n\n\nTwo');
});

test('Markdown without a counterpart in the editor stays as it is', () => {
  const { doc } = read(ODD);
  const types: string[] = [];
  doc.forEach(({ type }) => {
    types.push(type.name);
  });
  expect(types).toEqual([
    ...['heading', 'paragraph', 'bullet_list', 'bullet_list', 'opaque', 'picture', 'opaque'],
    ...['opaque', 'opaque', 'blockquote'],
  ]);
});

test('new blocks are written as the site reads them', () => {
  const strong = schema.text('bold', [schema.mark('strong')]);
  const link = schema.text('us', [schema.mark('link', { href: 'mailto:{contactEmail}' })]);
  const item = (text: string) => schema.node('list_item', null, paragraph(text));
  const doc = schema.node('doc', null, [
    schema.node('heading', { level: 2 }, schema.text('A *title*')),
    schema.node('paragraph', null, [strong, schema.text(' words for '), link]),
    schema.node('bullet_list', null, [item('one'), item('two')]),
    schema.node('ordered_list', null, [item('one'), item('two')]),
    schema.node('blockquote', null, paragraph('- said')),
    schema.node('paragraph'),
    schema.node('picture', { src: './a map.png', alt: 'A map [live]' }),
  ]);
  const text = write(doc, []);
  expect(text).toBe(
    [
      String.raw`## A \*title\*`,
      '**bold** words for [us](mailto:{contactEmail})',
      '- one\n- two',
      '1. one\n2. two',
      String.raw`> \- said`,
      String.raw`![A map \[live\]](<./a map.png>)`,
    ].join('\n\n'),
  );
  expect(read(text).doc.child(1).eq(doc.child(1))).toBe(true);
});

/** The HTML that the site renders for the text of a case study. */
function blocksOf(text: string) {
  const { files, ...rest } = readFolder(contentFolder());
  const study = `---\ntitle: A map\ndescription: How we built it, and what it changed for the people at work.\n---\n\n${text}\n`;
  const [{ content }] = readSite({
    ...rest,
    files: new Map([...files, ['projects/coldline.md', study]]),
  });
  return content.documents.caseStudies[0]?.blocks;
}

const bold = (text: string) => schema.text(text, [schema.mark('strong')]);
const slanted = (text: string) => schema.text(text, [schema.mark('em')]);
const boldAndSlanted = (text: string) =>
  schema.text(text, [schema.mark('em'), schema.mark('strong')]);
const boldLink = (text: string) =>
  schema.text(text, [schema.mark('link', { href: '/contact' }), schema.mark('strong')]);
const plain = (text: string) => schema.text(text);
const line = schema.node('hard_break');

test.each([
  ['a letter behind a colon', [bold('Hinweis:'), plain('Bitte')], '**Hinweis**:Bitte'],
  [
    'Chinese quotation marks',
    [plain('这是'), bold('「强调」'), plain('文字')],
    '这是「**强调**」文字',
  ],
  [
    'Korean behind a quotation',
    [plain('그는 '), bold('“안녕”'), plain('이라고')],
    '그는 **“안녕**”이라고',
  ],
  [
    'French with narrow spaces',
    [plain('L’'), bold('«\u00A0offre\u00A0»'), plain('est')],
    'L’**«\u00A0offre**\u00A0»est',
  ],
  ['slanted letters before a letter', [slanted('(bald)'), plain('ig')], '*(bald*)ig'],
  ['an emoji beside a letter', [plain('a'), bold('👍🏽 b')], 'a👍🏽 **b**'],
  [
    'a letter behind a bold link',
    [plain('Der '), boldLink('Daten'), plain('schutz')],
    'Der [**Daten**](/contact)schutz',
  ],
  [
    'slanted letters that touch bold ones',
    [boldAndSlanted('Wichtig'), bold(': Frist')],
    '**Wichtig: Frist**',
  ],
  [
    'bold letters within slanted ones, beside punctuation',
    [slanted('。'), boldAndSlanted('Wort'), slanted('日')],
    '。**Wort**日',
  ],
  [
    'slanted letters within bold ones, beside punctuation',
    [plain('؟'), bold('،'), boldAndSlanted('كلمة)'), bold('-한')],
    '؟**،كلمة)-한**',
  ],
  ['a sign of a quotation behind a space', [plain(' > 5'), bold(' Jahre')], '\\> 5 **Jahre**'],
  ['a sign of a list behind a space', [plain(' - 5'), bold(' Jahre')], '\\- 5 **Jahre**'],
  ['a number behind a space', [plain('  2. Oktober')], '2\\. Oktober'],
  ['a number with a bracket', [plain('2) Oktober')], '2\\) Oktober'],
  ['a year alone', [plain('2026.')], '2026\\.'],
  ['a plus alone', [plain('+')], '\\+'],
  [
    'lines that begin as lists do',
    [plain('A'), line, plain('- b'), line, plain('2. Stock')],
    'A\\\n\\- b\\\n2\\. Stock',
  ],
  ['a line break and a space behind it', [plain('A'), line, plain(' ')], 'A'],
  ['a line of signs below another', [plain('A'), line, plain('===')], 'A\\\n\\==='],
  ['a number in the middle', [bold('Am '), plain('2. Oktober')], '**Am** 2. Oktober'],
  ['nothing but a dash between letters', [plain('a'), bold('–'), plain('b')], 'a–b'],
])('emphasis is read as it is written, with %s', (_, inline, written) => {
  const text = write(schema.node('doc', null, schema.node('paragraph', null, inline)), []);
  expect(text).toBe(written);
  const shown = inline
    .map(({ text: words }) => words)
    .join('')
    .trim();
  expect(read(text).doc.textContent).toBe(shown);
  const [block] = blocksOf(text) ?? [];
  const html = block && 'html' in block ? block.html : '';
  expect(html.replaceAll(/<[^>]+>/g, '').replaceAll('&gt;', '>')).toBe(shown);
});

const listOf = (kind: 'bullet_list' | 'ordered_list', ...texts: string[]) =>
  schema.node(
    kind,
    null,
    texts.map((text) => schema.node('list_item', null, paragraph(text))),
  );

test('lists that touch stay apart, on the site and when they are read again', () => {
  const lists = [
    listOf('bullet_list', 'a', 'b'),
    listOf('bullet_list', 'c', 'd'),
    listOf('bullet_list', 'e'),
    listOf('ordered_list', 'f', 'g'),
    listOf('ordered_list', 'h'),
  ];
  const text = write(schema.node('doc', null, lists), []);
  expect(text).toBe('- a\n- b\n\n* c\n* d\n\n- e\n\n1. f\n2. g\n\n1) h');
  expect(read(text).doc.children.map((list) => list.toJSON())).toEqual(
    lists.map((list) =>
      expect.objectContaining({ type: list.type.name, content: list.toJSON().content }),
    ),
  );
  expect(JSON.stringify(blocksOf(text)).match(/<[uo]l>/g)).toHaveLength(5);
  // Two blocks become neighbours when the block between them is removed.
  const { doc, originals } = read('+ a\n\nText.\n\n+ b');
  expect(write(withBlock(doc, 1, undefined), originals)).toBe('+ a\n\n- b');
});

/** Words and signs of many scripts, each with no mark, one mark or both marks. */
const run = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        'a',
        '日本',
        '한',
        'ق',
        'हि',
        'я',
        '😀',
        ' ',
        ...'.,:!?。、「」«“”()-–*_~`&<>#\\1=+',
      ),
    ),
    fc.subarray(['strong', 'em']),
  )
  .filter(([text]) => text.length > 0)
  .map(([text, marks]) =>
    schema.text(
      text.join(''),
      marks.map((name) => schema.mark(name)),
    ),
  );

test('whatever is bold or slanted, the site and the editor show each letter of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 5, arbitrary: run }, fc.constant(line)), {
        minLength: 1,
        maxLength: 5,
      }),
      (inline) => {
        const doc = schema.node('doc', null, schema.node('paragraph', null, inline));
        const letters = doc.textContent.replaceAll(/\s+/g, '');
        const text = write(doc, []);
        expect(read(text).doc.textContent.replaceAll(/\s+/g, '')).toBe(letters);
        const html = marked.parse(text, { async: false }).replaceAll(/<[^>]+>|\s+/g, '');
        const signs = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
        const shown = Object.entries(signs).reduce(
          (all, [from, to]) => all.replaceAll(from, to),
          html,
        );
        expect(shown).toBe(letters);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['A map [live]', 'A map [live]'],
  ['The drive C:\\', 'The drive C:'],
  ['on two\n lines ', 'on two lines'],
  ['*Not* bold, (5 & 6) "said"', '*Not* bold, (5 & 6) "said"'],
])('the site shows a picture with the description that was typed: %s', (alt, shown) => {
  const picture = schema.node('picture', { src: './coldline.png', alt });
  const text = write(schema.node('doc', null, [picture, paragraph('Text.')]), []);
  expect(blocksOf(text)).toEqual([
    { picture: 'projects/coldline.png', alt: shown, caption: '' },
    { html: '<p>Text.</p>' },
  ]);
  expect(read(text).doc.firstChild?.attrs['alt']).toBe(shown);
});

const ILLUSTRATED = `Some words.

![A map](./map.png "Our first *map*")

![A map](<./a map.png> 'With "signs" and \\\\ more')

| City  | Posts |
| :---- | ----: |
| Lagos |     3 |

![One](./one.png "1") ![Two](./two.png "2")

Last words.`;

test('a change of a word leaves captions and tables byte for byte', () => {
  const { doc, originals } = read(ILLUSTRATED);
  const changed = write(withBlock(doc, 0, paragraph('Other words.')), originals);
  expect(changed).toBe(ILLUSTRATED.replace('Some', 'Other'));
});

test.each([0, 1])('a picture keeps its caption when its description changes: %i', (at) => {
  const { doc, originals } = read(ILLUSTRATED);
  const picture = doc.child(at + 1);
  const changed = picture.type.create({ ...picture.attrs, alt: 'A plan' });
  const text = write(withBlock(doc, at + 1, changed), originals);
  expect(read(text).doc.child(at + 1).attrs).toEqual({ ...picture.attrs, alt: 'A plan' });
  const captions = ['Our first *map*', 'With "signs" and \\ more'];
  expect(blocksOf(text.replaceAll(/\.\/[^)>]+?\.png/g, './coldline.png'))).toContainEqual(
    expect.objectContaining({ alt: 'A plan', caption: captions[at] }),
  );
});

test('a picture whose address and caption are defined below keeps its caption as well', () => {
  const text = '![A map][map]\n\n[map]: ./coldline.png "Our first map"\n\nLast words.';
  const { doc, originals } = read(text);
  const picture = doc.child(0);
  const changed = picture.type.create({ ...picture.attrs, alt: 'A plan' });
  expect(blocksOf(write(withBlock(doc, 0, changed), originals))?.[0]).toMatchObject({
    alt: 'A plan',
    caption: 'Our first map',
  });
});

test.each([
  ['Our first map', 'Our first map'],
  ['It says "here" (and \\ too)', 'It says "here" (and \\ too)'],
  ['On two\n lines ', 'On two lines'],
  ['5 < 6 & *all* `that`', '5 < 6 & *all* `that`'],
  ['A \\* and &copy;', 'A \\* and &copy;'],
  ['', ''],
])('the site shows a picture with the caption that was typed: %s', (title, caption) => {
  const picture = schema.node('picture', { src: './coldline.png', alt: 'A map', title });
  const text = write(schema.node('doc', null, [picture, paragraph('Text.')]), []);
  expect(blocksOf(text)?.[0]).toEqual({ picture: 'projects/coldline.png', alt: 'A map', caption });
  expect(read(text).doc.firstChild?.attrs['title']).toBe(caption);
});

test('signs of HTML that were typed are text, in the file and when it is read again', () => {
  const typed = 'A <b>bold</b> word, 1 < 2 & more, &copy; 2026';
  const doc = schema.node('doc', null, schema.node('paragraph', null, schema.text(typed)));
  const written = write(doc, []);
  expect(written).toBe('A &lt;b>bold&lt;/b> word, 1 < 2 & more, &amp;copy; 2026');
  expect(read(written).doc.textContent).toBe(typed);
});
