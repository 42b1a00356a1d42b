/**
 * Encodes a text for a hidden input. A form carries the text of its file as it was, so that both can be merged with a newer
 * file even after a restart of the editor.
 */
export const encoded = (text: string): string => Buffer.from(text).toString('base64');

/** Decodes what `encoded` wrote. */
export const decoded = (value: string): string => Buffer.from(value, 'base64').toString();
