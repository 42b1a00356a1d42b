/** A line of an .env file: blank, a comment, or NAME=value. A value in quotes may have several lines. */
const entry =
  /^[ \t]*((export[ \t]+)?[A-Za-z_]\w*[ \t]*=[ \t]*("[^"]*"|'[^']*'|`[^`]*`|[^"'`#\s].*)?[ \t]*)?(#.*)?$/gm;

/**
 * The number of the first line of an .env file that Node would pass over in silence; 0 when there is
 * none.
 */
export function malformedLine(/** @type {string} */ text) {
  const rest = text
    .replaceAll('\r\n', '\n')
    .replaceAll(entry, (all) => all.replaceAll(/[^\n]/g, ''));
  return rest.split('\n').findIndex((line) => line !== '') + 1;
}
