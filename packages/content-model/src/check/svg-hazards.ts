import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';

/** Elements that run script or hold a page of their own, in lower case. */
const ACTIVE_ELEMENTS = new Set([
  'script',
  'handler',
  'foreignobject',
  'iframe',
  'object',
  'embed',
]);

/** Attributes by which an animation gives another attribute its values. */
const ANIMATED = new Set(['to', 'from', 'by', 'values']);

/** Comments, CDATA, instructions and the document type, then tags; the rest is text. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^"'[\]>]|"[^"]*"|'[^']*'|\[[\s\S]*?\]\s*(?=>))*>|<(\/?)([^\s/>!?]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A forbidden part of an SVG, and the offset at which it begins. */
type Hazard = { at: number; what: string; code: 'activeSvg' | 'svgWithReference' };

const active = (at: number, what: string): Hazard => ({ at, what, code: 'activeSvg' });

const reference = (at: number, what: string): Hazard => ({ at, what, code: 'svgWithReference' });

/**
 * Finds the first forbidden part of a well-formed SVG. Forbidden are parts that could run (scripts, event handlers,
 * embedded pages, `javascript:` links, entities) and references to other files.
 *
 * @returns the finding with its line; texts without a full stop
 */
export function svgHazard(svg: string): Finding | undefined {
  const hazard = firstHazard(svg);
  if (!hazard) return undefined;
  const line = svg.slice(0, hazard.at).split(/\r\n|\r|\n/).length;
  return finding(hazard.code, hazard.what, line);
}

function firstHazard(svg: string): Hazard | undefined {
  let styleFrom = -1;
  for (const match of svg.matchAll(MARKUP)) {
    const [markup, , slash, name, attributes = ''] = match;
    const at = match.index;
    const isOfStyle = name !== undefined && localName(name) === 'style';
    if (styleFrom >= 0 && isOfStyle) {
      const hazard = cssHazard(plainText(svg.slice(styleFrom, at)), styleFrom);
      if (hazard) return hazard;
    }
    if (isOfStyle) styleFrom = slash || /\/\s*$/.test(attributes) ? -1 : at + markup.length;
    const hazard =
      name === undefined ? declarationHazard(markup, at) : tagHazard(name, attributes, at);
    if (hazard && !slash) return hazard;
  }
  return undefined;
}

/** The hazard in a processing instruction or a document type. */
function declarationHazard(markup: string, at: number): Hazard | undefined {
  const entity = /^<!DOCTYPE/i.test(markup) ? markup.search(/<!ENTITY/i) : -1;
  if (entity >= 0) return active(at + entity, 'an entity of its own (<!ENTITY>)');
  return /^<\?xml-stylesheet/i.test(markup)
    ? reference(at, 'a style sheet from elsewhere (<?xml-stylesheet?>)')
    : undefined;
}

function tagHazard(tag: string, attributes: string, at: number): Hazard | undefined {
  const element = localName(tag);
  if (ACTIVE_ELEMENTS.has(element)) return active(at, `the element <${tag}>`);
  for (const match of attributes.matchAll(ATTRIBUTE)) {
    const [, name = '', double, single] = match;
    const value = decoded(double ?? single ?? '');
    const hazard = attributeHazard({ element, name, value }, at + 1 + tag.length + match.index);
    if (hazard) return hazard;
  }
  return undefined;
}

type Attribute = { element: string; name: string; value: string };

function attributeHazard({ element, name, value }: Attribute, at: number): Hazard | undefined {
  if (/^on[a-z]+$/i.test(name)) return active(at, `the event handler ${name}`);
  const local = localName(name);
  // Browsers ignore blanks and control characters before and within the name of a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched.
  const address = value.replaceAll(/[\u0000-\u0020]/g, '');
  const isAddress = ['href', 'src', 'base'].includes(local) && !/^rdf:/.test(name);
  const runs = /(?:^|;)(?:javascript|vbscript|data:text)/i.test(address);
  if (runs && (isAddress || ANIMATED.has(local))) {
    return active(at, `a link that runs something, ${quoted(value)},`);
  }
  const drawing = element === 'image' && isAddress ? embeddedDrawing(value.trim()) : undefined;
  if (drawing !== undefined) {
    const hazard = firstHazard(drawing);
    return hazard && { ...hazard, at };
  }
  const isLink = element === 'a' && /^(?:https?|mailto|tel):/i.test(address);
  if (isAddress && !isInside(address) && !isLink) {
    return reference(at, `a reference to another file, ${quoted(value)},`);
  }
  return cssHazard(value, at);
}

/** The drawing in a `data:` address, as draw.io embeds icons; undefined where the address has none that can be read. */
function embeddedDrawing(address: string): string | undefined {
  const [, parameters = '', data] = /^data:image\/svg\+xml(;[^,]*)?,(.*)$/is.exec(address) ?? [];
  if (data === undefined) return undefined;
  try {
    if (!/;\s*base64$/i.test(parameters)) return decodeURIComponent(data);
    return new TextDecoder().decode(Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** The first external address that CSS fetches, in a style sheet or an attribute. */
function cssHazard(css: string, from: number): Hazard | undefined {
  const plain = css.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code, character) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : character,
  );
  for (const match of plain.matchAll(/url\(\s*["']?\s*([^"')]*)|@import[^;]*|image-set\([^)]*/gi)) {
    const [rule, address] = match;
    if (address === undefined || !(isInside(address) || TYPEFACE.test(address))) {
      const at = from + Math.max(0, css.indexOf(rule));
      return reference(at, `a reference to another file, ${quoted(rule)},`);
    }
  }
  return undefined;
}

/** An embedded typeface with the general media type, or with the media type of Internet Explorer's format. */
const TYPEFACE = /^data:application\/(?:octet-stream|vnd\.ms-fontobject)[;,]/i;

/** Whether an address names a part of the drawing, or a photo or typeface that is embedded in it. */
const isInside = (address: string) =>
  /^(?:$|#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font))/i.test(
    address.trim(),
  );

/** The name of an element or attribute without its namespace, in lower case. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Text with its references to characters resolved. */
const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The text between two tags, with the markup of CDATA replaced by blanks. */
const plainText = (text: string) => decoded(text.replaceAll(/<!\[CDATA\[|\]\]>/g, ' '));
