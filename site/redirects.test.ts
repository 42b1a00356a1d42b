import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLink } from '../packages/content-model/src/check/links.ts';
import { redirectIssues } from '../packages/content-model/src/check/redirect-issues.ts';
import { redirectsSchema } from '../packages/content-model/src/schemas/redirects.ts';
import { redirectFiles } from './redirects.ts';

const redirects = [
  { from: '/about-us.html', to: '#team' },
  { from: '/über/', to: '/contact' },
  { from: '/feed.php', to: 'https://example.org/feed' },
];

test('an old address has a line in the form of each host, with and without a slash behind it', () => {
  const files = redirectFiles(redirects, '/');
  expect(files.get('_redirects')).toContain(
    '/%C3%BCber /contact 301!\n/%C3%BCber /contact 301\n/%C3%BCber/ /contact 301!\n',
  );
  expect(files.get('redirects.nginx.conf')).toContain(
    'location = "/über/" { return 301 "/contact$is_args$args"; }\n',
  );
  expect(files.get('redirects.nginx.conf')).toContain(
    'location ~* "^/(?:ü|Ü)ber/?$" { return 301 "/contact$is_args$args"; }\n',
  );
  expect(files.get('redirects.nginx.conf')).toContain('location ~* "^/about\\-us\\.html/?$" { ');
  expect(files.get('redirects.Caddyfile')).toContain('redir "/about-us.html" /#team 301\n');
  expect(files.get('redirects.Caddyfile')).toContain(
    'redir "/feed.php" https://example.org/feed 301',
  );
});

test('a host without redirects gets pages that send browsers on', () => {
  const files = redirectFiles(redirects, '/agency/');
  expect([...files.keys()]).toEqual([
    ...['_redirects', 'redirects.nginx.conf', 'redirects.Caddyfile'],
    ...['about-us.html', 'über/index.html'],
  ]);
  expect(files.get('about-us.html')).toContain('content="0; url=/agency/#team"');
});

test('an unknown address in another language has the not-found page of that language', () => {
  const line = '/agency/fr/* /agency/fr/404.html 404\n';
  expect(redirectFiles(redirects, '/agency/', ['/fr']).get('_redirects')).toMatch(
    /301\n\/agency\/fr\/\*/,
  );
  expect([...redirectFiles([], '/agency/', ['/fr'])]).toEqual([['_redirects', line]]);
});

test('without redirects there is no file', () => {
  expect(redirectFiles([], '/').size).toBe(0);
});

test('a target is escaped, so that no host reads an instruction in it', () => {
  const to = [
    'https://x.test/$nosuchvar?$http_cookie#$a',
    'https://x.test/{path}/*?:name=<b>"|`\\^#a#b',
    'https://x.test/wiki/Special:About us\n x 301',
    'mailto:a@x.test?subject=$1 {x}\nlocation',
    'tel:+49 (30) 123',
    '#über-uns',
  ];
  const files = redirectFiles(
    to.map((each, index) => ({ from: `/${index}`, to: each })),
    '/',
  );
  const targets = (files.get('_redirects') ?? '').matchAll(/^\/\d (.*) 301$/gm);
  expect([...targets].map(([, target]) => target)).toEqual([
    'https://x.test/%24nosuchvar?%24http_cookie#%24a',
    'https://x.test/%7Bpath%7D/%2A?%3Aname=%3Cb%3E%22%7C%60%5C%5E#a#b',
    'https://x.test/wiki/Special%3AAbout%20us%20x%20301',
    'mailto:a@x.test?subject=%241%20%7Bx%7Dlocation',
    'tel:+49%20(30)%20123',
    '/#%C3%BCber-uns',
  ]);
});

test('the page of an old address takes the query of the visitor along', () => {
  const files = redirectFiles(
    [
      { from: '/a.html', to: '#team' },
      { from: '/b.html', to: 'https://x.test/?a=1#b' },
      { from: '/c.html', to: 'mailto:a@x.test' },
    ],
    '/agency/',
  );
  const leadsTo = (file: string, search: string) => {
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(files.get(file) ?? '') ?? [];
    const location = {
      search,
      target: '',
      replace: (to: URL) => Object.assign(location, { target: to.href }),
    };
    class HereURL extends URL {
      constructor(to: string) {
        super(to, 'https://agency.test/agency/');
      }
    }
    runInNewContext(script, { location, URL: HereURL });
    return location.target;
  };
  expect(leadsTo('a.html', '?q=1&r=%26')).toBe('https://agency.test/agency/?q=1&r=%26#team');
  expect(leadsTo('a.html', '')).toBe('https://agency.test/agency/#team');
  expect(leadsTo('b.html', '?q=1')).toBe('https://x.test/?a=1&q=1#b');
  expect(files.get('b.html')).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=https://x.test/?a=1#b">',
  );
  expect(files.get('c.html')).not.toContain('<script>');
});

test('old addresses that a disk takes for the same have one page', () => {
  const redirects = ['/Old', '/old/index.html', '/OLD.HTML'].map((from) => ({ from, to: '/' }));
  const pages = [...redirectFiles(redirects, '/').keys()].slice(3);
  expect(pages).toEqual(['old/index.html', 'OLD.HTML']);
});

const PIECES = [
  ...[
    '/',
    'a',
    'Ü',
    '.',
    '..',
    '.html',
    'index',
    'con',
    ' ',
    '%',
    '%20',
    '%25',
    '%2e',
    '%2F',
    '%0a',
    '%00',
  ],
  ...[
    '%22',
    '"',
    "'",
    '\\',
    '{',
    '}',
    '$x',
    ';',
    '*',
    ':b',
    '?',
    '#',
    '&',
    '=',
    '+',
    '<b>',
    '\n',
    '\t',
    '|',
    '`',
  ],
];
const anyOf = (start: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...start), fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }))
    .map(([first, rest]) => first + rest.join(''));

test('of whatever the check takes, hosts get lines of their form, and the build files of its own', () => {
  const links = { pages: ['/', '/contact'], anchors: [], social: new Map() };
  let taken = 0;
  fc.assert(
    fc.property(
      anyOf(['/', '/old', '/a/b']),
      anyOf(['/contact', 'https://x.test/', 'https://x.test/?', 'mailto:a@x.test?', 'tel:+491234']),
      (from, to) => {
        const entry = redirectsSchema.safeParse({ redirects: [{ from, to }] }).data;
        const { redirects = [] } = entry ?? {};
        const issues = redirectIssues('', entry, links.pages);
        if (issues.length > 0 || redirects.some((each) => checkLink(each.to, links))) return;
        if (redirects.length === 0) return;
        taken += 1;
        const made = redirectFiles(redirects, '/agency/');
        expect(made.get('_redirects')).toMatch(
          /^(?:\/agency\/[^\s$*:{}"]+ [^\s$*{}"]+ 301!?\n){4}$/,
        );
        const nginx = made.get('redirects.nginx.conf') ?? '';
        const answer =
          / \{ (?:if \(\$args\) \{ return 301 "[^"\\\s]+"; \} )?return 301 "[^"\\\s]+"; \}\n/;
        const literally = /"(\/agency\/[^"\\\n${}]+)"/;
        const inAnyCase =
          /"(\^\/agency\/(?:[^"\\\n$.(){}+]|\\[^\w\s"\\]|\\ |\(\?:.+?\|.+?\))+\/\?\$)"/;
        const lines = RegExp(
          `^location = ${literally.source}${answer.source}location = .*\n` +
            `location ~\\* ${inAnyCase.source}${answer.source}$`,
        );
        expect(nginx).toMatch(lines);
        const [, path = '', pattern = ''] = lines.exec(nginx) ?? [];
        expect(RegExp(pattern).exec(path)?.[0]).toBe(path);
        expect(RegExp(pattern).test(`${path}x`)).toBe(false);
        const [, own = ''] =
          /^.*\n.*\n(?:.*\n){3}\}\n((?:.*\n){2})/.exec(made.get('redirects.Caddyfile') ?? '') ?? [];
        expect(own).toMatch(/^(?:redir (?:"[^"\\\n{}]+"|[^\s"{}]+) [^\s{}"]+ 301\n){2}$/);
        for (const file of made.keys()) expect(join('/dist', file)).toBe(`/dist/${file}`);
      },
    ),
    { numRuns: 1000 },
  );
  expect(taken).toBeGreaterThan(5);
});
