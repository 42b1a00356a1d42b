import { type Edit, issuesOf } from '../../../content-model/src/changes.ts';
import { ContentError } from '../../../content-model/src/issue.ts';
import { isAsRead, rememberContent } from '../../../content-store/src/content.ts';
import { applyChanges } from '../../../content-store/src/folder.ts';
import type { AdminContext } from '../request/context.ts';
import { rememberWriter } from './last-writers.ts';

/**
 * Writes an edit, remembers its author, and reports the issues of the content.
 *
 * @returns false, and writes nothing, if somebody else has changed one of the files since the content was read
 */
export function saveEdit(
  { before, changes, after }: Edit,
  { folder, report, person }: Pick<AdminContext, 'folder' | 'report' | 'person'>,
): boolean {
  if (!isAsRead(folder, before, changes.keys())) return false;
  applyChanges(folder, changes);
  rememberContent(folder, after);
  rememberWriter(folder, changes, person);
  const names = [...changes].map(
    ([path, text]) => `${text === undefined ? 'deleted' : 'saved'} content/${path}`,
  );
  const issues = issuesOf(after);
  const state = issues.length === 0 ? 'The content is in order.' : new ContentError(issues).message;
  report(`${names.join(', ')}. ${state}`);
  return true;
}
