import { posix } from 'node:path';
import { plainAddress } from '../../../words/address.ts';
import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { refuseAddress } from '../schemas/fields.ts';
import { withoutExtension } from './pictures.ts';

/**
 * The address of a page in Markdown: `/impressum` for `legal/impressum.md`, `/projects/coldline` for
 * `projects/coldline.md`.
 *
 * @param parent the address before the last part: `/projects`, or nothing for a page at the top of the site
 * @param own the last part of the address, where the page itself names one
 */
export const addressOf = (
  path: string,
  parent: string,
  own = posix.basename(withoutExtension(path)),
): string => `${parent}/${plainAddress(own)}`;

/**
 * Reports a page whose address is invalid, or is the address of the contact page.
 *
 * @param parent the address before the last part; see `addressOf`
 * @param contactPage the address of the contact page
 * @param own the last part of the address, where the page itself names one
 */
export function addressIssues(
  path: string,
  parent: string,
  contactPage: string,
  own?: string,
): ContentIssue[] {
  const address = addressOf(path, parent, own);
  const made = `which makes the address ${address}.`;
  const found =
    own === undefined
      ? `the file name ${quoted(posix.basename(path))}, ${made}`
      : `${own}, ${made}`;
  const at = { file: `content/${path}`, ...(own !== undefined && { field: 'slug' }) };
  const issue = (wrong: Finding) => [{ ...at, ...wrong, found }];
  const name = address.slice(`${parent}/`.length);
  const refusal = parent === '' ? refuseAddress(name) : refuseAddress(name, new Set());
  if (refusal) return issue(refusal);
  return address === contactPage ? issue(finding('addressOfContact', address)) : [];
}
