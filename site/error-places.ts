import { setSourceMapsSupport } from 'node:module';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Writes source maps into the modules that render the pages. These modules are removed after the build. */
const mapsInModules: Plugin = {
  name: 'maps-in-modules',
  configEnvironment: (name) =>
    name === 'prerender' ? { build: { sourcemap: 'inline' } } : undefined,
};

/**
 * Makes an error of the build name its file and line, such as `own/components/TopBar.tsx:7`, instead of a place in a bundle
 * that is removed after the build.
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
