import { defineConfig } from 'vitest/config';
import { contentModule } from '../../site/content-integration.ts';
import { productNamesPlugin } from '../../site/own-components.ts';
import { projectRoot } from './root.ts';

/** The tests of an agency's own code. The product's components that they import are compiled as well. */
export default defineConfig({
  plugins: [contentModule().plugin, productNamesPlugin],
  test: {
    root: projectRoot,
    include: ['own/**/*.test.{ts,tsx}'],
    server: { deps: { inline: ['agency-website'] } },
  },
});
