import { withoutMarks } from '../../../content-model/src/preview.ts';

/**
 * Reads a posted form.
 *
 * The draft marks its texts with invisible characters, which come along with what somebody copies there; they are removed.
 *
 * @param type its content type
 */
export async function readForm(body: Buffer, type: string): Promise<FormData> {
  const headers = { 'content-type': type };
  const posted = await new Response(new Uint8Array(body), { headers }).formData();
  const form = new FormData();
  for (const [name, value] of posted) {
    form.append(name, typeof value === 'string' ? withoutMarks(value) : value);
  }
  return form;
}
