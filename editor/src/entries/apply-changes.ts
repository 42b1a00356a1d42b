import { type Changes, issuesOf } from '../../../content-model/src/changes.ts';
import { ContentError } from '../../../content-model/src/issue.ts';
import { applyChanges, inspectFolder } from '../../../content-store/src/folder.ts';

/** Makes changes and reports how the content stands. */
export async function applyAndReport(
  changes: Changes,
  { folder, report }: { folder: string; report: (text: string) => void },
): Promise<void> {
  applyChanges(folder, changes);
  const names = [...changes].map(
    ([path, text]) => `${text === undefined ? 'deleted' : 'saved'} content/${path}`,
  );
  const issues = issuesOf(await inspectFolder(folder));
  const state = issues.length === 0 ? 'The content is in order.' : new ContentError(issues).message;
  report(`${names.join(', ')}. ${state}`);
}
