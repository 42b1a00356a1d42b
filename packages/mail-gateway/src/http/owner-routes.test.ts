import { describe, expect, it } from 'vitest';
import { NOON, newMessage, testApp } from '../../test/support/arrange.ts';
import type { OwnerAction } from '../messages/message.ts';
import { createOwnerLinks } from '../ops/owner-links.ts';
import { DAY } from '../time.ts';

const secret = 'a secret of thirty-two characters';
const GATEWAY_URL = 'https://agency.example/mail';

async function gatewayWithLinks(env: Record<string, string> = {}) {
  const gateway = await testApp({ OWNER_LINKS_SECRET: secret, GATEWAY_URL, ...env });
  const message = newMessage({ from_message: '<b>Hello</b>' }, { state: 'spam' });
  await gateway.store.keep(message);
  await gateway.store.keep(newMessage({ from_name: 'Somebody else' }, { state: 'spam' }));
  const links = createOwnerLinks(secret, GATEWAY_URL);
  const linkTo = (action: OwnerAction, id = message.id) =>
    links.urlOf(id, action, NOON).slice('https://agency.example'.length);
  const headers = { host: 'agency.example', origin: 'https://agency.example' };
  const open = (url: string) => gateway.app.inject({ url, headers: { host: headers.host } });
  const press = (url: string, origin?: string) =>
    gateway.app.inject({
      method: 'POST',
      url,
      headers: origin === undefined ? headers : { host: headers.host, origin },
    });
  const stateNow = async () => (await gateway.store.find(message.id))[0]?.state ?? 'deleted';
  return { ...gateway, message, linkTo, open, press, stateNow };
}

/** A link with another signature, whatever the right one begins with. */
const forged = (link: string) =>
  link.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`);

describe('a link of the digest', () => {
  it('shows the message and one button, and changes nothing when it is only opened', async () => {
    const { open, linkTo, stateNow } = await gatewayWithLinks();
    for (const [action, button] of [
      ['deliver', 'Deliver this message'],
      ['delete', 'Delete it'],
    ] as const) {
      const answer = await open(linkTo(action));
      expect(answer.statusCode).toBe(200);
      expect(answer.body.match(/<button>.*<\/button>/g)).toEqual([`<button>${button}</button>`]);
      expect(answer.body).toContain('&lt;b&gt;Hello&lt;/b&gt;');
      expect(answer.body).not.toContain('Somebody else');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    expect(await stateNow()).toBe('spam');
  });

  it('delivers the message at the press of the button, and says so when pressed again', async () => {
    const { press, open, linkTo, stateNow, woken } = await gatewayWithLinks();
    expect((await press(linkTo('deliver'))).body).toContain('will be mailed to you now');
    expect(await stateNow()).toBe('queued');
    expect(woken.times).toBe(1);
    expect((await press(linkTo('deliver'))).body).toContain('Nothing to do');
    expect((await open(linkTo('delete'))).body).toContain('Nothing to do');
    expect((await press(linkTo('delete'))).body).toContain('Nothing to do');
    expect(await stateNow()).toBe('queued');
  });

  it('deletes the message at the press of the button', async () => {
    const { press, open, linkTo, stateNow } = await gatewayWithLinks();
    expect((await press(linkTo('delete'))).body).toContain('is deleted');
    expect(await stateNow()).toBe('deleted');
    expect((await open(linkTo('deliver'))).body).toContain('There is no such message');
  });

  it('leads to pages in German on a German gateway', async () => {
    const { open, press, linkTo, clock } = await gatewayWithLinks({ GATEWAY_LANGUAGE: 'de' });
    const question = await open(linkTo('deliver'));
    expect(question.body).toContain('<html lang="de" dir="ltr">');
    expect(question.body).toContain('<dt>Betreff</dt>');
    expect(question.body).toContain('<button>Nachricht zustellen</button>');
    expect((await press(linkTo('deliver'))).body).toContain('wird Ihnen jetzt per E-Mail');
    expect((await open(linkTo('delete'))).body).toContain('<h1>Nichts zu tun</h1>');
    expect((await open(linkTo('delete', '0123456789ab'))).body).toContain('gibt es nicht mehr');
    const link = linkTo('delete');
    clock.now += 31 * DAY;
    expect((await open(link)).body).toContain('<h1>Dieser Link ist abgelaufen</h1>');
  });

  it.each(['https://evil.example', 'null'])('obeys no button on a page of %s', async (origin) => {
    const { press, linkTo, stateNow } = await gatewayWithLinks();
    expect((await press(linkTo('deliver'), origin)).statusCode).toBe(403);
    expect(await stateNow()).toBe('spam');
  });

  it('is valid for one action, one message and thirty days only', async () => {
    const { press, open, linkTo, stateNow, store, clock } = await gatewayWithLinks();
    const [other] = (await store.list({})).filter(
      ({ fields }) => fields.from_name !== 'Ada Lovelace',
    );
    const link = linkTo('deliver');
    const changed = [
      link.replace('/deliver/', '/delete/'),
      link.replace(/[0-9a-z]{12}\?/, `${other?.id}?`),
      link.replace(/expires=\d+/, `expires=${NOON + 99 * DAY}`),
      forged(link),
      link.replace(/&signature=.*/, ''),
      link.replace('/deliver/', '/list/'),
      createOwnerLinks('x'.repeat(32), '').urlOf(other?.id ?? '', 'deliver', NOON),
    ];
    for (const url of changed.filter((each) => each !== link)) {
      expect([(await open(url)).statusCode, (await press(url)).statusCode]).toEqual([404, 404]);
    }
    clock.now += 30 * DAY + 1;
    expect((await press(link)).body).toContain('This link has expired');
    // The link was made while the clock was ahead; the clock is right again.
    clock.now -= 60 * DAY;
    expect((await press(link)).body).toContain('This link has expired');
    expect(await stateNow()).toBe('spam');
  });

  it('leads nowhere on a gateway without a secret', async () => {
    const { linkTo } = await gatewayWithLinks();
    const { app } = await testApp();
    expect((await app.inject(linkTo('deliver'))).statusCode).toBe(404);
  });

  it('leaves no signature in the log', async () => {
    const { press, open, linkTo, lines } = await gatewayWithLinks();
    await open(linkTo('deliver'));
    await press(linkTo('deliver'));
    await open(forged(linkTo('deliver')));
    const signature = new URL(linkTo('deliver'), GATEWAY_URL).searchParams.get('signature') ?? '';
    expect(lines.join()).toContain('"action":"deliver"');
    expect(lines.join()).toContain('forged link');
    expect(lines.join()).not.toContain(signature.slice(2));
  });
});
