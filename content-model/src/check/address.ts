import { posix } from 'node:path';
import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { refuseAddress } from '../schemas/fields.ts';
import { withoutExtension } from './pictures.ts';
import { repeats } from './repeats.ts';

const nameOf = (path: string) => withoutExtension(posix.basename(path));

/**
 * The address of a page in Markdown: `legal/impressum.md` is `/impressum`, `projects/03-coldline.md`
 * is `/projects/coldline`.
 */
export const addressOf = (path: string) =>
  path.startsWith('legal/')
    ? `/${nameOf(path)}`
    : `/${posix.dirname(path)}/${nameOf(path).replace(/^\d+-/, '')}`;

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
  const repeated = repeats(paths.map(addressOf)).find(({ index }) => paths[index] === path);
  return repeated
    ? issue(finding('addressOfPage', address, `content/${paths[repeated.first]}`))
    : [];
}
