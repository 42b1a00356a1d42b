import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import { projectRoot } from '../packages/words/roots.ts';
import {
  ownComponents,
  ownComponentsPlugin,
  productNamesPlugin,
  unknownNamesPlugin,
} from './own-components.ts';
import { layerOrder } from './src/styles/layer-order.ts';

const styles = normalizePath(join(projectRoot, 'own/styles.css'));
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
      const own = ownComponents();
      const replaced = own.size > 0 ? [ownComponentsPlugin(own)] : [];
      const plugins = [ownStyles, unknownNamesPlugin(), ...replaced, productNamesPlugin];
      // The development server does not bundle the product, or there would be two copies of its modules.
      const product = ['agency-website'];
      updateConfig({
        vite: { plugins, ssr: { noExternal: product }, optimizeDeps: { exclude: product } },
      });
    },
  },
};
