import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentCopy } from '../../test/requests.ts';
import { onlineEditor } from './online-editor.ts';

/** The editor of a repository with one commit, in which one text has changed since. */
async function editorOfChangedContent() {
  const folder = contentCopy();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dirname(folder), ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Dayo', '-c', 'user.email=dayo@b.example'];
  git(...author, 'commit', '--quiet', '-m', 'Begin');
  const app = await onlineEditor({ folder, report: () => {} });
  onTestFinished(() => app.close());
  const ask = (method: 'GET' | 'POST', url: string, email = '', role = 'owner', form = '') =>
    app.inject({
      method,
      url,
      headers: {
        ...(email !== '' && { 'x-admin-email': encodeURIComponent(email), 'x-admin-role': role }),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      payload: form,
    });
  const moved = 'file=projects%2Fcoldline.yaml&by=1';
  await ask('POST', '/admin/move', 'ada@agency.example', 'edit', moved);
  return { ask, git };
}

test('what somebody publishes who is signed in bears their name', async () => {
  const { ask, git } = await editorOfChangedContent();
  await ask('POST', '/admin/publish', 'ada@agency.example');
  const who = '%an <%ae>, %cn <%ce>';
  const ada = 'ada <ada@agency.example>';
  expect(git('log', '-1', `--format=${who}`)).toBe(`${ada}, ${ada}`);
});

test('who may only edit reads so before anything is pressed', async () => {
  const { ask } = await editorOfChangedContent();
  const shown = async (role: string) =>
    (await ask('GET', '/admin/publish', 'bea@agency.example', role)).body;
  const [owner, editor] = [await shown('owner'), await shown('edit')];
  expect(owner).toContain('formAction="/admin/publish/later"');
  expect(editor).toContain('You may edit, but not publish');
  expect(editor).toContain('One change since');
  expect(editor).not.toMatch(/action="\/admin\/publish|formAction|publish\/discard/i);
});

test('nobody is let in whom the gateway does not name', async () => {
  const { ask } = await editorOfChangedContent();
  for (const url of ['/admin/', '/admin/picture/projects/coldline.png', '/admin/nothing']) {
    expect((await ask('GET', url)).statusCode).toBe(403);
  }
});
