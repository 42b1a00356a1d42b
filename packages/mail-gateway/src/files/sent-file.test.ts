import { describe, expect, it } from 'vitest';
import { HOST, ordinary } from '../../test/support/arrange.ts';
import { appAsking, briefQuestion, formWith, pdfOf } from '../../test/support/files.ts';
import type { Question } from '../contact-form.ts';
import type { RefusalCode } from '../errors.ts';
import { english } from '../languages/words.ts';

const pdf = pdfOf(300);

/** An application whose form asks for a file. */
async function appThatAsks(about: Partial<Question> = {}, env: Record<string, string> = {}) {
  const given = await appAsking({ ...briefQuestion, ...about }, env);
  const refuses = async (body: FormData, code: RefusalCode) => {
    expect((await given.send(body)).body).toBe(english.refusals[code]);
    expect(await given.kept()).toEqual([]);
  };
  return { ...given, refuses };
}

describe('a file that the form asks for', () => {
  it('is kept with its message, which names it as the answer to its question', async () => {
    const { send, kept, store } = await appThatAsks();
    expect((await send(formWith(pdf, 'Plan für Ada.PDF'))).body).toBe('OK');
    const [message] = await kept();
    expect(message).toMatchObject({
      file: { name: 'Plan für Ada.pdf', type: 'application/pdf', bytes: 300 },
      otherFields: [['Your brief', 'Plan für Ada.pdf (1 kB)']],
    });
    expect(await store.fileOf(message?.id ?? '')).toEqual(new Uint8Array(pdf));
  });

  it('is kept under the ending of its content', async () => {
    const { send, kept } = await appThatAsks();
    expect((await send(formWith(Buffer.from('RIFF\x24\0\0\0WEBPVP8 '), 'Büro.jpg'))).body).toBe(
      'OK',
    );
    expect((await kept())[0]?.file).toMatchObject({ name: 'Büro.webp', type: 'image/webp' });
  });

  it('may be left out, unless it is needed', async () => {
    const { send, kept } = await appThatAsks();
    expect((await send(formWith(Buffer.alloc(0), ''))).body).toBe('OK');
    expect((await kept()).map(({ file }) => file)).toEqual([null]);
    const needed = await appThatAsks({ required: true });
    await needed.refuses(formWith(Buffer.alloc(0), ''), 'ANSWERS_WRONG');
  });

  it('sent again with its message is one message, and another file is another', async () => {
    const { send, kept, store } = await appThatAsks({}, { FILES_MEGABYTES: '1' });
    const large = pdfOf(600_000);
    for (const content of [large, large, pdf, pdf]) {
      expect((await send(formWith(content))).body).toBe('OK');
    }
    expect((await kept()).map(({ file }) => file?.bytes).sort()).toEqual([300, 600_000]);
    expect(await store.countFileBytes()).toBe(600_300);
  });

  it.each<[string, Uint8Array, string, RefusalCode]>([
    ['a program', Buffer.from('MZ\x90\0'), 'brief.pdf', 'FILE_TYPE'],
    ['a PDF with the name of a program', pdf, 'brief.pdf.exe', 'FILE_TYPE'],
    ['a picture that is not asked for', Buffer.from('GIF89a'), 'brief.jpg', 'FILE_TYPE'],
    ['a file without an ending', pdf, 'brief', 'FILE_TYPE'],
    ['an empty file', Buffer.alloc(0), 'brief.pdf', 'FILE_EMPTY'],
    ['a damaged file', Buffer.alloc(100), 'brief.pdf', 'FILE_DAMAGED'],
    ['a file of a kind that is not asked for', Buffer.from('text'), 'brief.txt', 'FILE_TYPE'],
    ['a file that is too large', pdfOf(2 * 1024 * 1024 + 1), 'brief.pdf', 'FILE_TOO_LARGE'],
    ['a file that is much too large', pdfOf(3_000_000), 'brief.pdf', 'FILE_TOO_LARGE'],
  ])('is refused with its message: %s', async (_what, content, name, code) => {
    const { refuses } = await appThatAsks({ accept: ['pdf', 'jpg'] });
    await refuses(formWith(content, name), code);
  });

  it('may come only once: a second file, a file of another field, and a text instead of a file are refused', async () => {
    const { refuses } = await appThatAsks();
    const two = formWith(pdf);
    two.append('brief', new File(['%PDF-2'], 'second.pdf'));
    await refuses(two, 'FILE_SENT');
    await refuses(formWith(pdf, 'brief.pdf', { field: 'other' }), 'FILE_SENT');
    const text = formWith(Buffer.alloc(0), '');
    text.append('brief', 'brief.pdf (1 kB)');
    await refuses(text, 'ANSWERS_WRONG');
  });

  it.each([
    ['../../etc/cron.d/x.pdf', 'x.pdf'],
    ['C:\\fakepath\\plan.pdf', 'plan.pdf'],
    ['a\r\nBcc: eve@example.com.pdf', 'a Bcc_ eve@example.com.pdf'],
    ['exe.\u202efdp.pdf', 'exe.fdp.pdf'],
    ['..pdf', 'file.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['<b>"a|b?*.pdf', '_b__a_b__.pdf'],
    [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(20).slice(0, 96).trim()}.pdf`],
    [' 計画 .PDF ', '計画.pdf'],
    ['plan.pdf. .', 'plan.pdf'],
    ['CON.pdf', 'CON_.pdf'],
    ['aux.tar.pdf', 'aux_.tar.pdf'],
    ['nul .txt.pdf', 'nul_ .txt.pdf'],
    ['Com1.pdf', 'Com1_.pdf'],
    ['lpt².pdf', 'lpt²_.pdf'],
    ['NUL .pdf', 'NUL_.pdf'],
    ['console.pdf', 'console.pdf'],
    ['a\u3164\ufe0f\u{e0041}.pdf', 'a.pdf'],
    [`${'計'.repeat(150)}.pdf`, `${'計'.repeat(78)}.pdf`],
    [`${'👍🏽'.repeat(50)}.pdf`, `${'👍🏽'.repeat(24)}.pdf`],
  ])('has a safe name: %j becomes %j', async (given, name) => {
    const { send, kept } = await appThatAsks();
    expect((await send(formWith(pdf, given))).body).toBe('OK');
    expect((await kept())[0]?.file?.name).toBe(name);
  });

  it('leaves no room for a message of more than 256 KiB beside it', async () => {
    const { refuses } = await appThatAsks();
    await refuses(formWith(pdf, 'a.pdf', { from_message: 'x'.repeat(300_000) }), 'BODY_TOO_LARGE');
  });

  it('is refused when files have used up their space; messages without a file are not', async () => {
    const { send, kept } = await appThatAsks({}, { FILES_MEGABYTES: '1' });
    const status = async (content: Buffer, name: string) =>
      (await send(formWith(content, name))).statusCode;
    expect(await status(pdfOf(700_000), 'a.pdf')).toBe(200);
    expect(await status(pdfOf(700_000, 'y'), 'b.pdf')).toBe(507);
    expect(await status(Buffer.alloc(0), '')).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  it('is no field of a call with JSON', async () => {
    const { app, kept } = await appThatAsks();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      headers: { host: HOST, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...ordinary, template_params: { from_name: 'Ada', brief: 'x' } }),
    });
    expect(answer.statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  });
});
