import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newMessage, temporaryFolder } from '../../test/support/arrange.ts';
import { fileOf, pdfOf } from '../../test/support/files.ts';
import { inboxWith, onDisk } from '../../test/support/inbox.ts';

const content = pdfOf(200_000, 'a secret plan ');

async function inboxWithFile() {
  const message = newMessage({}, { file: fileOf(content) });
  const plain = newMessage({ from_name: 'Bo' });
  return { ...(await inboxWith(message, plain)), id: message.id, plain: plain.id };
}

describe('the file of a message in the inbox', () => {
  it('is named by show, and saved where the owner says, over nothing that is there', async () => {
    const { run, id, plain } = await inboxWithFile();
    const target = path.join(temporaryFolder(), 'saved.pdf');
    expect((await run('show', id, '--save', target)).out).toContain('plan.pdf, application/pdf');
    expect(readFileSync(target)).toEqual(content);
    expect(statSync(target).mode & 0o077).toBe(0);
    expect(await run('show', id, '--save', target)).toMatchObject({
      code: 1,
      err: expect.stringContaining('EEXIST'),
    });
    expect(await run('show', plain, '--save', `${target}2`)).toMatchObject({
      code: 1,
      err: `Message ${plain} has no file.\n`,
    });
  });

  it('is named by export, and saved into a folder, as often as asked', async () => {
    const { run, id } = await inboxWithFile();
    const folder = path.join(temporaryFolder(), 'files');
    await run('export', '--json', '--files', folder);
    const { out } = await run('export', '--json', '--files', folder);
    const named = JSON.parse(out).map((each: { file: string }) => each.file);
    expect(named.sort()).toEqual([null, 'plan.pdf']);
    expect(readdirSync(folder)).toEqual([`${id}-plan.pdf`]);
    expect(readFileSync(path.join(folder, `${id}-plan.pdf`))).toEqual(content);
  });

  it('is erased with its message, and nothing of it is left in the files of the database', async () => {
    const { run, id, url, store } = await inboxWithFile();
    expect(onDisk(url)).toContain('a secret plan');
    expect((await run('erase', id, '--yes')).code).toBe(0);
    expect(await store.countFileBytes()).toBe(0);
    expect(onDisk(url)).not.toContain('a secret plan');
  });
});
