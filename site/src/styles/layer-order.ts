import { createHash } from 'node:crypto';

/**
 * The one line that orders the cascade: a later layer beats an earlier one. It stands first in the head
 * of every page (layouts/Page.astro), because bundled style sheets come in an order of their own.
 */
export const layerOrder = '@layer reset, tokens, base, components;';

/** Lets the content security policy allow that line; see astro.config.ts. */
export const layerOrderHash =
  `sha256-${createHash('sha256').update(layerOrder).digest('base64')}` as const;
