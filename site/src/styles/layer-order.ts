import { createHash } from 'node:crypto';

/**
 * The order of the cascade: a later layer beats an earlier one. The first line in the head of every page
 * (layouts/Page.astro), because the order of bundled style sheets is not fixed.
 */
export const layerOrder = '@layer reset, tokens, base, components, print;';

/** Allows that line in the content security policy; see astro.config.ts. */
export const layerOrderHash =
  `sha256-${createHash('sha256').update(layerOrder).digest('base64')}` as const;
