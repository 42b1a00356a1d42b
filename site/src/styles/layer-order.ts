import { createHash } from 'node:crypto';

/**
 * The order of the cascade: a later layer beats an earlier one. The first line in the head of every page
 * (layouts/Page.astro), because the order of bundled style sheets is not fixed.
 *
 * @param hasOwnStyles whether the agency has styles of its own
 */
export const layerOrder = (hasOwnStyles: boolean) =>
  `@layer reset, tokens, base, components, ${hasOwnStyles ? 'own, ' : ''}print;`;

/** Allows that line in the content security policy; see astro.config.ts. */
export const layerOrderHash = (line: string) =>
  `sha256-${createHash('sha256').update(line).digest('base64')}` as const;
