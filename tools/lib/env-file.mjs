/** A line of an .env file: blank, a comment, or NAME=value. A value in quotes may have several lines. */
const ENTRY =
  /^[ \t]*(?:(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*("[^"]*"|'[^']*'|`[^`]*`|[^"'`# \t\n][^\n]*)?[ \t]*)?(?:#[^\n]*)?$/gm;

/** Invisible characters: unusual spaces, control characters, characters without width. */
const INVISIBLE = /(?![\n\t \u200C\u200D])[\s\p{Cc}\p{Cf}]/u;

const reasons = {
  notSetting: 'it must be NAME=value, a comment that begins with #, or blank',
  openQuote: 'its quotation mark is not closed, or text stands behind the closing one',
  hash: 'a # stands in its value: put the value in quotes, or a space before a comment',
  curlyQuote: 'its quotation marks are typographic: write them straight, as in "value"',
  twice: 'its name has a value already, in a line above',
  utf16: 'it is saved as UTF-16: save it as UTF-8',
  encoding: 'it is not saved as UTF-8',
};

/** The advice about an invisible character in a text; undefined without one. */
function invisibleIn(/** @type {string} */ text) {
  const [character] = INVISIBLE.exec(text) ?? [];
  const code = character?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return code && `it holds an invisible character (U+${code}): type it again, or use quotes`;
}

/** An unquoted value without the comment behind it. */
const withoutComment = (/** @type {string} */ value) => value.replace(/[ \t]+#.*$/, '').trimEnd();

const isQuoted = (/** @type {string} */ value) => /^["'`]/.test(value);

/** The reason why Node would change a value; undefined for a value that Node reads unchanged. */
function faultOfValue(/** @type {string} */ value, /** @type {string} */ entry) {
  if (isQuoted(value)) return undefined;
  if (/^[“”„‘’‚«»]/.test(value)) return reasons.curlyQuote;
  if (withoutComment(value).includes('#') || (value === '' && entry.includes('=#'))) {
    return reasons.hash;
  }
  return invisibleIn(value.replace(/[ \t]#.*$/, ''));
}

/** The reason why a line is invalid in a file of settings. */
const faultOfLine = (/** @type {string} */ line) =>
  /^[^=#]*=[ \t]*["'`]/.test(line) ? reasons.openQuote : (invisibleIn(line) ?? reasons.notSetting);

/** A value as Node reads it: without its quotes or comment; in double quotes, `\n` is a line break. */
function plain(/** @type {string} */ value) {
  if (value.startsWith('"')) return value.slice(1, -1).replaceAll('\\n', '\n');
  return isQuoted(value) ? value.slice(1, -1) : withoutComment(value);
}

/** @typedef {{ line: number, reason: string }} Fault `line` is 0 for the whole file */

/**
 * Reads an .env file as Node does, and finds text that Node would cut off or skip without a word.
 *
 * @param {Uint8Array} bytes in UTF-8, with or without a byte order mark
 * @returns {{ settings: Record<string, string>, fault?: Fault }} the fault contains no value
 */
export function readEnvFile(bytes) {
  if (bytes.includes(0)) return { settings: {}, fault: { line: 0, reason: reasons.utf16 } };
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n'));
  } catch {
    return { settings: {}, fault: { line: 0, reason: reasons.encoding } };
  }
}

function parse(/** @type {string} */ text) {
  /** @type {Record<string, string>} */
  const settings = {};
  const faultAt = (/** @type {number} */ index, /** @type {string} */ reason) => ({
    settings,
    fault: { line: text.slice(0, index).split('\n').length, reason },
  });
  let end = 0;
  for (const { 0: entry, 1: name, 2: value = '', index } of text.matchAll(ENTRY)) {
    const [skipped] = text.slice(end, index).replace(/^\n/, '').split('\n');
    if (skipped) return faultAt(text.indexOf(skipped, end), faultOfLine(skipped));
    if (name !== undefined) {
      const reason = Object.hasOwn(settings, name) ? reasons.twice : faultOfValue(value, entry);
      if (reason) return faultAt(index, reason);
      settings[name] = plain(value);
    }
    end = index + entry.length;
  }
  const [rest] = text.slice(end).replace(/^\n/, '').split('\n');
  return rest ? faultAt(text.indexOf(rest, end), faultOfLine(rest)) : { settings };
}
