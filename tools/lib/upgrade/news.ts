import { isNewer } from './versions.ts';

/**
 * The part of CHANGELOG.md about the versions after one.
 *
 * @returns its text; empty without such a version
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
