import { expect, test } from 'vitest';
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
    'location = "/über/" { return 301 "/contact"; }\n',
  );
  expect(files.get('redirects.Caddyfile')).toContain('redir /about-us.html /#team 301\n');
  expect(files.get('redirects.Caddyfile')).toContain(
    'redir /feed.php https://example.org/feed 301',
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
