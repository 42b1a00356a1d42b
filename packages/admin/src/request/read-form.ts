import { withoutMarks } from '../../../content-model/src/preview.ts';

/** A text without control characters but tabs and line ends, and with a space for each line break within a paragraph. */
const withoutControls = (text: string) =>
  text.replaceAll(/[\v\f\u0085\u2028\u2029]/g, ' ').replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');

/**
 * Reads a posted form.
 *
 * The draft marks its texts with invisible characters, which come along with what somebody copies there; they are removed,
 * and so are control characters of other programs.
 *
 * @param type its content type
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
