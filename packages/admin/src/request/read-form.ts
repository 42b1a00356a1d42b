import { withoutMarks } from '../../../content-model/src/preview.ts';

/** A text without control characters, except for tabs and line ends; a line break within a paragraph becomes a space. */
const withoutControls = (text: string) =>
  text.replaceAll(/[\v\f\u0085\u2028\u2029]/g, ' ').replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');

/**
 * Reads a posted form.
 *
 * Two kinds of invisible characters are removed: those with which the shown pages mark their texts, which are copied with a
 * text, and control characters of other programs.
 *
 * @param type the content type of the body
 */
export async function readForm(body: Buffer, type: string): Promise<FormData> {
  const headers = { 'content-type': type };
  const posted = await new Response(new Uint8Array(body), { headers }).formData();
  const form = new FormData();
  for (const [name, value] of posted) {
    form.append(name, typeof value === 'string' ? withoutControls(withoutMarks(value)) : value);
  }
  return form;
}
