/** Characters that XML 1.0 does not allow, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text without the characters that XML does not allow. */
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(FORBIDDEN, '');
