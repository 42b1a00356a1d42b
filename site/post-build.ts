import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { deferScripts } from './deferred-scripts.ts';
import { deferStyles, joinStyles } from './deferred-styles.ts';
import { hyphenateHtml, hyphenatorOf } from './hyphenate.ts';
import { withOwnPolicy } from './page-policy.ts';
import { pictureNames } from './picture-names.ts';
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
function removeOriginals(folder: string): void {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
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

/** Gives pictures shorter names, in their folder and in all pages. */
function shortenPictureNames(folder: string): void {
  const paths = globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
  const names = pictureNames(paths.map((path) => readFileSync(path, 'utf8')));
  for (const [name, short] of names) {
    renameSync(join(folder, '_astro', name), join(folder, '_astro', short));
  }
  for (const path of paths) {
    const html = readFileSync(path, 'utf8');
    const shortened = [...names].reduce(
      (page, [name, short]) => page.replaceAll(name, short),
      html,
    );
    writeFileSync(path, shortened);
  }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const compressed = (content: string | Buffer) => brotliCompressSync(content, { params });

/**
 * How large a page may be with all its styles and scripts to be a single answer, in bytes, compressed. A connection's
 * first round trip brings 14,600.
 */
const SINGLE_ANSWER = 12 * 1024;

/** A small page with all that is its own; of another one only what it needs first. */
function pageWithParts(html: string, folder: string): string {
  const whole = withOwnPolicy(deferScripts(joinStyles(html)));
  if (compressed(whole).length <= SINGLE_ANSWER) return whole;
  const styled = deferStyles(html, (css) => storePart(folder, 'styles.css', css));
  return withOwnPolicy(deferScripts(styled, (script) => storePart(folder, 'scripts.js', script)));
}

/** Puts soft hyphens into every page, in its own language, and divides it from what it needs later. */
function finishPages(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? [];
    const hyphenate = hyphenatorOf(language);
    const hyphenated = hyphenate ? hyphenateHtml(html, hyphenate) : html;
    writeFileSync(path, pageWithParts(hyphenated, folder));
  }
}

/**
 * The last step of a build: soft hyphens, files for static hosts, and a brotli and a gzip copy of every text file, so
 * that no server compresses during a request.
 */
export function postBuild(): AstroIntegration {
  return {
    name: 'post-build',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        removeOriginals(folder);
        shortenPictureNames(folder);
        finishPages(folder);
        writeFileSync(join(folder, '_headers'), headersFile(settings.basePath));
        writeFileSync(join(folder, 'robots.txt'), robotsFile());
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
