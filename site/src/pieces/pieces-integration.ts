import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the page of pieces at `/pieces` while the site is developed; a built site has none. */
export const piecesPage = (): AstroIntegration => ({
  name: 'pieces-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      const entrypoint = fileURLToPath(new URL('./pieces.astro', import.meta.url));
      injectRoute({ pattern: '/pieces', entrypoint });
    },
  },
});
