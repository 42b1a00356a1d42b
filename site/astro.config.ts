import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { finishBuild } from './finish-build.ts';
import { settings } from './settings.ts';
import { touchDirective } from './src/directives/touch-directive.ts';
import { piecesPage } from './src/pieces/pieces-integration.ts';
import { layerOrderHash } from './src/styles/layer-order.ts';

const mailOrigin = settings.mail.origin || "'self'";
const gatewayPort = process.env['GATEWAY_PORT'];

export default defineConfig({
  ...(settings.siteUrl && { site: settings.siteUrl }),
  base: settings.basePath,
  trailingSlash: 'never',
  // `/contact` is contact.html: the form that static hosts serve at the address without a slash.
  // Styles stand in the page: on a slow phone a second round trip costs more than their few kilobytes.
  build: { format: 'file', assets: '_astro', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  prerenderConflictBehavior: 'error',
  integrations: [
    react(),
    touchDirective(),
    piecesPage(),
    ...(settings.siteUrl
      ? [sitemap({ filter: (page) => !/\/(message-(not-)?sent|404)$/.test(page) })]
      : []),
    finishBuild(),
  ],
  security: {
    csp: {
      styleDirective: { hashes: [layerOrderHash] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        `connect-src 'self' ${settings.mail.origin}`.trim() as `connect-src ${string}`,
        `form-action ${mailOrigin}`,
      ],
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          { src: ['./src/fonts/bricolage-grotesque.woff2'], weight: '300 800', style: 'normal' },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--font-instrument',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          { src: ['./src/fonts/instrument-sans.woff2'], weight: '400 700', style: 'normal' },
        ],
      },
    },
  ],
  image: {
    // The drawings are the owner's own files, checked with the rest of the content.
    dangerouslyProcessSVG: true,
    // Half of the usual effort takes a third of the time and adds about 3 % to a picture's bytes.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  vite: {
    build: {
      // Lightning CSS folds `animation-timeline` into the `animation` shorthand, which no browser reads.
      cssMinify: 'esbuild',
    },
    server: {
      fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
      ...(gatewayPort && { proxy: { '/api': `http://127.0.0.1:${gatewayPort}` } }),
    },
  },
});
