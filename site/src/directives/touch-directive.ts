import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the `client:touch` directive to Astro; what it does stands in `touch.ts`. */
export const touchDirective = (): AstroIntegration => ({
  name: 'touch-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const entrypoint = fileURLToPath(new URL('./touch.ts', import.meta.url));
      addClientDirective({ name: 'touch', entrypoint });
    },
  },
});
