import { describe, expect, it } from 'vitest';
import { memoryStore, testApp } from '../../test/support/arrange.ts';

describe('the metrics', () => {
  it('count messages, refusals and states, and hold nothing that a visitor wrote', async () => {
    const { app, post } = await testApp();
    await post();
    await post();
    await post({ user_id: 'canary-1' });
    await post({ from_name: 'canary-2', company_website: 'canary-3' });
    await app.inject('/canary-4?canary-5');
    const { body, headers, statusCode } = await app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=');
    expect(body).toContain('gateway_accepted_total{outcome="kept",state="queued"} 1');
    expect(body).toContain('gateway_accepted_total{outcome="repeated",state="queued"} 1');
    expect(body).toContain('gateway_accepted_total{outcome="kept",state="spam"} 1');
    expect(body).toContain('gateway_refused_total{code="KEY_WRONG"} 1');
    expect(body).toContain('gateway_messages{state="queued"} 1');
    expect(body).toContain('gateway_oldest_waiting_seconds 0');
    expect(body).not.toContain('canary');
  });

  it('say how long answers took, by route and status', async () => {
    const { app, post } = await testApp();
    await post();
    await post({ user_id: 'other' });
    await app.inject('/nothing/here');
    const { body } = await app.inject('/metrics');
    const count = (labels: string) =>
      new RegExp(`^gateway_request_seconds_count{${labels}} (\\d+)$`, 'm').exec(body)?.[1];
    expect(count('route="/api/v1.0/email/send-form",status="200"')).toBe('1');
    expect(count('route="/api/v1.0/email/send-form",status="400"')).toBe('1');
    expect(count('route="/\\*",status="404"')).toBe('1');
  });

  it('are served while the database is away, without the figures from it', async () => {
    const store = await memoryStore();
    const { app, post } = await testApp({}, { store });
    await post();
    expect((await app.inject('/metrics')).body).toContain('gateway_messages{state="queued"} 1');
    await store.close();
    await post({ from_name: 'Grace' });
    const { statusCode, body } = await app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('gateway_refused_total{code="STORE_UNAVAILABLE"} 1');
    expect(body).not.toMatch(/^gateway_(messages|oldest_waiting_seconds)\b/m);
  });

  it.each(['localhost', 'localhost:4321', '127.0.0.1:4321', '[::1]:4321'])(
    'are shown to this machine when it asks for %s',
    async (host) => {
      const { app } = await testApp();
      expect((await app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    { host: 'agency.example' },
    { host: 'localhost.evil.example' },
    { 'x-real-ip': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { via: '1.1 proxy' },
  ])('are not shown to whom a proxy lets in: %j', async (headers) => {
    const { app } = await testApp();
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('are for this machine only, or for whoever knows the token', async () => {
    const statusOf = async (env: Record<string, string>, request: object) =>
      (await (await testApp(env)).app.inject({ url: '/metrics', ...request })).statusCode;
    expect(await statusOf({}, {})).toBe(200);
    expect(await statusOf({}, { remoteAddress: '203.0.113.7' })).toBe(404);
    expect(await statusOf({}, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
    const token = { METRICS_TOKEN: 'secret' };
    const bearing = (given: string) => ({ headers: { authorization: `Bearer ${given}` } });
    expect(await statusOf(token, {})).toBe(404);
    expect(await statusOf(token, bearing('secreT'))).toBe(404);
    expect(await statusOf(token, { ...bearing('secret'), remoteAddress: '203.0.113.7' })).toBe(200);
  });
});
