import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { loadSite } from '../packages/content-store/src/content.ts';
import { contentFolder, readTheme } from '../packages/content-store/src/folder.ts';
import { typefacesFor } from '../packages/content-store/src/typefaces.ts';
import { productRoot, projectRoot } from '../packages/words/roots.ts';
import { className } from './class-names.ts';
import { contentIntegration } from './content-integration.ts';
import { errorPlaces } from './error-places.ts';
import { refuseFileAtProvider } from './file-at-provider.ts';
import { ownCode, siteLayers } from './own-code.ts';
import { contentDates } from './page-dates.ts';
import { pageKindsIntegration } from './page-kinds-integration.ts';
import { postBuild } from './post-build.ts';
import { development, settings } from './settings.ts';
import { sitemapOptions } from './sitemap.ts';
import { editorPreview } from './src/editor-preview/editor-preview-integration.ts';
import { layerOrderHash } from './src/styles/layer-order.ts';
import type { WebFace } from './src/theme/cut-font.ts';
import { shownLetters } from './src/theme/shown-letters.ts';
import { webFonts } from './src/theme/web-fonts.ts';

/** The mail origin for the content security policy, without its path, which would allow only that path. */
const mailHost = URL.parse(settings.mail.origin)?.origin ?? '';
/** The oldest browsers for which scripts and styles are compiled: docs/browser-support.md. */
const buildTarget = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
const { gatewayPort, editorOrigins } = development;

const source = join(productRoot, 'site/src');
/** A name and no path: it is a part of each made picture's name, by which a copy of the project finds the picture. */
const pictureService = 'picture-service';
const gallery = join(source, 'gallery/gallery.astro');

/** Astro's font configuration for the files of one typeface. */
function astroFont(cssVariable: `--font-${string}`, faces: readonly WebFace[]) {
  const [first, ...others] = faces.map(({ path, weight, unicodeRange }) => {
    const [range, ...ranges] = unicodeRange ?? [];
    return {
      src: [path] as [string],
      weight: typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`,
      style: 'normal' as const,
      ...(range && { unicodeRange: [range, ...ranges] as [string, ...string[]] }),
    };
  });
  if (!first) return [];
  return [
    {
      provider: fontProviders.local(),
      name: cssVariable.slice('--font-'.length),
      cssVariable,
      fallbacks: [],
      optimizedFallbacks: false,
      options: { variants: [first, ...others] as [typeof first, ...(typeof first)[]] },
    },
  ];
}

/** The directive `client:interaction`, and the component gallery at `/gallery` of the development server. */
const ownParts: AstroIntegration = {
  name: 'own-parts',
  hooks: {
    'astro:config:setup': ({ command, addClientDirective, injectRoute, updateConfig }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: join(source, 'directives/interaction.ts'),
      });
      if (command !== 'dev') {
        // A build prepares packages for production. In the usual folder, a development server would serve them.
        updateConfig({ vite: { cacheDir: 'node_modules/.vite-build' } });
        return;
      }
      // The package of the product has no gallery.
      if (existsSync(gallery)) injectRoute({ pattern: '/gallery', entrypoint: gallery });
    },
  },
};

/** The checked content; contentIntegration reports its errors. */
const site = loadSite(contentFolder(), settings.basePath).then((languages) => {
  refuseFileAtProvider(languages[0].content.contact, settings.mail);
  return languages;
});

const [first, ...others] = await site.catch(() => []);
const dates = await contentDates();
/** The typefaces of each language. The site's first language has no code here. */
const typefaces = await Promise.all(
  [{ content: first?.content, code: undefined }, ...others].map(async ({ content, code }) => {
    const { fonts, css } = await webFonts(
      content?.theme ?? readTheme(contentFolder()),
      typefacesFor(contentFolder()),
      shownLetters(content),
      join(projectRoot, '.cache/fonts'),
      code === undefined || !first ? undefined : { code, first: first.content.theme },
    );
    return { code, fonts, css };
  }),
);

export default defineConfig({
  ...(settings.siteUrl && { site: settings.siteUrl }),
  base: settings.basePath,
  srcDir: source,
  trailingSlash: 'never',
  // `/contact` is contact.html, which static hosts serve at the address without a slash.
  // Styles are in the page; post-build.ts moves those that the first view does not need to a file (decision 3).
  build: { format: 'file', assets: '_astro', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  prerenderConflictBehavior: 'error',
  integrations: [
    contentIntegration(
      settings.basePath,
      settings.siteUrl,
      Object.fromEntries(typefaces.map(({ code = '', css }) => [code, css])),
      site,
      editorOrigins.length > 0,
    ),
    react(),
    pageKindsIntegration(first ? [first, ...others] : []),
    ownParts,
    ownCode,
    errorPlaces,
    editorPreview(editorOrigins),
    ...(settings.siteUrl
      ? [sitemap(sitemapOptions(first ? [first, ...others] : [], dates, settings))]
      : []),
    postBuild(site),
  ],
  // No page shows code, and the highlighter writes styles that the policy below refuses.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      styleDirective: { hashes: [layerOrderHash(siteLayers)] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        `connect-src 'self' ${mailHost}`.trim() as `connect-src ${string}`,
        // A gateway sends visitors without script back to this site.
        `form-action 'self' ${mailHost}`.trim() as `form-action ${string}`,
      ],
    },
  },
  fonts: typefaces
    .flatMap(({ fonts }) => fonts)
    .flatMap(({ name, first: shown, others: left }) => [
      ...astroFont(`--font-${name}-first`, shown),
      ...astroFont(`--font-${name}-others`, left),
    ]),
  image: {
    // SVG files are the owner's own, checked with the rest of the content.
    dangerouslyProcessSVG: true,
    // Half of the default effort takes a third of the time and adds about 3 % to a picture's bytes.
    service: { entrypoint: pictureService, config: { avif: { effort: 2 } } },
  },
  vite: {
    resolve: { alias: { [pictureService]: join(productRoot, 'site/picture-service.ts') } },
    css: { modules: { generateScopedName: className } },
    build: {
      // Lightning CSS merges `animation-timeline` into the `animation` shorthand, which no browser supports.
      cssMinify: 'esbuild',
      target: buildTarget,
      cssTarget: buildTarget,
      // A short hash without the name of the file. Hash and name do not compress, and cost the home page 0.5 KB.
      rolldownOptions: { output: { assetFileNames: '_astro/[hash:5][extname]' } },
    },
    server: {
      fs: { allow: [productRoot, projectRoot] },
      ...(gatewayPort && {
        proxy: { [`${settings.basePath}api`]: `http://127.0.0.1:${gatewayPort}` },
      }),
    },
  },
});
