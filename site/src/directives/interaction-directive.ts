import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the `client:interaction` directive of `interaction.ts` to Astro. */
export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const entrypoint = fileURLToPath(new URL('./interaction.ts', import.meta.url));
      addClientDirective({ name: 'interaction', entrypoint });
    },
  },
});
