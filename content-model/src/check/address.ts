import { posix } from 'node:path';
import { plainAddress } from '../../../words/address.ts';
import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { refuseAddress } from '../schemas/fields.ts';
import { withoutExtension } from './pictures.ts';

/**
 * The address of a page in Markdown: `legal/impressum.md` is `/impressum`, `projects/coldline.md`
 * is `/projects/coldline`.
 *
 * @param own the last part of the address, where the page itself names one
 */
export function addressOf(path: string, own = posix.basename(withoutExtension(path))): string {
  const folder = posix.dirname(path);
  const name = plainAddress(own);
  return folder === 'legal' ? `/${name}` : `/${folder}/${name}`;
}

/**
 * Reports a page whose address is invalid, or is that of the contact page.
 *
 * @param contactPage the address of the contact page
 * @param own the last part of the address, where the page itself names one
 */
export function addressIssues(path: string, contactPage: string, own?: string): ContentIssue[] {
  const address = addressOf(path, own);
  const made = `which makes the address ${address}.`;
  const found =
    own === undefined
      ? `the file name ${quoted(posix.basename(path))}, ${made}`
      : `${own}, ${made}`;
  const at = { file: `content/${path}`, ...(own !== undefined && { field: 'slug' }) };
  const issue = (wrong: Finding) => [{ ...at, ...wrong, found }];
  const folder = path.startsWith('legal/') ? '/' : `/${posix.dirname(path)}/`;
  const name = address.slice(folder.length);
  const refusal = folder === '/' ? refuseAddress(name) : refuseAddress(name, new Set());
  if (refusal) return issue(refusal);
  return address === contactPage ? issue(finding('addressOfContact', address)) : [];
}
