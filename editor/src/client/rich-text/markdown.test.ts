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

/** A document with another block at a place; undefined takes it out. */
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

test('what has no counterpart stays as Markdown', () => {
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

/** What the site makes of a text in a case study. */
function blocksOf(text: string) {
  const { files, ...rest } = readFolder(contentFolder());
  const study = `---\ntitle: A map\ndescription: How we built it, and what it changed for the people at work.\n---\n\n${text}\n`;
  const [{ content }] = readSite({
    ...rest,
    files: new Map([...files, ['projects/coldline.md', study]]),
  });
  return content.projects.studies[0]?.blocks;
}

const bold = (text: string) => schema.text(text, [schema.mark('strong')]);
const slanted = (text: string) => schema.text(text, [schema.mark('em')]);
const boldAndSlanted = (text: string) =>
  schema.text(text, [schema.mark('em'), schema.mark('strong')]);
const boldLink = (text: string) =>
  schema.text(text, [schema.mark('link', { href: '/contact' }), schema.mark('strong')]);
const plain = (text: string) => schema.text(text);

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
  ['nothing but a dash between letters', [plain('a'), bold('–'), plain('b')], 'a–b'],
])('emphasis is read as it is written, with %s', (_, inline, written) => {
  const text = write(schema.node('doc', null, schema.node('paragraph', null, inline)), []);
  expect(text).toBe(written);
  const shown = inline.map(({ text: words }) => words).join('');
  expect(read(text).doc.textContent).toBe(shown);
  const [block] = blocksOf(text) ?? [];
  expect(block && 'html' in block && block.html.replaceAll(/<[^>]+>/g, '')).toBe(shown);
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
    { picture: 'projects/coldline.png', alt: shown },
    { html: '<p>Text.</p>' },
  ]);
  expect(read(text).doc.firstChild?.attrs['alt']).toBe(shown);
});

test('signs of HTML that were typed are text, in the file and when it is read again', () => {
  const typed = 'A <b>bold</b> word, 1 < 2 & more, &copy; 2026';
  const doc = schema.node('doc', null, schema.node('paragraph', null, schema.text(typed)));
  const written = write(doc, []);
  expect(written).toBe('A &lt;b>bold&lt;/b> word, 1 < 2 & more, &amp;copy; 2026');
  expect(read(written).doc.textContent).toBe(typed);
});
