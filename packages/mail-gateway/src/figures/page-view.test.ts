import { describe, expect, it } from 'vitest';
import { type AnsweredPage, pageViewOf } from './page-view.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** What is counted of a page opened in a browser; `headers` are further ones. */
const viewWith = (
  headers: AnsweredPage['headers'] = {},
  { url = '/', ...about }: Partial<Omit<AnsweredPage, 'headers'>> = {},
) =>
  pageViewOf({
    method: 'GET',
    url,
    status: 200,
    hosts: ['agency.example'],
    headers: { 'user-agent': firefox, ...headers },
    ...about,
  });

const sourceOf = (referer: string, url?: string) =>
  viewWith({ referer }, url === undefined ? {} : { url })?.arrival?.source;

describe('a view', () => {
  it('is a page that a person opened', () => {
    expect(viewWith()).toEqual({ device: 'computer', arrival: { source: '', campaign: '' } });
  });

  it.each([
    ['a HEAD request', {}, { method: 'HEAD' }],
    ['a page that is not there', {}, { status: 404 }],
    ['a redirect', {}, { status: 308 }],
    ['a part of a page', {}, { status: 206 }],
    ['an error', {}, { status: 503 }],
    ['a reload', { 'cache-control': 'max-age=0' }, { status: 304 }],
    ['a reload of a page that has changed', { 'cache-control': 'max-age=0' }, {}],
    ['a reload past the cache', { 'cache-control': 'no-cache' }, {}],
    ['a 304 of a program', {}, { status: 304 }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }, {}],
    ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }, {}],
    ['a prefetch of an older browser', { purpose: 'prefetch' }, {}],
    ['a prefetch of Firefox', { 'x-moz': 'prefetch' }, {}],
    ['a preview of Safari', { 'x-purpose': 'preview' }, {}],
    ['a page in a frame', { 'sec-fetch-dest': 'iframe' }, {}],
    ['a page that a script reads', { 'sec-fetch-dest': 'empty' }, {}],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, {}],
    ['a program', { 'user-agent': 'curl/8.5.0' }, {}],
    ['a program without a name', { 'user-agent': '' }, {}],
  ] as const)('is not %s', (_what, headers, about) => {
    expect(viewWith(headers, about)).toBeNull();
  });

  it('is a page that the browser has already, when it is opened again', () => {
    expect(viewWith({ 'sec-fetch-mode': 'navigate' }, { status: 304 })).not.toBeNull();
  });

  it.each([
    ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148'],
    ['phone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148'],
    ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15'],
    ['computer', firefox],
  ])('is on a %s with %s', (device, agent) => {
    expect(viewWith({ 'user-agent': agent })?.device).toBe(device);
  });
});

describe('a visit', () => {
  it('does not begin with a link on a page of this site', () => {
    const referer = 'https://www.agency.example/services/design?from=mail#prices';
    expect(viewWith({ referer })).toEqual({ device: 'computer', previous: '/services/design' });
    expect(viewWith({ 'sec-fetch-site': 'same-origin' })).toEqual({ device: 'computer' });
  });

  it('comes from the host of the referrer, and of nothing else in it', () => {
    expect(sourceOf('https://www.Search.example:8443/find?q=ada+lovelace#x')).toBe(
      'search.example',
    );
    expect(sourceOf('https://ada:secret@mail.example/inbox/7')).toBe('mail.example');
    expect(sourceOf('android-app://com.linkedin.android/')).toBe('com.linkedin.android');
  });

  it.each(['', 'not an address', 'about:blank', 'file:///home/ada/plan.html', 'data:text/html,x'])(
    'has no source with the referrer %j',
    (referer) => {
      expect(sourceOf(referer)).toBe('');
    },
  );

  it.each(['http://192.168.1.20/wiki', 'http://[2001:db8::1]/', `https://${'a'.repeat(61)}.test/`])(
    'is one of the others with the referrer %s',
    (referer) => {
      expect(sourceOf(referer)).toBe('*');
    },
  );

  it('has the source and the campaign that its address names, cleaned', () => {
    const url = '/?utm_source=%20News%0Aletter%00&utm_campaign=Spring%20*%202027&utm_term=ada';
    expect(viewWith({ referer: 'https://mail.example/' }, { url })?.arrival).toEqual({
      source: 'news letter',
      campaign: 'spring 2027',
    });
  });

  it('has no signs in its names that turn the letters after them around', () => {
    const url = `/?utm_source=${encodeURIComponent('\u202Emoc.elgoog\u2066')}&utm_campaign=%E2%80%8Fspring`;
    expect(viewWith({}, { url })?.arrival).toEqual({ source: 'moc.elgoog', campaign: 'spring' });
  });

  it.each(['ada@mail.example', 'x'.repeat(61)])('names nobody by the campaign %s', (campaign) => {
    const url = `/?utm_source=${campaign}&utm_campaign=${campaign}`;
    expect(viewWith({}, { url })?.arrival).toEqual({ source: '*', campaign: '*' });
  });
});
