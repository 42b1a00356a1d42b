import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../../content-store/src/content.ts';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { makeContent } from '../adopt.ts';
import { factsOf, markOf } from './facts.ts';
import { legalPage } from './legal.ts';
import { readOldSite, Unreadable } from './read-site.ts';
import { proposalLines, proposalOf } from './take-over.ts';

type Site = Record<string, string | Uint8Array>;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Saves a site as files. @returns their folder */
function saved(site: Site): string {
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, 'old', path)), { recursive: true });
    writeFileSync(join(folder, 'old', path), text);
  }
  return join(folder, 'old');
}

const icon = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#0a5c36' } })
    .png()
    .toBuffer();

const privacyText = `<h1>Datenschutz</h1><p>Wir achten auf Ihre Daten und speichern nur, was wir brauchen.</p>
<h2>Ihre Rechte</h2><p>Sie haben das Recht auf <strong>Auskunft</strong>. Schreiben Sie an
<a href="mailto:post@alt.example">post@alt.example</a> oder lesen Sie <a href="/index.html">hier</a>.</p>
<ul><li>Auskunft</li><li>Löschung</li></ul>`;

/** The export of a page builder: boxes without meaning, but facts for machines. */
const pageBuilder = async (): Promise<Site> => ({
  'index.html': `<!doctype html><html lang="de"><head><meta property="og:site_name" content="Kontor Süd">
<meta name="description" content="Kontor Süd plant und baut Software für Werkstätten und Handwerksbetriebe in Leipzig.">
<meta name="theme-color" content="#0a5c36"><link rel="apple-touch-icon" href="/img/touch.png">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"ProfessionalService",
"name":"Kontor Süd","legalName":"Kontor Süd GmbH","telephone":"+49 341 5550","email":"mailto:post@alt.example",
"sameAs":["https://www.linkedin.com/company/kontor-sued/"],
"address":{"@type":"PostalAddress","streetAddress":"Karl-Heine-Str. 1","postalCode":"04229","addressLocality":"Leipzig","addressCountry":"Deutschland"}}]}</script>
</head><body><div class="sec-1"><div class="tx"><span>Software, die im Betrieb hilft</span></div>
<a href="https://www.instagram.com/kontorsued"><i></i></a><a href="leistungen.html">Mehr</a></div></body></html>`,
  'leistungen.html': '<html><body><div>Leistungen</div></body></html>',
  'kontakt.html': '<html><body><a href="mailto:buero@alt.example">Büro</a></body></html>',
  'datenschutz.html': `<html><head><meta name="description" content="Welche Daten wir speichern, wofür, wie lange, und was Sie verlangen können."></head><body><main>${privacyText}</main></body></html>`,
  'img/touch.png': await icon(180),
});

/** A theme of WordPress: an article in each page, share links, and an address for each post. */
const wordPress = (): Site => ({
  'index.html': `<html lang="pt_BR"><head><meta property="og:site_name" content="Ateliê Maré"><meta name="theme-color" content="#ffffff"></head>
<body><header><a href="/"><img class="custom-logo" src="/wp-content/logo.svg" alt="Ateliê Maré"></a></header>
<article><h1>Olá</h1><p>${'Fazemos sites. '.repeat(10)}</p></article>
<a href="https://www.facebook.com/sharer/sharer.php?u=x">Compartilhar</a><a href="https://facebook.com/ateliemare">Facebook</a>
<a href="tel:+554830000000">Ligue</a><a href="mailto:oi@mare.example?subject=Oi">Escreva</a></body></html>`,
  'sobre/index.html':
    '<html><body><article><a href="mailto:oi@mare.example">Escreva</a></article></body></html>',
  'contato/index.html': '<html><body><article>Contato</article></body></html>',
  '2021/05/um-post/index.html': '<html><body><article>Um post</article></body></html>',
});

/** Written by hand: little that is certain. */
const handWritten = (): Site => ({
  'index.html': `<html><head><title>Bob's web shop</title></head><body><h1>Bob</h1><p>${'I build sites. '.repeat(12)}</p>
<a href="mailto:bob@one.example">Bob</a> <a href="mailto:ann@one.example">Ann</a></body></html>`,
  'about us.htm': '<html><body>About</body></html>',
});

/** Filled by a script in the browser. */
const withoutPrerendering = (): Site => ({
  'index.html':
    '<html><head><title>App</title><script src="/app.js"></script></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app, please.</noscript></body></html>',
});

test('a page builder’s export gives what it states for machines', async () => {
  const site = await readOldSite(saved(await pageBuilder()));
  expect(factsOf(site)).toEqual({
    name: 'Kontor Süd',
    legalName: 'Kontor Süd GmbH',
    description:
      'Kontor Süd plant und baut Software für Werkstätten und Handwerksbetriebe in Leipzig.',
    language: 'de',
    email: 'post@alt.example',
    phone: '+49 341 5550',
    streetAddress: 'Karl-Heine-Str. 1',
    postalCode: '04229',
    city: 'Leipzig',
    country: 'Deutschland',
    brandColour: '#0a5c36',
    networks: {
      LinkedIn: 'https://www.linkedin.com/company/kontor-sued',
      Instagram: 'https://www.instagram.com/kontorsued',
    },
  });
  expect((await markOf(site))?.name).toBe('mark.png');
});

test('a WordPress theme gives what stands in one certain place; white is no brand', async () => {
  const { networks, ...facts } = factsOf(await readOldSite(saved(wordPress())));
  expect(facts).toEqual({
    name: 'Ateliê Maré',
    language: 'pt-BR',
    email: 'oi@mare.example',
    phone: '+554830000000',
  });
  expect(networks).toEqual({ Facebook: 'https://facebook.com/ateliemare' });
});

test('of a site written by hand what is unsure stays out', async () => {
  const site = await readOldSite(saved(handWritten()));
  expect(factsOf(site)).toEqual({ networks: {} });
  expect(await markOf(site)).toBeUndefined();
});

test('a site without prerendering is said to be unreadable', async () => {
  const folder = saved(withoutPrerendering());
  await expect(readOldSite(folder)).rejects.toThrow(Unreadable);
  await expect(readOldSite(folder)).rejects.toThrow(/empty until a script of theirs fills them/);
  await expect(readOldSite(join(folder, 'nowhere'))).rejects.toThrow(/There is no folder/);
});

test('a legal page becomes sections in Markdown, with links that lead out', async () => {
  const { pages } = await readOldSite(saved(await pageBuilder()));
  const page = pages.flatMap((each) => legalPage(each) ?? []).at(0);
  expect(page?.body).toBe(`## Datenschutz

Wir achten auf Ihre Daten und speichern nur, was wir brauchen.

## Ihre Rechte

Sie haben das Recht auf **Auskunft**. Schreiben Sie an [post@alt.example](mailto:post@alt.example) oder lesen Sie hier.

- Auskunft
- Löschung`);
});

test('an icon that is no square, too small or no picture is no mark', async () => {
  const link = (name: string) => `<link rel="icon" href="${name}">`;
  const site = await readOldSite(
    saved({
      'index.html': link('wide.png') + link('small.png') + link('text.png') + link('gone.png'),
      'wide.png': await icon(200, 80),
      'small.png': await icon(32),
      'text.png': 'text',
    }),
  );
  expect(await markOf(site)).toBeUndefined();
});

describe('content from an old site', () => {
  const made = async (site: Site) => {
    const proposal = await proposalOf(await readOldSite(saved(site)));
    const { networks: _, ...facts } = proposal.facts;
    const content = join(folder, 'content');
    await makeContent(content, { from: 'blank', language: 'en', ...facts }, proposal);
    return { content: await loadContent(content), folder: content, proposal };
  };

  test('has its facts, its privacy policy and a redirect for each address that no page has', async () => {
    const { content, proposal } = await made(await pageBuilder());
    expect(content.site).toMatchObject({
      brand: 'Kontor Süd',
      streetAddress: 'Karl-Heine-Str. 1',
      location: { postalCode: '04229', city: 'Leipzig' },
    });
    expect(content.footer.reachUsVia.links).toHaveLength(2);
    expect(content.theme).toMatchObject({ brand: '#0a5c36', mark: 'mark.png' });
    expect(content.legal.map(({ path, title }) => [path, title])).toContainEqual([
      '/datenschutz',
      'Datenschutz',
    ]);
    expect(content.redirects.redirects).toEqual([{ from: '/leistungen.html', to: '/' }]);
    expect(proposalLines(proposal)).toContain('legal page: Datenschutz, from /datenschutz.html');
  });

  test('sends addresses of posts home, and leaves out an address that no rule can have', async () => {
    const { content } = await made({ ...wordPress(), 'about us.html': '<p>' });
    expect(content.redirects.redirects).toEqual([
      { from: '/2021/05/um-post', to: '/' },
      { from: '/sobre', to: '/' },
    ]);
  });

  test('keeps the start’s legal page where the check refuses the old one', async () => {
    const page = `<main><h1>Privacy</h1><h2>Rights</h2><p>Write to [your name here] for more. ${'Text. '.repeat(30)}</p></main>`;
    const { content } = await made({ ...wordPress(), 'privacy/index.html': page });
    expect(content.legal.map(({ title }) => title)).toContain('Política de privacidade');
  });
});

test('a live site is read slowly and on its own host, as its robots.txt allows', async () => {
  const asked: { url: string; at: number; agent: string | undefined }[] = [];
  const pages: Record<string, string> = {
    '/robots.txt': 'User-agent: *\nDisallow: /secret\nCrawl-delay: 0.2',
    '/': `<html lang="en"><body>${'Words. '.repeat(30)}<a href="/about">A</a><a href="/secret">B</a><a href="/cv.pdf">C</a>
<a href="https://elsewhere.example/">D</a><a href="/about?page=2">E</a><a href="/gone">F</a></body></html>`,
    '/about': '<a href="/">Home</a><a href="/more/">More</a>',
    '/more/': 'More',
  };
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, at: performance.now(), agent: headers['user-agent'] });
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': url === '/robots.txt' ? 'text/plain' : 'text/html',
    });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const site = await readOldSite(`http://127.0.0.1:${port}/`, 20);
    expect(site.pages.map(({ path }) => path)).toEqual(['/', '/about', '/more/']);
    expect(asked.map(({ url }) => url)).toEqual(['/robots.txt', '/', '/about', '/gone', '/more/']);
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['agency-website-adopt']));
    const pauses = asked.slice(2).map(({ at }, index) => at - (asked[index + 1]?.at ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThan(150);
  } finally {
    server.close();
  }
});
