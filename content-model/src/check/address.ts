import { posix } from 'node:path';
import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { refuseAddress } from '../schemas/fields.ts';
import { withoutExtension } from './pictures.ts';

const nameOf = (path: string) => withoutExtension(posix.basename(path));

/** The name of a file without the number that gives it its place, and without its ending. */
export const stemOf = (path: string) => nameOf(path).replace(/^\d+-/, '');

/**
 * The address of a page in Markdown: `legal/impressum.md` is `/impressum`, `projects/03-coldline.md`
 * is `/projects/coldline`.
 */
export const addressOf = (path: string) =>
  path.startsWith('legal/') ? `/${nameOf(path)}` : `/${posix.dirname(path)}/${stemOf(path)}`;

/**
 * Reports a file from whose name no address can be made, or one that another page has.
 *
 * @param paths all files of the same collection
 * @param contactPage the address of the contact page
 */
export function addressIssues(
  path: string,
  paths: readonly string[],
  contactPage: string,
): ContentIssue[] {
  const address = addressOf(path);
  const found = `the file name ${quoted(posix.basename(path))}, which makes the address ${address}.`;
  const issue = (wrong: Finding) => [{ file: `content/${path}`, ...wrong, found }];
  const name = posix.basename(address);
  const refusal = path.startsWith('legal/') ? refuseAddress(name) : refuseAddress(name, new Set());
  if (refusal) return issue(refusal);
  if (address === contactPage) return issue(finding('addressOfContact', address));
  const first = paths.find((each) => addressOf(each) === address);
  return first === undefined || first === path
    ? []
    : issue(finding('addressOfPage', address, `content/${first}`));
}
