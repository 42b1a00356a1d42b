import { decodedPath } from '../../../words/address.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { pathInAddress } from '../names.ts';
import { fieldName, valueAt } from '../schema-traversal.ts';
import { addressKey, refuseOldPath } from './old-address.ts';
import { repeats } from './repeats.ts';

/** An address as web servers compare it. */
const written = (path: string) => (decodedPath(path) ?? path).replace(/(?<=.)\/$/, '');

/** The most bytes of an escaped target. It is part of a line for nginx, which has 4,096 bytes at most. */
const LONGEST_TARGET = 3500;

/** The finding for a target that cannot be written into the settings of a web server. */
function refuseTarget(address: string): Finding | undefined {
  if (decodedPath(address) === undefined) return finding('wrongPercent', address);
  const escaped = pathInAddress(address).replaceAll('*', '%2A');
  return escaped.length > LONGEST_TARGET ? finding('longAddress', address) : undefined;
}

/**
 * Reports old addresses that are pages of the site, old addresses that repeat another one in a different spelling, and
 * targets that are no valid address.
 *
 * @param entry the fields of the redirects, before any check
 * @param pages the addresses of the pages in all languages
 */
export function redirectIssues(
  file: string,
  entry: unknown,
  pages: readonly string[],
): ContentIssue[] {
  const listed = valueAt(entry, ['redirects']);
  const redirects = Array.isArray(listed) ? listed : [];
  const textsOf = (name: 'from' | 'to') =>
    redirects.map((redirect) => String(valueAt(redirect, [name]) ?? '').trim());
  const at = (index: number, name: string) => ({
    file,
    field: fieldName(['redirects', index, name]),
  });
  // An address that no host takes is an issue of its field already.
  const from = textsOf('from').map((address) => (refuseOldPath(address) ? '' : address));
  const to = textsOf('to');
  const taken = new Set(pages.map(addressKey));
  const onPages = from.flatMap((address, index) =>
    address !== '' && taken.has(addressKey(address))
      ? [{ ...at(index, 'from'), ...finding('addressIsPage', address) }]
      : [],
  );
  const twice = repeats(from.map((address) => written(address) || undefined))
    // The same letters are an issue of the list itself.
    .filter(({ index, first }) => from[index] !== from[first])
    .map(({ index, first }) => ({
      ...at(index, 'from'),
      ...finding('twiceInList', from[index], at(first, 'from').field, 'from'),
    }));
  const wrongTargets = to.flatMap((address, index) => {
    const wrong = refuseTarget(address);
    return wrong ? [{ ...at(index, 'to'), ...wrong }] : [];
  });
  return [...onPages, ...twice, ...wrongTargets];
}
