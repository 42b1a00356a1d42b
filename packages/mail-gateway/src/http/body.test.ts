import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOST, ordinary } from '../../test/support/arrange.ts';
import { appAsking, briefQuestion } from '../../test/support/files.ts';
import { MAX_BODY_BYTES } from '../messages/message.ts';
import { parseForm } from './body.ts';

const CALL = '/api/v1.0/email/send-form';

/** A multipart form with one field and this boundary. */
const formBetween = (boundary: string) =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="from_name"\r\n\r\nAda\r\n--${boundary}--\r\n`,
  );

describe('the boundary of a form', () => {
  it.each([
    ['boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
    ['boundary="b"', 'b'],
    ['BOUNDARY=b', 'b'],
    ['boundary=b; charset=utf-8', 'b'],
    ['charset="utf-8" ; boundary=b;', 'b'],
    // Java's mail library does not quote them.
    ['boundary=----=_Part_1_23.456', '----=_Part_1_23.456'],
    [`boundary="'()+_,-./:=? x"`, "'()+_,-./:=? x"],
    [`boundary=${'b'.repeat(70)}`, 'b'.repeat(70)],
    ['x="; boundary=a"; boundary=b', 'b'],
  ])('may be given as %s', async (parameters, boundary) => {
    const { fields } = await parseForm(formBetween(boundary), `multipart/form-data; ${parameters}`);
    expect(fields).toEqual({ from_name: 'Ada' });
  });

  it.each([
    ['boundary="r\\r"', 'rr'],
    ['boundary=r\\r', 'r\\r'],
    ['boundary="b "', 'b '],
    ['boundary=""', ''],
    ['boundary=', ''],
    [`boundary=${'b'.repeat(71)}`, 'b'.repeat(71)],
    ['boundary="b{"', 'b{'],
    ['boundary="bü"', 'bü'],
    ['boundary=a; boundary=b', 'a'],
    ['boundary=a; boundary=b', 'b'],
    ['boundary=b; boundary=b', 'b'],
    ['boundary=(comment)b', 'b'],
    ['boundary=b (comment)', 'b'],
    ["boundary*=utf-8''b", 'b'],
    ['boundary*0=b; boundary*1=c', 'bc'],
    ['boundary="b', 'b'],
    ['x="\\"; boundary=a; "; boundary=b', 'a'],
    ['charset=utf-8', ''],
  ])('is refused as %s', async (parameters, boundary) => {
    const refused = parseForm(formBetween(boundary), `multipart/form-data; ${parameters}`);
    await expect(refused).rejects.toMatchObject({ code: 'BODY_UNREADABLE', status: 400 });
  });
});

describe('a form of empty parts, where the form asks for a file,', () => {
  it.each([
    'boundary="r\\r"',
    'boundary=rr',
    'boundary="rr"',
    'boundary=a; boundary=rr',
    'x="; boundary=a"; boundary=rr',
    'boundary=rr; boundary=a',
  ])('is refused without being parsed, with %s', async (parameters) => {
    const parse = vi.spyOn(Response.prototype, 'formData');
    onTestFinished(() => parse.mockRestore());
    const { app } = await appAsking(briefQuestion);
    const answer = await app.inject({
      method: 'POST',
      url: CALL,
      payload: Buffer.from('--rr\r\n\r\n\r\n'.repeat(100_000)),
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': `multipart/form-data; ${parameters}`,
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(parse).not.toHaveBeenCalled();
  });
});

describe('the texts of a form with a file', () => {
  /** A form of a file and a text that has as many bytes beside the file. */
  const formOf = async (bytes: number) => {
    const file = 'x'.repeat(1000);
    const formWith = (text: string) => {
      const form = new FormData();
      form.set('brief', new File([file], 'brief.txt'));
      form.set('from_message', text);
      return new Response(form);
    };
    const others = (await formWith('').arrayBuffer()).byteLength - file.length;
    const form = formWith('y'.repeat(bytes - others));
    const type = form.headers.get('content-type') ?? '';
    return { body: Buffer.from(await form.arrayBuffer()), type };
  };

  it('may have as many bytes as a form without a file, and no more', async () => {
    const { body, type } = await formOf(MAX_BODY_BYTES);
    expect((await parseForm(body, type)).files).toHaveLength(1);
    const larger = await formOf(MAX_BODY_BYTES + 1);
    await expect(parseForm(larger.body, larger.type)).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
    });
  });
});

describe('a form with encoded names', () => {
  it('is read by the type that was checked, whatever else its type says', async () => {
    const body = Buffer.from(new URLSearchParams({ from_name: ordinary.from_name }).toString());
    const type = 'application/x-www-form-urlencoded; charset="utf-16"; charset=x\\y';
    expect((await parseForm(body, type)).fields).toEqual({ from_name: ordinary.from_name });
  });
});
