import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { enquiries } from './enquiries/enquiries.ts';
import { programPosts } from './enquiries/program-posts.ts';
import { HOST, navigation, ordinary, temporaryDatabase, waitOptions } from './support/arrange.ts';
import { startGateway } from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';

const { lib_version, service_id, template_id, user_id } = ordinary;
const control = { lib_version, service_id, template_id, user_id };

/** A gateway behind a proxy, so that each post can come from an address of its own. */
async function start() {
  const { url: SMTP_URL, received } = await startMailServer();
  const DATABASE_URL = temporaryDatabase();
  const settings = { DATABASE_URL, SMTP_URL, MAIL_TO: 'owner@agency.example', TRUST_PROXY: '1' };
  const { url } = await startGateway({ ...settings, MAILS_TOTAL_PER_HOUR: '0' });
  let posts = 0;
  async function post(fields: Readonly<Record<string, string>>, hasPage = true) {
    posts += 1;
    const page = { origin: `https://${HOST}`, referer: `https://${HOST}/contact` };
    const answer = await fetch(`${url}api/v1.0/email/send-form`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...control }),
      headers: {
        'x-forwarded-host': HOST,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': `203.0.113.${posts}`,
        ...(hasPage ? page : {}),
        accept: navigation.accept,
        'sec-fetch-mode': 'cors',
      },
    });
    expect(await answer.text()).toBe('OK');
  }
  return { post, received, DATABASE_URL };
}

/** What became of each message: `plain`, `marked` or `withheld`. */
async function fates(databaseUrl: string, received: Awaited<ReturnType<typeof start>>['received']) {
  const store = await openStore(databaseUrl);
  const withheld = (await store.list({ state: 'spam' })).length;
  await store.close();
  const marked = received.filter(({ mail }) => mail.subject?.startsWith('[Possible spam] '));
  for (const { mail } of received) {
    const isMarked = marked.some((each) => each.mail === mail);
    const header = mail.headers.find(({ key }) => key === 'x-spam-flag')?.value;
    expect(header).toBe(isMarked ? 'YES' : undefined);
  }
  return { plain: received.length - marked.length, marked: marked.length, withheld };
}

/** Text as a mail has it: line ends alike, none at its end. */
const asMailed = (text: string) => text.replace(/\r\n?/g, '\n').trim();

describe('a hundred enquiries of real customers', () => {
  it('all arrive, whole, whatever they are about and however they are written', async () => {
    const { post, received, DATABASE_URL } = await start();
    for (const { about: _about, ...fields } of enquiries) {
      await post(fields);
    }
    await expect.poll(() => received.length, waitOptions).toBe(100);
    const texts = received.map(({ mail }) => asMailed(mail.text ?? ''));
    const missing = enquiries.filter(
      ({ from_message }) => !texts.some((text) => text.includes(asMailed(from_message))),
    );
    expect(missing.map(({ about }) => about)).toEqual([]);
    // Marked for a list of links (5), a link in a signature's name and a form's code pasted in.
    expect(await fates(DATABASE_URL, received)).toEqual({ plain: 93, marked: 7, withheld: 0 });
  });
});

describe('thirty posts of programs', () => {
  it('are mailed too, marked when they look like it, unless the hidden field is filled in or all is blank', async () => {
    const { post, received, DATABASE_URL } = await start();
    for (const { fields, honeypot, page } of programPosts) {
      await post({ ...fields, ...(honeypot && { company_website: honeypot }) }, page);
    }
    const expected = programPosts.filter(
      ({ fields, honeypot }) =>
        !honeypot && Object.values(fields).some((text) => text.trim() !== ''),
    ).length;
    await expect.poll(() => received.length, waitOptions).toBe(expected);
    expect(await fates(DATABASE_URL, received)).toEqual({
      plain: 13,
      marked: 7,
      withheld: 30 - expected,
    });
  });
});
