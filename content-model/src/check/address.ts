import { posix } from 'node:path';
import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { refuseAddress } from '../schemas/fields.ts';
import { withoutExtension } from './pictures.ts';

/**
 * The address of a page in Markdown: `legal/impressum.md` is `/impressum`, `projects/coldline.md`
 * is `/projects/coldline`.
 */
export const addressOf = (path: string) => `/${withoutExtension(path.replace(/^legal\//, ''))}`;

/**
 * Reports a file from whose name no address can be made, or the one of the contact page.
 *
 * @param contactPage the address of the contact page
 */
export function addressIssues(path: string, contactPage: string): ContentIssue[] {
  const address = addressOf(path);
  const found = `the file name ${quoted(posix.basename(path))}, which makes the address ${address}.`;
  const issue = (wrong: Finding) => [{ file: `content/${path}`, ...wrong, found }];
  const name = posix.basename(address);
  const refusal = path.startsWith('legal/') ? refuseAddress(name) : refuseAddress(name, new Set());
  if (refusal) return issue(refusal);
  return address === contactPage ? issue(finding('addressOfContact', address)) : [];
}
