import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { contentIntegration } from './content-integration.ts';
import { postBuild } from './post-build.ts';
import { settings } from './settings.ts';
import { interactionDirective } from './src/directives/interaction-directive.ts';
import { galleryPage } from './src/gallery/gallery-integration.ts';
import { layerOrderHash } from './src/styles/layer-order.ts';

/** The origin for the content security policy: with a path, it would allow that path only. */
const mailHost = settings.mail.origin && new URL(settings.mail.origin).origin;
const gatewayPort = process.env['GATEWAY_PORT'];

type UnicodeRange = [string, ...string[]];
type Face = { file: string; unicodeRange?: UnicodeRange };
type Variant = { src: [string]; weight: string; style: 'normal'; unicodeRange?: UnicodeRange };

/** Latin letters of Polish, Turkish, Hausa and others. */
const extended: UnicodeRange = [
  'U+0100-0130',
  'U+0132-0151',
  'U+0154-02ba',
  'U+1e00-1e9f',
  'U+20a0-20ab',
  'U+2c60-2c7f',
  'U+a720-a7ff',
];

/** Letters with the dots below and the tones of Yoruba and Igbo. */
const dotted: UnicodeRange = ['U+0300-0301', 'U+0303-0304', 'U+0308-0309', 'U+0323', 'U+1ea0-1ef9'];

/** Faces of one family out of src/fonts, under a name of their own. */
function ownFont(
  cssVariable: `--font-${string}`,
  weight: '300 800' | '400 700',
  faces: [Face, ...Face[]],
) {
  const variant = ({ file, ...range }: Face): Variant => ({
    src: [`./src/fonts/${file}.woff2`],
    weight,
    style: 'normal',
    ...range,
  });
  const [first, ...others] = faces;
  const variants: [Variant, ...Variant[]] = [variant(first), ...others.map(variant)];
  return {
    provider: fontProviders.local(),
    name: cssVariable.slice('--font-'.length),
    cssVariable,
    fallbacks: [],
    optimizedFallbacks: false,
    options: { variants },
  };
}

export default defineConfig({
  ...(settings.siteUrl && { site: settings.siteUrl }),
  base: settings.basePath,
  trailingSlash: 'never',
  // `/contact` is contact.html, which static hosts serve at the address without a slash.
  // Styles are in the page: on a slow phone a second round trip costs more than their few kilobytes.
  build: { format: 'file', assets: '_astro', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  prerenderConflictBehavior: 'error',
  integrations: [
    contentIntegration(settings.basePath, settings.siteUrl),
    react(),
    interactionDirective(),
    galleryPage(),
    ...(settings.siteUrl
      ? [sitemap({ filter: (page) => !/\/(message-(not-)?sent|404)$/.test(page) })]
      : []),
    postBuild(),
  ],
  // No page shows code; what highlights it writes styles that the policy below refuses.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      styleDirective: { hashes: [layerOrderHash] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        `connect-src 'self' ${mailHost}`.trim() as `connect-src ${string}`,
        `form-action ${mailHost || "'self'"}`,
      ],
    },
  },
  // What stands in until they arrive is in src/styles/font-fallbacks.css.
  fonts: [
    ownFont('--font-bricolage', '300 800', [{ file: 'bricolage-grotesque' }]),
    ownFont('--font-instrument', '400 700', [{ file: 'instrument-sans' }]),
    // Loaded only for a page with such a letter.
    ownFont('--font-bricolage-more', '300 800', [
      { file: 'bricolage-grotesque-extended', unicodeRange: extended },
      { file: 'bricolage-grotesque-dotted', unicodeRange: dotted },
    ]),
    ownFont('--font-instrument-more', '400 700', [
      { file: 'instrument-sans-extended', unicodeRange: extended },
    ]),
  ],
  image: {
    // SVG files are the owner's own, checked with the rest of the content.
    dangerouslyProcessSVG: true,
    // Half of the default effort takes a third of the time and adds about 3 % to a picture's bytes.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  vite: {
    define: {
      __SOCIAL_IMAGES__: JSON.stringify(
        readdirSync(fileURLToPath(new URL('public/social', import.meta.url))),
      ),
    },
    build: {
      // Lightning CSS merges `animation-timeline` into the `animation` shorthand, which no browser supports.
      cssMinify: 'esbuild',
    },
    server: {
      fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
      ...(gatewayPort && { proxy: { '/api': `http://127.0.0.1:${gatewayPort}` } }),
    },
  },
});
