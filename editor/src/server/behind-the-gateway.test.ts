import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { adminGateway } from '../../../mail-gateway/test/support/admin.ts';
import { contentCopy } from '../../test/requests.ts';
import { onlineEditor } from './online-editor.ts';
import { routes } from './routes.ts';

/** The gateway with the room behind it, and how many requests have reached the room. */
async function gatewayWithRoom() {
  const folder = contentCopy();
  const room = await onlineEditor({ folder, report: () => {} });
  onTestFinished(() => room.close());
  const reached: string[] = [];
  room.addHook('onRequest', async ({ method, url }) => {
    reached.push(`${method} ${url}`);
  });
  const ADMIN_SOCKET = join(folder, '../room.sock');
  await room.listen({ path: ADMIN_SOCKET });
  return { ...(await adminGateway({ ADMIN_SOCKET })), reached };
}

test('no route of the room is reached by a stranger', async () => {
  const { ask, reached } = await gatewayWithRoom();
  expect(routes.length).toBeGreaterThan(35);
  const answers = await Promise.all(
    routes.flatMap(({ method, path }) =>
      ['projects/coldline.png', 'page.css', 'x'].map(async (rest) => {
        const url = `/admin${path.replace('…', rest)}`;
        const { statusCode, headers, body } = await ask(method, url);
        const isRefused =
          statusCode === 401 ||
          (method === 'GET' && statusCode === 303 && headers.location === '/admin/sign-in');
        return isRefused && body === '' ? '' : `${method} ${url}: ${statusCode}`;
      }),
    ),
  );
  expect(answers.filter((wrong) => wrong !== '')).toEqual([]);
  expect(reached).toEqual([]);
});

test('who may only edit publishes nothing, however the address is written', async () => {
  const { ask, signIn } = await gatewayWithRoom();
  const bea = await signIn('bea@agency.example');
  for (const url of [
    '/admin/publish',
    '/admin/%70ublish',
    '/%61dmin/publish',
    '/admin/./publish',
    '/admin/x/%2e%2e/publish',
    '/admin/%70ublish/discard',
    '/admin/history/%74ake-back',
  ]) {
    const { statusCode, body } = await ask('POST', url, { ...bea, form: 'a=b' });
    expect([url, statusCode, body.includes('You may edit, but not publish')]).toEqual([
      url,
      403,
      true,
    ]);
  }
});
