import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageError } from '../../../content-model/src/check/image-error.ts';
import { svgHazard } from '../../../content-model/src/check/svg-hazards.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import { cleanSvg } from './clean-svg.ts';

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 60"${attributes}><rect id="r" width="90" height="60" fill="#b5543a"/>${inner}</svg>`;

const rendered = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();

const DANGERS = [
  ['a script', drawing('<script>alert(1)</script>')],
  [
    'a script with a prefix',
    drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script>'),
  ],
  ['an event handler', drawing('<circle r="20" onclick="alert(1)"/>', ' onload="alert(1)"')],
  [
    'a link that runs something',
    drawing('<a xlink:href="java&#10;script:alert(1)"><circle r="20"/></a>'),
  ],
  [
    'an entity',
    `<!DOCTYPE svg [<!ENTITY colour "#28318f">]>${drawing('<circle r="20" fill="&colour;"/>')}`,
  ],
  [
    'notes of the program',
    drawing(
      '<metadata><a/></metadata><sodipodi:namedview/><circle r="20" inkscape:label="Author"/><!-- C:\\Users\\Author -->',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
  ],
] as const;

const REFUSED = [
  [
    'a page inside',
    drawing(
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>',
    ),
  ],
  [
    'an animation that runs something',
    drawing('<a><set attributeName="href" to="javascript:alert(1)"/><circle r="20"/></a>'),
  ],
  [
    'a picture from elsewhere',
    drawing('<image href="https://example.com/a.png" width="9" height="9"/>'),
  ],
  [
    'a style from elsewhere',
    drawing(
      '<style>@import url(https://example.com/a.css); circle { fill: #28318f }</style><circle r="20"/>',
    ),
  ],
  [
    'a typeface from elsewhere',
    drawing(
      '<style><![CDATA[@font-face { font-family: A; src: url("https://example.com/a.woff") } circle { fill: #28318f }]]></style><circle r="20"/>',
    ),
  ],
  [
    'a fill from elsewhere',
    drawing('<circle r="20" style="fill: #28318f; filter: url(https://example.com/a.svg#f)"/>'),
  ],
  ['a style sheet of its own', `<?xml-stylesheet href="a.css"?>${drawing('<circle r="20"/>')}`],
] as const;

const PLACEHOLDER = 'http://ns.adobe.com/AdobeIllustrator/10.0/';

/** Drawings as programs write them, which browsers show. */
const FROM_PROGRAMS = [
  [
    'with entities for its namespaces and styles, and data of Illustrator',
    `<!DOCTYPE svg [<!ENTITY ns_ai "${PLACEHOLDER}"><!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY st0 "fill:#28318f;">]>
    <svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 60"><switch>
    <foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#data"/></foreignObject>
    <g i:extraneous="self"><circle style="&st0;" r="20"/></g></switch></svg>`,
  ],
  [
    'with labels of draw.io as pages, and a text beside them',
    drawing(
      '<switch><foreignObject width="90" height="60" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"><div xmlns="http://www.w3.org/1999/xhtml">Cart</div></foreignObject><text y="30">Cart</text></switch>',
    ),
  ],
  [
    'with the source of draw.io in its first tag',
    drawing('<circle r="20"/>', ` content="${'&lt;mxfile&gt;'.repeat(300)}"`),
  ],
  ['below a long comment', `<!-- ${'Licence. '.repeat(200)} -->${drawing('<circle r="20"/>')}`],
  [
    'with commas in its viewBox',
    drawing('<circle r="20"/>').replace('viewBox="0 0 90 60"', 'viewBox="0, 0,90,\n60"'),
  ],
  [
    'with other ways to write numbers',
    drawing('<circle r="20"/>').replace('viewBox="0 0 90 60"', 'viewBox="+0 0 9e1 6E+1"'),
  ],
  [
    'with blanks around its size',
    drawing('<circle r="20"/>').replace('viewBox="0 0 90 60"', 'width=" 90 " height="60px "'),
  ],
  ['copied from a page', `<svg viewBox="0 0 90 60"><circle r="20"/><use xlink:href="#a"/></svg>`],
  ['below empty lines', `\n\n<?xml version="1.0"?>\n${drawing('<circle r="20"/>')}`],
  [
    'with a prefix before all names',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><s:g><s:circle r="20"/></s:g></s:svg>',
  ],
  [
    'with the names of many programs',
    drawing(
      '<circle r="20"/>',
      Array.from(
        { length: 30 },
        (_, each) => ` xmlns:p${each}="http://program.example/${each}"`,
      ).join(''),
    )
      .replace('viewBox="0 0 90 60"', '')
      .replace('><rect', ' viewBox="0 0 90 60"><rect'),
  ],
] as const;

test.each([
  ['a > in an attribute', drawing('<circle r="20"/>').replace('<svg ', '<svg aria-label="a > b" ')],
  [
    'a typeface of its own without a kind',
    drawing(
      '<style>@font-face { font-family: A; src: url(data:application/octet-stream;base64,AAAA) }</style>',
    ),
  ],
])('a drawing with %s stays byte for byte', async (_, svg) => {
  expect(cleanSvg(svg)).toBe(svg);
  expect(await imageError(Buffer.from(svg), 'a.svg')).toBeUndefined();
});

test.each(FROM_PROGRAMS)('a drawing %s is taken', async (_, svg) => {
  const cleaned = cleanSvg(svg);
  expect(await imageError(Buffer.from(svg), 'a.svg')).toBeDefined();
  expect(await imageError(Buffer.from(cleaned), 'a.svg')).toBeUndefined();
  expect(cleaned).toMatch(/<circle|>Cart</);
  expect(cleaned).not.toMatch(/ENTITY|foreignObject|mxfile/);
});

test.each(REFUSED)('a drawing with %s is left for the check to refuse', (_, svg) => {
  expect(cleanSvg(svg)).toBe(svg);
  expect(svgHazard(svg)).toBeDefined();
});

test.each(DANGERS)('a drawing with %s loses it and looks the same', async (_, svg) => {
  const cleaned = cleanSvg(svg);
  expect(cleaned).not.toBe(svg);
  expect(svgHazard(cleaned)).toBeUndefined();
  expect(cleaned).not.toMatch(/alert|example\.com|Author|ENTITY/);
  expect((await rendered(cleaned)).equals(await rendered(svg))).toBe(true);
});

test('a viewBox with units keeps them, because the build reads them', async () => {
  const viewBox = 'viewBox="0 0 90px 60px"';
  const svg = drawing('', ' onload="alert(1)"').replace('viewBox="0 0 90 60"', viewBox);
  const cleaned = cleanSvg(svg);
  expect(cleaned).toContain(viewBox);
  expect(await imageError(Buffer.from(cleaned), 'a.svg')).toBeUndefined();
});

test('every drawing of the content stays byte for byte', () => {
  const drawings = [...readFolder(contentFolder()).pictures].filter((path) =>
    path.endsWith('.svg'),
  );
  expect(drawings.length).toBeGreaterThan(20);
  for (const path of drawings) {
    const svg = readFileSync(join(contentFolder(), path), 'utf8');
    expect(cleanSvg(svg)).toBe(svg);
  }
});

test('entities that grow without end are left to the check, and fill no memory', () => {
  const names = Array.from({ length: 12 }, (_, index) => `e${index}`);
  const entities = names.map(
    (name, index) => `<!ENTITY ${name} "${index ? `&e${index - 1};`.repeat(10) : 'ha'}">`,
  );
  const svg = `<!DOCTYPE svg [${entities.join('')}]>${drawing('<text>&e11;</text>')}`;
  expect(cleanSvg(svg).length).toBeLessThan(10_000);
});
