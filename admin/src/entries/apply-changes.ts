import { type Changes, issuesOf } from '../../../content-model/src/changes.ts';
import { ContentError } from '../../../content-model/src/issue.ts';
import { applyChanges, inspectFolder } from '../../../content-store/src/folder.ts';
import type { AdminContext } from '../request/route.ts';
import { rememberWriter } from './last-writers.ts';

/** Makes changes, remembers whose they are, and reports how the content stands. */
export async function applyAndReport(
  changes: Changes,
  { folder, report, person }: Pick<AdminContext, 'folder' | 'report' | 'person'>,
): Promise<void> {
  applyChanges(folder, changes);
  rememberWriter(folder, changes, person);
  const names = [...changes].map(
    ([path, text]) => `${text === undefined ? 'deleted' : 'saved'} content/${path}`,
  );
  const issues = issuesOf(await inspectFolder(folder));
  const state = issues.length === 0 ? 'The content is in order.' : new ContentError(issues).message;
  report(`${names.join(', ')}. ${state}`);
}
