import { setSourceMapsSupport } from 'node:module';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** The maps are in the modules that render the pages. They are removed after the build, so no map is on the site. */
const mapsInModules: Plugin = {
  name: 'maps-in-modules',
  configEnvironment: (name) =>
    name === 'prerender' ? { build: { sourcemap: 'inline' } } : undefined,
};

/**
 * Makes an error while the pages are built name its file and line, such as `own/components/TopBar.tsx:7`, instead of a
 * place in a bundle that is gone after the build.
 */
export const errorPlaces: AstroIntegration = {
  name: 'error-places',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      setSourceMapsSupport(true);
      updateConfig({ vite: { plugins: [mapsInModules] } });
    },
  },
};
