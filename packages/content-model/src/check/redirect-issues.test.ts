import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleContent } from '../../test/example-content.ts';
import { issuesOf } from '../changes.ts';

/** The fields and codes of the findings about redirects. */
function issuesWith(...redirects: { from: string; to: string }[]): string[] {
  const { files, pictures } = exampleContent();
  files.set('redirects.yaml', stringify({ redirects }));
  return issuesOf({ files, pictures }).map(({ file, field, code }) => {
    expect(file).toBe('content/redirects.yaml');
    return `${field} ${code}`;
  });
}

/** Redirects from these addresses to the home page. */
const fromAll = (addresses: readonly string[]) => addresses.map((from) => ({ from, to: '/' }));

test('old addresses of many kinds lead on', () => {
  const addresses = [
    '/about-us.html',
    '/über/uns/',
    '/%C3%BCber',
    '/My%20File.pdf',
    '/index.php/about',
    '/wp-content/uploads/2019/05/flyer-(1).pdf',
    '/100%25-recycled',
    '/Leistungen_&_Preise,a=b+c@d!~e',
    '/projects',
    '/social',
    '/feed',
    '/fr/ancien.html',
    '/ب‌ج',
  ];
  expect(issuesWith(...fromAll(addresses))).toEqual([]);
});

test.each([
  [
    'leaves the folder of the build',
    ['/../x', '/a/../../x', '/./x', '/a/..', '/%2e%2e/x', '/%2E./x'],
  ],
  ['has an escaped slash', ['/..%2fx', '/a%2Fb', '/..%5c..%5cx', '/a\\b']],
  ['is escaped twice', ['/%252e%252e/x', '/a%252Fb', '/%25%32%65']],
  ['has a wrong escape', ['/100%-recycled', '/x%', '/%zz', '/%E0%A4%A']],
  [
    'has a character that nobody sees',
    [
      ...['/a%00b', '/a\u0000b', '/a%0Ab', '/a\u0085b', '/a\u200Bb', '/%E2%80%8B'],
      ...['/a\u3164', '/\uFFA0', '/a%E3%85%A4', '/a\u115Fb', '/a\u034Fb'],
    ],
  ],
  [
    'has a directive of a web server',
    ['/a"b', '/a%22%20%7B%7D%20location%20~%20%22', '/a{path}', '/a;b', '/a$x', '/a%24x'],
  ],
  [
    'has a placeholder of a host',
    ['/*', '/news/:year', '/a%2A', '/%3Ayear', '/a|b', '/a`b', "/it's", '/<b>', '/a[b]'],
  ],
  [
    'has a query or an anchor',
    ['/a?b', '/a#b', '/a%3Fb', '/a%23b', 'about', '//evil.test/x', '/about us'],
  ],
  [
    'has a name that a disk refuses',
    ['/con', '/a/AUX.html', '/nul%20.txt', '/a./b', '/a%20/b', `/${'a'.repeat(300)}`, '/a//b'],
  ],
])('an old address is refused that %s', (_, addresses) => {
  const fields = issuesWith(...fromAll(addresses)).map((issue) => issue.replace(/ .*/, ''));
  expect([...new Set(fields)]).toEqual(addresses.map((_, at) => `redirects[${at + 1}].from`));
});

test('an address of the site itself cannot be an old address', () => {
  const addresses = [
    ...['/', '/index.html', '/INDEX.HTM', '/404', '/404.html', '/fr/404.html', '/message-sent'],
    ...[
      '/favicon.svg',
      '/favicon.ico',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-index.xml',
      '/llms.txt',
    ],
    ...[
      '/version.json',
      '/contact-form.json',
      '/_astro/x.css',
      '/_headers',
      '/_redirects',
      '/fr/llms.txt',
    ],
    ...['/redirects.nginx.conf', '/redirects.Caddyfile', '/social/home.png', '/icon-192.png'],
    ...['/.well-known/security.txt', '/admin', '/Admin/x', '/api/x', '/healthz', '/metrics.html'],
    ...[
      '/contact',
      '/Contact.html',
      '/contact.htm/',
      '/contact/index.html',
      '/%63ontact',
      '/contact.html.br',
    ],
    ...['/contact.html/x', '/old.html/x', '/robots.txt/x', '/owner/block/1'],
    ...['/_redirects/x', '/_headers/x', '/_Headers/x.html', '/_worker.js', '/_worker.js/x'],
    ...['/_routes.json', '/_routes.json/x'],
  ];
  // Some are one address in two spellings.
  const issues = issuesWith(...fromAll(addresses)).filter(
    (issue) => !issue.endsWith(' twiceInList'),
  );
  expect(issues.map((issue) => issue.replace(/ .*/, '')).toSorted()).toEqual(
    addresses.map((_, at) => `redirects[${at + 1}].from`).toSorted(),
  );
});

test('an address in two spellings is there twice', () => {
  const spellings = ['/über', '/%C3%BCber', '/u\u0308ber', '/über/'];
  const redirects = spellings.map((from) => ({ from, to: '/' }));
  expect(issuesWith(...redirects)).toEqual([
    'redirects[2].from twiceInList',
    'redirects[3].from twiceInList',
    'redirects[4].from twiceInList',
  ]);
});

test('a target with a wrong escape is refused', () => {
  const redirects = ['https://x.test/%', 'https://x.test/?q=%zz'].map((to, index) => ({
    from: `/old-${index}`,
    to,
  }));
  expect(issuesWith(...redirects)).toEqual([
    'redirects[1].to wrongPercent',
    'redirects[2].to wrongPercent',
  ]);
});

test.each([
  'https://$host/',
  'https://x.test$request_uri/',
  'https://x";}y',
  'https://x"onmouseover="alert(1)',
  'https://{env.HOME}.test/',
  'https://a*b.test/',
  'https://`x`.test/',
  'https://ex%24ample.test/',
  'https://ada$host@x.test/',
  'https://bank.test@x.test/',
])('a target is refused whose host is no name: %s', (to) => {
  expect(issuesWith({ from: '/old', to })).toEqual(['redirects[1].to brokenLink']);
});

test.each([
  'https://müller.test/a',
  'https://a_b.test:8080/?q',
  'https://[2001:db8::1]/',
  'http://127.0.0.1/x',
])('the target %s leads on', (to) => {
  expect(issuesWith({ from: '/old', to })).toEqual([]);
});

test('an address that no line of a web server holds is refused, old or new', () => {
  const parts = (count: number) => Array(count).fill('abcd').join('/');
  expect(issuesWith({ from: `/${parts(120)}`, to: `https://x.test/${parts(600)}` })).toEqual([]);
  expect(issuesWith({ from: `/${parts(121)}`, to: '/' })).toEqual([
    'redirects[1].from longAddress',
  ]);
  expect(
    issuesWith({ from: `/${'ю'.repeat(100)}/${'ю'.repeat(100)}/${'ю'.repeat(101)}`, to: '/' }),
  ).toEqual(['redirects[1].from longAddress']);
  for (const to of [parts(900), '$'.repeat(1200), 'ж'.repeat(600), '*'.repeat(1200)]) {
    expect(issuesWith({ from: '/old', to: `https://x.test/${to}` })).toEqual([
      'redirects[1].to longAddress',
    ]);
  }
});
