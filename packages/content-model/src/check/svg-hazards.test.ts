import { expect, test } from 'vitest';
import { svgHazard } from './svg-hazards.ts';

/** A drawing of which the second line is `inside`. */
const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${inside}\n</svg>`;

test.each([
  ['<script>alert(1)</script>', 'the element <script>'],
  ['<svg:SCRIPT href="#a"/>', 'the element <svg:SCRIPT>'],
  ['<foreignObject><p>Hello</p></foreignObject>', 'the element <foreignObject>'],
  ['<rect onload="alert(1)"/>', 'the event handler onload'],
  ["<rect fill='red' onClick = 'alert(1)'/>", 'the event handler onClick'],
  ['<a href="javascript:alert(1)"/>', 'a link that runs something, "javascript:alert(1)",'],
  ['<a xlink:href=" java&#x0A;script:alert(1)"/>', 'a link that runs something,'],
  ['<a href="&#106;avascript&#58;alert(1)"/>', 'a link that runs something,'],
  ['<animate attributeName="href" values="#;javascript:x"/>', 'a link that runs something,'],
  ['<a href="data:text/html,x"/>', 'a link that runs something,'],
  ['<image href="https://example.com/a.png"/>', 'a reference to another file, "https://example'],
  ['<use xlink:href="icons.svg#sun"/>', 'a reference to another file, "icons.svg#sun",'],
  ['<use href="data:image/svg+xml,&lt;svg/>"/>', 'a reference to another file,'],
  ['<rect fill="url(//example.com/a.svg#b)"/>', 'a reference to another file,'],
  ['<rect style="fill: u\\72l(&quot;a.svg#b&quot;)"/>', 'a reference to another file,'],
  ['<style>@import "https://example.com/a.css";</style>', 'a reference to another file,'],
  ['<style><![CDATA[a{background:url(a.png)}]]></style>', 'a reference to another file,'],
])('a drawing is refused with its line: %s', (inside, what) => {
  const { values, found, write } = svgHazard(svg(inside)) ?? {};
  expect(values).toEqual([expect.stringContaining(what), 2]);
  expect(found).toMatch(/ in line 2\.$/);
  expect(write).toContain(what);
});

/** A drawing as draw.io embeds it for an icon. */
const embedded = (inside: string, type = 'data:image/svg+xml') => [
  `<image href="${type};base64,${Buffer.from(svg(inside)).toString('base64')}"/>`,
  `<image xlink:href="${type},${encodeURIComponent(svg(inside))}"/>`,
  `<image xlink:href="${type};charset=utf-8;utf8,${encodeURIComponent(svg(inside))}"/>`,
];

test.each([
  ...embedded('<path d="M0 0h9"/>'),
  ...embedded('<path d="M0 0h9"/>', 'DATA:image/SVG+xml'),
  ...embedded(embedded('<path d="M0 0h9"/>')[0] ?? ''),
])('a drawing may embed a drawing without a hazard: %s', (inside) => {
  expect(svgHazard(svg(inside))).toBeUndefined();
});

test.each([
  ...embedded('<script>alert(1)</script>').map((inside) => [inside, 'the element <script>']),
  ...embedded('<rect onload="alert(1)"/>').map((inside) => [inside, 'the event handler onload']),
  ...embedded('<image href="//example.com/a.png"/>').map((inside) => [inside, '//example.com']),
  ...embedded(embedded('<script/>')[1] ?? '').map((inside) => [inside, 'the element <script>']),
  // Where an element of the drawing is used, or a style, no drawing can be embedded.
  [embedded('<g id="a"/>')[0]?.replace('image', 'use') ?? '', 'a reference to another file'],
  ['<image href="data:image/svg+xml;base64,%%%"/>', 'a reference to another file'],
  ['<image href="data:image/svg+xml,%E0%A4%A"/>', 'a reference to another file'],
])('a danger in an embedded drawing is reported: %s', (inside, what) => {
  expect(svgHazard(svg(inside ?? ''))?.values).toEqual([expect.stringContaining(what ?? ''), 2]);
});

const lineOf = (text: string) => svgHazard(text)?.values[1];

test('the reported line is the line of the attribute or rule, not of the element around it', () => {
  expect(lineOf(svg('<rect\n  fill="red"\n  onload="x()"\n/>'))).toBe(4);
  expect(lineOf(svg('<style>\na {}\n@import "a.css";\n</style>'))).toBe(4);
});

test('entities and style sheets before the drawing are refused', () => {
  const entity = '<!DOCTYPE svg [\n<!ENTITY link "javascript:x">\n]>\n';
  expect(svgHazard(svg('<a href="&link;"/>', entity))?.values).toEqual([
    'an entity of its own (<!ENTITY>)',
    2,
  ]);
  expect(lineOf(svg('', '<?xml-stylesheet href="a.css"?>\n'))).toBe(1);
});

test.each([
  '<a href="https://example.com"><text>javascript: a book</text></a>',
  '<!-- <script>alert(1)</script> --><desc>onload="x"</desc>',
  '<linearGradient id="a"/><rect fill="url(#a)" style="mask: url(\'#b\')"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>@font-face{src:url(data:font/woff2;base64,d09GMg)}</style>',
  '<animate attributeName="opacity" from="0" to="1"/>',
  '<title>One &amp; on = "two"</title><rect x=\'1\' y="a > b"/>',
])('an ordinary drawing is in order: %s', (inside) => {
  const doctype =
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
  expect(svgHazard(svg(inside, doctype))).toBeUndefined();
});
