import { Refusal } from '../errors.ts';

/**
 * Most fields in one form. Node's parser takes time that is quadratic in the number of fields
 * without a value; people fill in a few dozen.
 */
export const MAX_FIELDS = 1024;

/** Most bytes in the headers of one multipart field: a name, a file name and a type fit well. */
const MAX_FIELD_HEAD = 8 * 1024;

/** A parameter of a media type. A backslash in quotes is refused: parsers disagree on its meaning. */
const PARAMETER = /;\s*(?:([\w!#$%&'*+.^`|~-]+)=("[^"\\]*"|[^\s";\\]*))?\s*/y;

/** The boundaries that RFC 2046 allows, section 5.1.1. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

export const isMultipartForm = (contentType: string) =>
  /^multipart\/form-data\s*(;|$)/i.test(contentType);

export const isUrlencodedForm = (contentType: string) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);

/**
 * The boundary of a multipart form, which its Content-Type names exactly once.
 * @throws Refusal BODY_UNREADABLE for a type in which two parsers could find different boundaries.
 */
export function boundaryOf(contentType: string): string {
  const found: string[] = [];
  PARAMETER.lastIndex = contentType.search(/;|$/);
  while (PARAMETER.lastIndex < contentType.length) {
    const parameter = PARAMETER.exec(contentType);
    if (!parameter) {
      throw new Refusal('BODY_UNREADABLE');
    }
    const [, name = '', value = ''] = parameter;
    if (name.toLowerCase() === 'boundary') {
      found.push(value.replace(/^"|"$/g, ''));
    }
  }
  const [boundary = '', another] = found;
  if (another !== undefined || !BOUNDARY.test(boundary)) {
    throw new Refusal('BODY_UNREADABLE');
  }
  return boundary;
}

/**
 * Refuses a multipart form that takes long to parse.
 * @returns the media type for the parser
 */
export function checkMultipart(body: Buffer, boundary: string): string {
  refuseManyFields(body, `--${boundary}`);
  refuseLongHeads(body, `--${boundary}\r\n`);
  return `multipart/form-data; boundary="${boundary}"`;
}

/**
 * Refuses a urlencoded form that takes long to parse, and turns each plus sign of the body into a space.
 * @returns the media type for the parser
 */
export function checkUrlencoded(body: Buffer): string {
  refuseManyFields(body, '&');
  spacesForPlus(body);
  return 'application/x-www-form-urlencoded';
}

/** @throws Refusal FIELDS_TOO_MANY */
function refuseManyFields(body: Buffer, separator: string): void {
  if (occursMoreThan(body, separator, MAX_FIELDS)) {
    throw new Refusal('FIELDS_TOO_MANY');
  }
}

function occursMoreThan(body: Buffer, text: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = body.indexOf(text, at + 1, 'latin1');
    if (at === -1) {
      return false;
    }
  }
  return true;
}

/** @throws Refusal BODY_UNREADABLE for a field whose headers are so long that parsing takes long. */
function refuseLongHeads(body: Buffer, delimiter: string): void {
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + 1)) {
    const end = body.indexOf('\r\n\r\n', at);
    if (end - at > MAX_FIELD_HEAD) {
      throw new Refusal('BODY_UNREADABLE');
    }
  }
}

/** Turns each + into a space: Node decodes the plus sign a hundred times slower. */
function spacesForPlus(body: Buffer): void {
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] === 0x2b) {
      body[at] = 0x20;
    }
  }
}
