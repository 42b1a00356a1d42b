import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the component gallery at `/gallery` to the development server. */
export const galleryPage = (): AstroIntegration => ({
  name: 'component-gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      const entrypoint = fileURLToPath(new URL('./gallery.astro', import.meta.url));
      injectRoute({ pattern: '/gallery', entrypoint });
    },
  },
});
