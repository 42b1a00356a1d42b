import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { invite } from '../../src/sign-in/sign-in-links.ts';
import { HOST, temporaryFolder, testApp } from './arrange.ts';

export const people = 'ada@agency.example, bea@agency.example=edit';

/** Starts a server in place of the admin's process, which answers with the request as JSON. @returns its socket */
async function startAdmin(): Promise<string> {
  const socket = path.join(temporaryFolder(), 'admin.sock');
  const admin = createServer(async (request: IncomingMessage, response) => {
    const chunks = await request.toArray();
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: chunks.join('') }));
  });
  admin.listen(socket);
  await once(admin, 'listening');
  onTestFinished(() => void admin.close());
  return socket;
}

/** A gateway with an admin for `people`, reached by HTTPS. No admin's process is started if `env` names a socket. */
export async function adminGateway(
  env: Record<string, string> = {},
  given?: Parameters<typeof testApp>[1],
) {
  const settings = {
    ADMIN_EMAILS: people,
    GATEWAY_URL: `https://${HOST}`,
    TRUST_PROXY: 'true',
    ADMIN_SOCKET: env['ADMIN_SOCKET'] ?? (await startAdmin()),
    ...env,
  };
  const { app, ...rest } = await testApp(settings, given);
  /** Sends a request over HTTPS, as a proxy passes it on. A header that is undefined is left out. */
  const ask = (
    method: 'GET' | 'POST',
    url: string,
    {
      headers = {},
      form = '',
    }: { headers?: Record<string, string | undefined>; form?: string } = {},
  ) => {
    const all: Record<string, string | undefined> = {
      host: HOST,
      'x-forwarded-proto': 'https',
      ...(method === 'POST' && { origin: `https://${HOST}` }),
      ...(form !== '' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    };
    return app.inject({
      method,
      url,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      ...(form !== '' && { payload: form }),
    });
  };
  const linkFor = async (email: string) => {
    const { settings, store, clock } = rest;
    return new URL((await invite(email, { settings, store, now: clock.now })) ?? '').pathname;
  };
  const signIn = async (email: string, userAgent = '') => {
    const headers = { 'user-agent': userAgent };
    const answer = await ask('POST', await linkFor(email), { headers });
    const [{ name, value } = { name: '', value: '' }] = answer.cookies;
    return { answer, headers: { cookie: `${name}=${value}` } };
  };
  return { app, ...rest, ask, linkFor, signIn };
}
