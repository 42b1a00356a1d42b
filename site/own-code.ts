import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import { ownComponents, ownComponentsPlugin } from './own-components.ts';
import { layerOrder } from './src/styles/layer-order.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const styles = normalizePath(fileURLToPath(new URL('../own/styles.css', import.meta.url)));
const hasStyles = existsSync(styles);

/** The order of the layers of this site's pages. */
export const siteLayers = layerOrder(hasStyles);

/** `virtual:own/styles`: the order of the layers, and the agency's own styles in the layer `own`. */
const ownStyles: Plugin = {
  name: 'own-styles',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:own/styles' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:own/styles'
      ? `${hasStyles ? `import ${JSON.stringify(styles)};` : ''}
export const layers = ${JSON.stringify(siteLayers)};`
      : undefined,
  transform: (css, id) => (id === styles ? `@layer own {\n${css}\n}` : undefined),
};

/** Gives the pages an agency's own components and styles, from the folder `own/`. */
export const ownCode: AstroIntegration = {
  name: 'own-code',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const own = ownComponents(root);
      const plugins = own.size > 0 ? [ownStyles, ownComponentsPlugin(own)] : [ownStyles];
      updateConfig({ vite: { plugins } });
    },
  },
};
