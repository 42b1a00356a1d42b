import { isNewer } from './versions.ts';

/**
 * The part of CHANGELOG.md about the versions after `version`.
 *
 * @returns the text; empty if there is no later version
 */
export const newsSince = (changelog: string, version: string): string =>
  changelog
    .split(/^(?=## )/m)
    .filter((part) => {
      const [, own] = /^## \[?v?(\d+\.\d+\.\d+)/.exec(part) ?? [];
      return own !== undefined && isNewer(own, version);
    })
    .join('')
    .trim();
