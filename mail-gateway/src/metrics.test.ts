import { describe, expect, it } from 'vitest';
import { sendForm, testApp } from '../test/support.ts';

describe('the metrics', () => {
  it('count messages, refusals and states, and hold nothing that a visitor wrote', async () => {
    const { app } = await testApp();
    await app.inject(await sendForm());
    await app.inject(await sendForm());
    await app.inject(await sendForm({ user_id: 'canary-1' }));
    await app.inject(await sendForm({ from_name: 'canary-2', company_website: 'canary-3' }));
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
