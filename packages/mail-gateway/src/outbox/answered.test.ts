import { describe, expect, it } from 'vitest';
import { NOON } from '../../test/support/arrange.ts';
import { followingGateway } from '../../test/support/follow-ups.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DAY, HOUR } from '../time.ts';
import { createDigests } from './digest.ts';

// NOON is a Friday.
const [SATURDAY, MONDAY, TUESDAY, WEDNESDAY] = [1, 3, 4, 5].map((days) => NOON + days * DAY);
const GATEWAY_URL = 'https://agency.example';

describe('whether an enquiry is answered', () => {
  /** A gateway with links in its mails; `digestOn` makes a digest at a time and returns all that were mailed. */
  async function mailingGateway(env: Record<string, string> = {}) {
    const gateway = await followingGateway(() => openSqlite(':memory:'), {
      OWNER_LINKS_SECRET: 'a secret of thirty-two characters',
      GATEWAY_URL,
      ...env,
    });
    const { app, clock, store, worker, context, received } = gateway;
    const logger = { info() {} };
    const makeDigest = createDigests({ ...context, isMailed: true, worker, logger });
    const texts = () => received.map(({ mail }) => `${mail.subject}\n${mail.text}`);
    async function digestOn(day = NOON) {
      clock.now = day;
      await makeDigest();
      await worker.drain();
      return texts().filter((text) => text.startsWith('Contact form:'));
    }
    const receive = (from_name: string, fields: Record<string, string> = {}) =>
      gateway.receive({ from_name, from_message: `I am ${from_name}`, ...fields });
    const linkIn = (text = '') =>
      new URL(/Mark as answered: (\S+)/.exec(text)?.[1] ?? '').href.slice(GATEWAY_URL.length);
    const headers = { host: 'agency.example', origin: GATEWAY_URL };
    const open = (url: string) => app.inject({ url, headers });
    const press = (url: string) => app.inject({ method: 'POST', url, headers });
    const handlings = async () =>
      Object.fromEntries(
        (await store.list({})).map(({ fields, handling }) => [fields.from_name, handling]),
      );
    return { clock, texts, receive, digestOn, linkIn, open, press, handlings };
  }

  it('is noted by the link in its mail, at the press of the button only', async () => {
    const { texts, receive, linkIn, open, press, handlings } = await mailingGateway();
    await receive('Ada');
    await receive('Grace');
    const link = linkIn(texts().find((text) => text.includes('I am Ada')));
    expect((await open(link)).body).toContain('<button>Mark as answered</button>');
    expect(await handlings()).toEqual({ Ada: 'new', Grace: 'new' });
    expect((await press(link)).body).toContain('This enquiry is marked as answered.');
    expect(await handlings()).toEqual({ Ada: 'answered', Grace: 'new' });
    expect((await press(link)).body).toContain('is marked as answered already');
    const forged = link.replace('/answered/', '/delete/');
    expect((await press(forged)).statusCode).toBe(404);
    expect(await handlings()).toEqual({ Ada: 'answered', Grace: 'new' });
  });

  it('is asked by the digest once, after two working days, of mailed enquiries that look meant', async () => {
    const { clock, texts, receive, digestOn, linkIn, press } = await mailingGateway();
    clock.now = NOON - 4 * HOUR;
    await receive('Ada');
    await receive('Grace');
    await receive('Answered');
    await receive('http://spam.example', { from_message: 'http://spam.example' });
    await press(linkIn(texts().find((text) => text.includes('I am Answered'))));
    expect(await digestOn(SATURDAY)).toEqual([]);
    expect(await digestOn(MONDAY)).toEqual([]);
    await press(linkIn(texts().find((text) => text.includes('I am Grace'))));
    const [digest = '', ...more] = await digestOn(TUESDAY);
    expect(more).toEqual([]);
    expect(digest).toMatch(/^Contact form: 1 enquiry waits for an answer\n/);
    expect(digest).toContain('have waited for an answer for more than two working days');
    expect(digest).toContain('1. Ada, ada@example.com');
    expect(digest).not.toMatch(/Grace|I am Answered|spam|not mailed to you|Deleted:/);
    expect((await press(linkIn(digest))).body).toContain('is marked as answered.');
    expect(await digestOn(WEDNESDAY)).toHaveLength(1);
  });

  it('does not ask about messages from the time before the gateway asked', async () => {
    const { clock, receive, digestOn } = await mailingGateway();
    clock.now = NOON - 20 * DAY;
    await receive('Ada');
    expect(await digestOn(NOON)).toEqual([]);
  });

  it('follows the withheld messages in a digest with both, without links if there are none', async () => {
    const withoutLinks = { OWNER_LINKS_SECRET: '', GATEWAY_URL: '' };
    const { clock, texts, receive, digestOn } = await mailingGateway(withoutLinks);
    clock.now = NOON - 7 * DAY;
    await receive('Ada');
    await receive('Bot', { company_website: 'x' });
    const [digest = ''] = await digestOn(NOON);
    expect(digest).toMatch(/^Contact form: 1 message withheld, 1 enquiry waits for an answer\n/);
    expect(digest).toMatch(/1\. Bot,[\s\S]*answered ID[\s\S]*2\. Ada,/);
    expect(texts().join()).not.toContain('Mark as answered');
  });
});
