import { deflateRawSync } from 'node:zlib';
import type { Question } from '../../src/contact-form.ts';
import { endings } from '../../src/files/file-formats.ts';
import { multipart, ordinary, sendForm, temporaryDatabase, testApp } from './arrange.ts';
import { contactForm, siteWithForm } from './follow-ups.ts';

/** A question for a file of any kind, of at most 2 MB. */
export const briefQuestion: Question = {
  name: 'brief',
  kind: 'file',
  label: 'Your brief',
  required: false,
  options: [],
  accept: endings,
  maxMegabytes: 2,
};

/** The folder of a built site whose form asks for a file. @param about changes of the question */
export const siteWithFile = (about: Partial<Question> = {}) =>
  siteWithForm({ questions: [{ ...briefQuestion, ...about }] });

/** An application whose form asks a question. `send` posts a form to it. */
export async function appAsking(question: Question, env: Record<string, string> = {}) {
  const form = contactForm({ questions: [question] });
  const all = { DATABASE_URL: temporaryDatabase(), ...env };
  const given = await testApp(all, { form: { current: () => form } });
  const send = async (body: FormData) => {
    const { payload, headers } = await multipart([...body]);
    return given.app.inject({ ...(await sendForm({}, headers)), payload });
  };
  return { ...given, send };
}

/** A PDF of a certain size. */
export const pdfOf = (bytes: number, filling = 'x') =>
  Buffer.from(`%PDF-1.7\n${filling.repeat(Math.max(0, bytes))}`.slice(0, bytes));

/** A PDF as the file of a message. */
export const fileOf = (content: Buffer, name = 'plan.pdf') => ({
  name,
  type: 'application/pdf',
  bytes: content.length,
  content,
});

/** The form of the ordinary message, with a file. */
export function formWith(
  content: Uint8Array,
  name = 'brief.pdf',
  { field = 'brief', ...changes }: { field?: string } & Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...ordinary, ...changes })) {
    form.append(key, value);
  }
  form.append(field, new File([new Uint8Array(content)], name));
  return form;
}

/** A ZIP archive with these files in it. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const isStored = name === 'mimetype';
    const packed = isStored ? Buffer.from(text) : deflateRawSync(text);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(isStored ? 0 : 8, 4);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(text.length, 18);
    about.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(Buffer.concat(locals).length, 10);
    entries.push(Buffer.from('PK\x01\x02\0\0'), about, rest, Buffer.from(name));
    locals.push(Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed);
  }
  const [before, directory] = [Buffer.concat(locals), Buffer.concat(entries)];
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(before.length, 12);
  return Buffer.concat([before, directory, Buffer.from('PK\x05\x06'), end]);
}
