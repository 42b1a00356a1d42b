import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { newMessage } from '../../../mail-gateway/test/support/arrange.ts';
import { gatewayWithAdmin } from '../../test/admin.ts';

/** The admin of a repository with one commit, in which one text has changed since. */
async function adminOfChangedContent() {
  const given = await gatewayWithAdmin();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dirname(given.folder), ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Dayo', '-c', 'user.email=dayo@b.example'];
  git(...author, 'commit', '--quiet', '-m', 'Begin');
  const ada = await given.signIn('ada@agency.example');
  const bea = await given.signIn('bea@agency.example');
  await given.ask('POST', '/admin/move', { ...bea, form: 'file=projects%2Fcoldline.yaml&by=1' });
  return { ...given, git, ada, bea };
}

test('a publication has the name of the person who is signed in', async () => {
  const { ask, ada, git } = await adminOfChangedContent();
  await ask('POST', '/admin/publish', { ...ada, form: 'a=b' });
  const who = '%an <%ae>, %cn <%ce>';
  const name = 'ada <ada@agency.example>';
  expect(git('log', '-1', `--format=${who}`)).toBe(`${name}, ${name}`);
});

test('a person who may only edit sees that before pressing a button', async () => {
  const { ask, ada, bea, store } = await adminOfChangedContent();
  await store.keep(newMessage({}, { id: 'aaaaaaaaaaaa' }));
  const pages = ['/publish', '/history', '/inbox', '/inbox/message?id=aaaaaaaaaaaa'];
  const shown = async (who: typeof ada) =>
    Promise.all(pages.map(async (page) => (await ask('GET', `/admin${page}`, who)).body));
  const [owner, editor] = [await shown(ada), await shown(bea)];
  const buttons = [
    /action="\/admin\/publish|formAction|publish\/discard/i,
    /take it back/,
    /inbox\/export/,
    /inbox\/erase/,
  ];
  const reasons = [
    'You may edit, but not publish',
    'To have one taken back, ask an owner',
    'For a table of all of them, ask an owner',
    'To have it erased for ever, ask an owner',
  ];
  for (const [at, reason] of reasons.entries()) {
    expect(owner[at]).toMatch(buttons[at] ?? '');
    expect(owner[at]).not.toContain(reason);
    expect(editor[at]).toContain(reason);
    expect(editor[at]).not.toMatch(buttons[at] ?? '');
  }
  expect(editor[0]).toContain('One change since');
});

test('nobody is let in without a session, though they reach the socket', async () => {
  const { admin } = await gatewayWithAdmin();
  for (const url of ['/admin/', '/admin/picture/projects/coldline.png', '/admin/nothing']) {
    const headers = { 'x-admin-email': 'ada@agency.example', 'x-admin-role': 'owner' };
    expect((await admin.inject({ url, headers })).statusCode).toBe(403);
  }
});
