/**
 * A text for a hidden input of a form. A form carries the text of its file as it was, so that it can be joined with a newer
 * one also when the editor was started anew in between.
 */
export const encoded = (text: string): string => Buffer.from(text).toString('base64');

/** The text that `encoded` made an input's value of. */
export const decoded = (value: string): string => Buffer.from(value, 'base64').toString();
