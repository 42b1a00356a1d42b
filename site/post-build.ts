import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { SiteLanguage } from '../content-model/src/read-site.ts';
import { targetIn } from '../content-store/src/target-in.ts';
import { finishPage } from './finish-page.ts';
import { hyphenatorOf } from './hyphenate.ts';
import { type BuiltPage, languageIn, languageIssues, languageLookup } from './page-languages.ts';
import { pictureNames } from './picture-names.ts';
import { redirectFiles } from './redirects.ts';
import { settings } from './settings.ts';

/**
 * The security headers that a `<meta>` policy cannot replace. The gateway has the same table, which a test
 * compares: the site shares no code with it, so that it can be built and hosted alone.
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

/** An SVG file opened as a page may use styles, but no script. */
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

/** Removes the original pictures that no page uses: pages show the versions made from them. */
function removeOriginals(folder: string, pages: readonly string[]): void {
  for (const file of globSync('_astro/*.{png,jpg,jpeg,webp,avif}', { cwd: folder })) {
    if (!pages.some((page) => page.includes(basename(file)))) rmSync(join(folder, file));
  }
}

/** Stores a part of pages under a name by its content. @returns its address */
function storePart(folder: string, kind: 'styles.css' | 'scripts.js', content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `_astro/${kind.replace('.', `.${hash}.`)}`;
  writeFileSync(join(folder, file), content);
  return settings.basePath + file;
}

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const compressed = (content: string | Buffer) => brotliCompressSync(content, { params });

/**
 * The largest page, with all its styles and scripts, that is sent as a single answer: compressed, in bytes. The first
 * round trip of a connection brings 14,600.
 */
const SINGLE_ANSWER = 12 * 1024;

/** The path at which a server answers with a built page. */
function addressOf(folder: string, file: string): string {
  const path = relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.html$/, '');
  return settings.basePath + (path === 'index' ? '' : path);
}

/** Finishes every page of the site, each in its own language, with shorter names of pictures. */
function finishPages(folder: string): void {
  const paths = globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
  const pages = paths.map((path) => readFileSync(path, 'utf8'));
  removeOriginals(folder, pages);
  const names = pictureNames(pages);
  for (const [name, short] of names) {
    renameSync(join(folder, '_astro', name), join(folder, '_astro', short));
  }
  const addresses = paths.map((path) => addressOf(folder, path));
  const languageAt = languageLookup(
    pages.map((html, index) => ({ path: addresses[index] ?? '', html })),
  );
  const finished: BuiltPage[] = [];
  for (const [index, html] of pages.entries()) {
    const language = languageIn(html);
    const page = finishPage(html, {
      names,
      hyphenate: hyphenatorOf(language),
      otherLanguageAt: (href) => {
        const other = languageAt(href);
        return other === language ? undefined : other;
      },
      isSmall: (page) => compressed(page).length <= SINGLE_ANSWER,
      store: (kind, content) => storePart(folder, kind, content),
    });
    writeFileSync(paths[index] ?? '', page);
    finished.push({ path: addresses[index] ?? '', html: page });
  }
  const issues = languageIssues(finished, settings.siteUrl);
  if (issues.length > 0)
    throw new Error(`The pages of the languages differ:\n${issues.join('\n')}`);
}

/** Adds files to a build. @throws when one lies outside its folder, or is there already */
export function addFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = targetIn(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}

/**
 * The last step of a build: soft hyphens, files for static hosts, and a brotli and a gzip copy of every text file, so
 * that no server compresses during a request.
 */
export function postBuild(
  site: Promise<readonly [SiteLanguage, ...SiteLanguage[]]>,
): AstroIntegration {
  return {
    name: 'post-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        finishPages(folder);
        writeFileSync(join(folder, '_headers'), headersFile(settings.basePath));
        writeFileSync(join(folder, 'robots.txt'), robotsFile());
        const [{ content }, ...others] = await site;
        const { redirects } = content.redirects;
        const homes = others.map(({ home }) => home);
        addFiles(folder, redirectFiles(redirects, settings.basePath, homes));
        for (const file of globSync('**/*.{html,css,js,svg,xml,txt,json,webmanifest}', {
          cwd: folder,
        })) {
          const path = join(folder, file);
          const content = readFileSync(path);
          writeFileSync(`${path}.br`, compressed(content));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
