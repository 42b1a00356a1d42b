import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { listen, stored } from '../../test/support/arrange.ts';
import { outcomeOf } from '../../test/support/delivery.ts';
import { EmailjsRelay } from './emailjs.ts';

/** A fake EmailJS API that gives these answers in turn, then 200 and `OK`. */
async function startProvider(...answers: (number | { status: number; text: string })[]) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ method: request.method, url: request.url, body: await json(request) });
    const answer = answers.shift() ?? { status: 200, text: 'OK' };
    const { status, text } =
      typeof answer === 'number' ? { status: answer, text: 'Account not found' } : answer;
    response.writeHead(status).end(text);
  });
  return { asked, origin: `http://127.0.0.1:${await listen(server)}` };
}

const relayTo = (origin: string, minIntervalMs = 0) =>
  new EmailjsRelay({
    minIntervalMs,
    origin,
    serviceId: 's',
    templateId: 't',
    publicKey: 'public',
    privateKey: 'private',
    spamMark: '[Possible spam] ',
    locale: 'en-GB',
  });

describe('the EmailJS relay', () => {
  it('sends other fields under their names and below the message, and marks possible spam', async () => {
    const { asked, origin } = await startProvider();
    const otherFields = [
      ['company', 'Acme'],
      ['from_name', 'not this one'],
    ] as const;
    await relayTo(origin).deliver(stored({}, { otherFields, reasons: 'many-links' }));
    expect(asked).toMatchObject([
      {
        body: {
          template_params: {
            company: 'Acme',
            from_name: 'Ada Lovelace',
            from_subject: '[Possible spam] A new website',
            from_message: expect.stringMatching(/website\.\n\ncompany: Acme\n\n/),
          },
        },
      },
    ]);
  });

  it('is asked once in an interval, and not at all for an attempt that ends before its turn', async () => {
    const { asked, origin } = await startProvider();
    const relay = relayTo(origin, 50);
    const began = performance.now();
    const ended = { signal: AbortSignal.abort(), written() {} };
    await Promise.all([
      relay.deliver(stored()),
      relay.deliver(stored()),
      expect(relay.deliver(stored(), ended)).rejects.toMatchObject({ away: true }),
      relay.deliver(stored()),
    ]);
    expect(asked).toHaveLength(3);
    expect(performance.now() - began).toBeGreaterThanOrEqual(149);
  });

  it('sends the five fields with the private key', async () => {
    const { asked, origin } = await startProvider();
    const message = stored();
    await relayTo(origin).deliver(message);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/api/v1.0/email/send',
        body: {
          service_id: 's',
          template_id: 't',
          user_id: 'public',
          accessToken: 'private',
          template_params: message.fields,
        },
      },
    ]);
  });

  it.each([
    [404, false, true],
    [429, false, true],
    [503, false, true],
    [400, true, false],
    [403, true, true],
    [413, true, false],
  ])('takes no %i as final, alerts a person: %s, is away: %s', async (status, person, away) => {
    const { origin } = await startProvider(status);
    const relay = relayTo(origin);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual([String(status), person, away]);
    expect(await outcomeOf(relay.deliver(stored()))).toBe('taken');
  });

  it.each([
    { status: 200, text: '<!doctype html><title>Log in to this network</title>' },
    { status: 200, text: '' },
    { status: 202, text: 'later' },
  ])('reads %j as a failure, and reports the answer', async (answer) => {
    const { origin } = await startProvider(answer, answer);
    const relay = relayTo(origin);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['not-ok', false, true]);
    await expect(relay.deliver(stored())).rejects.toThrow(
      `EmailJS answered ${answer.status} without OK: ${answer.text}`,
    );
  });

  it.each([
    { status: 200, text: 'OK\n' },
    { status: 204, text: '' },
  ])('takes %j for a delivery', async (answer) => {
    const { origin } = await startProvider(answer);
    expect(await outcomeOf(relayTo(origin).deliver(stored()))).toBe('taken');
  });

  it("follows no redirect with a visitor's text", async () => {
    const elsewhere = await startProvider();
    const server = createServer((_request, response) => {
      response.writeHead(307, { location: `${elsewhere.origin}/api/v1.0/email/send` }).end();
    });
    const relay = relayTo(`http://127.0.0.1:${await listen(server)}`);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['unreachable', false, true]);
    expect(elsewhere.asked).toEqual([]);
  });

  it('says so when nobody answers', async () => {
    const relay = relayTo('http://127.0.0.1:1');
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['unreachable', false, true]);
  });

  it('reads no more than the beginning of an answer that never ends', async () => {
    const sent = { bytes: 0, closed: false };
    const server = createServer((_request, response) => {
      const flow = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16 * 1024, 'x'))) {
          sent.bytes += 16 * 1024;
        }
      };
      response.on('drain', flow).on('close', () => {
        sent.closed = true;
      });
      flow();
    });
    const relay = relayTo(`http://127.0.0.1:${await listen(server)}`);
    expect(await outcomeOf(relay.deliver(stored()))).toEqual(['not-ok', false, true]);
    await expect.poll(() => sent.closed).toBe(true);
    // What the sockets on both sides hold comes on top of the 64 KB.
    expect(sent.bytes).toBeLessThan(20e6);
  });

  it('does not send a mail that EmailJS would ignore because of its size', async () => {
    const { asked, origin } = await startProvider();
    const relay = relayTo(origin);
    const large = stored({ from_message: 'é'.repeat(25_000) });
    expect(await outcomeOf(relay.deliver(large))).toEqual(['too-large', true, false]);
    expect(asked).toEqual([]);
  });
});
