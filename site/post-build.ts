import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { SiteLanguage } from '../packages/content-model/src/read-site.ts';
import { targetIn } from '../packages/content-store/src/target-in.ts';
import { textCompressor } from './compress-texts.ts';
import { finishPage } from './finish-page.ts';
import { hyphenatorOf } from './hyphenate.ts';
import { type BuiltPage, languageIn, languageIssues, languageLookup } from './page-languages.ts';
import { pictureNames } from './picture-names.ts';
import { redirectFiles } from './redirects.ts';
import { development, settings } from './settings.ts';

/**
 * The security headers that a `<meta>` policy cannot replace. The gateway has a copy of the table, because the site shares no
 * code with it; a test compares both.
 */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};

/** The policy of an SVG file that is opened as a page: styles, but no script. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** The `_headers` file that some static hosts read. */
export function headersFile(basePath: string): string {
  const lines = Object.entries(securityHeaders);
  return `${basePath}*
${lines.map(([name, value]) => `  ${name}: ${value}`).join('\n')}

${basePath}*.svg
  content-security-policy: ${svgPolicy}

${basePath}_astro/*
  cache-control: public, max-age=31536000, immutable
`;
}

function robotsFile(): string {
  const sitemap = `Sitemap: ${settings.siteUrl}${settings.basePath}sitemap-index.xml\n`;
  return `User-agent: *\nAllow: /\n${settings.siteUrl && sitemap}`;
}

/** Removes the original pictures that no page and no feed uses: most are shown in smaller versions. */
function removeOriginals(folder: string, pages: readonly string[]): void {
  const used = new Set(
    pages.flatMap((page) => page.match(/\/_astro\/[\w-]+\.(?:png|jpe?g|webp|avif)/g) ?? []),
  );
  for (const file of globSync('_astro/*.{png,jpg,jpeg,webp,avif}', { cwd: folder })) {
    if (!used.has(`/_astro/${basename(file)}`)) rmSync(join(folder, file));
  }
}

/** Writes styles or scripts of pages to a file with a hash of its content in the name. @returns its address */
function storePart(folder: string, kind: 'styles.css' | 'scripts.js', content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `_astro/${kind.replace('.', `.${hash}.`)}`;
  writeFileSync(join(folder, file), content);
  return settings.basePath + file;
}

/** Quick compression: a fortieth of the time of the best compression, for a tenth more bytes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The largest page that keeps its styles and scripts inside, in bytes after quick compression. The best compression, in which
 * a page is sent, has at least 8 % less. The first round trip of a connection brings 14,600 bytes, of which headers take
 * about 1,000.
 */
const SINGLE_ANSWER = 14_400;

/** Whether a page with its styles and scripts inside arrives with the first round trip. */
const isSmall = (page: string): boolean => brotliCompressSync(page, quick).length <= SINGLE_ANSWER;

/** The text of a file in the previous build; undefined if that build had no such file. */
function fileBefore(file: string): string | undefined {
  const path = development.previousSite && join(development.previousSite, file);
  return path && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The address of the page in a built file, with the base path. */
function addressOf(folder: string, file: string): string {
  const path = relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.html$/, '');
  return settings.basePath + (path === 'index' ? '' : path);
}

/** Gives the pictures in a build short names. @returns the short names by the old names */
function renamePictures(folder: string, pages: readonly string[]): ReadonlyMap<string, string> {
  const names = pictureNames(pages);
  for (const [name, short] of names) {
    renameSync(join(folder, '_astro', name), join(folder, '_astro', short));
  }
  return names;
}

/**
 * Finishes every page of a build, each in its own language.
 *
 * @param begin called with the file of each page, below the folder, as soon as the page is finished
 * @throws if the pages of the languages contradict each other
 */
async function finishPages(folder: string, begin: (file: string) => void): Promise<void> {
  const files = globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
  const built = files.map((file): BuiltPage & { file: string } => ({
    file,
    path: addressOf(folder, file),
    html: readFileSync(file, 'utf8'),
  }));
  const sources = built.map(({ html }) => html);
  const feeds = globSync('**/*.xml', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  removeOriginals(folder, [...sources, ...feeds]);
  const names = renamePictures(folder, sources);
  const languageAt = languageLookup(built);
  const finished: BuiltPage[] = [];
  for (const { file, path, html } of built) {
    const language = languageIn(html);
    const page = finishPage(html, {
      names,
      hyphenate: hyphenatorOf(language),
      otherLanguageAt: (href) => {
        const other = languageAt(href);
        return other === language ? undefined : other;
      },
      // The previous build has this page in one piece, so it is small.
      isSmall: (whole) => whole === fileBefore(relative(folder, file)) || isSmall(whole),
      store: (kind, content) => storePart(folder, kind, content),
    });
    writeFileSync(file, page);
    finished.push({ path, html: page });
    begin(relative(folder, file));
    // A pause in which compressed files are written and their memory is released.
    await nextTurn();
  }
  const issues = languageIssues(finished, settings.siteUrl);
  if (issues.length > 0)
    throw new Error(`The pages of the languages differ:\n${issues.join('\n')}`);
}

/** Adds files to a build. @throws when a path leads out of the folder, or to a file that exists */
export function addFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = targetIn(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}

/** The last step of a build: finished pages, files for static hosts, and compressed copies. */
export function postBuild(
  site: Promise<readonly [SiteLanguage, ...SiteLanguage[]]>,
): AstroIntegration {
  return {
    name: 'post-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { begin, end } = textCompressor(folder, development.previousSite);
        await finishPages(folder, begin);
        writeFileSync(join(folder, '_headers'), headersFile(settings.basePath));
        writeFileSync(join(folder, 'robots.txt'), robotsFile());
        const [{ content }, ...others] = await site;
        const { redirects } = content.redirects;
        const homes = others.map(({ home }) => home);
        addFiles(folder, redirectFiles(redirects, settings.basePath, homes));
        await end();
      },
    },
  };
}
