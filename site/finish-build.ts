import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { settings } from './settings.ts';

/** What a `<meta>` policy cannot carry, for static hosts that read a `_headers` file. */
function headersFile(): string {
  return `${settings.basePath}*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin

${settings.basePath}_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

function robotsFile(): string {
  const sitemap = `Sitemap: ${settings.siteUrl}${settings.basePath}sitemap-index.xml\n`;
  return `User-agent: *\nAllow: /\n${settings.siteUrl && sitemap}`;
}

/** Removes the full-size originals of pictures: pages name the versions made from them. */
function removeOriginals(folder: string): void {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  for (const file of globSync('_astro/*.{png,jpg,jpeg,webp,avif}', { cwd: folder })) {
    if (!pages.some((page) => page.includes(basename(file)))) rmSync(join(folder, file));
  }
}

/**
 * The last step of a build: files for static hosts, and a brotli and a gzip copy of every text file,
 * so that a server never compresses while a visitor waits.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        removeOriginals(folder);
        writeFileSync(join(folder, '_headers'), headersFile());
        writeFileSync(join(folder, 'robots.txt'), robotsFile());
        for (const file of globSync('**/*.{html,css,js,svg,xml,txt,json,webmanifest}', {
          cwd: folder,
        })) {
          const path = join(folder, file);
          const content = readFileSync(path);
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
