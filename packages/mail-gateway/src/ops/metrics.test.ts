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

  const elsewhere = { remoteAddress: '203.0.113.7' };
  const proxied = (headers: Record<string, string>) => ({ headers });
  const bearing = (given: string) => ({ headers: { authorization: `Bearer ${given}` } });
  it.each([
    ...['localhost', 'localhost:4321', '127.0.0.1:4321', '[::1]:4321'].map(
      (host) => [200, '', { headers: { host } }] as const,
    ),
    [404, '', elsewhere],
    ...[
      { host: 'agency.example' },
      { host: 'localhost.evil.example' },
      { 'x-real-ip': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-proto': 'https' },
      { via: '1.1 proxy' },
    ].map((headers) => [404, '', proxied(headers)] as const),
    [404, 'secret', {}],
    [404, 'secret', bearing('secreT')],
    [200, 'secret', { ...bearing('secret'), ...elsewhere }],
  ] as const)('are answered %i with the token %j to %j', async (status, METRICS_TOKEN, request) => {
    const { app } = await testApp({ METRICS_TOKEN });
    expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(status);
  });
});
