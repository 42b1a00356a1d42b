import { Repository } from '../../../content-store/src/git/repository.ts';
import { nameOf } from '../changes/names.ts';
import { failed } from '../pages/layout.tsx';
import type { AdminRequest, Answer } from '../request/route.ts';
import { undoChanges } from '../undo/undo-changes.ts';
import { DiscardPage } from './discard-page.tsx';
import { publishAnswer } from './publish-answers.tsx';
import { changesSince } from './publish-state.ts';

/** Asks before a change is undone, or undoes it after the answer. */
export async function discard(request: AdminRequest): Promise<Answer> {
  const { posted, url, words: all } = request;
  const words = all.publish.discard;
  const key = posted.get('change') ?? url.searchParams.get('change');
  const { folder, person } = request.context;
  const repository = await Repository.find(folder, person);
  const { head, changes } = repository ? await changesSince(repository) : {};
  const change = changes?.find((each) => each.path === key);
  if (!repository || !head || !change) return failed(request, 404, words.gone);
  if (!posted.has('change')) {
    return publishAnswer(request, words.label, <DiscardPage change={change} />);
  }
  const { issues } = await undoChanges(repository, head, [change]);
  if (issues.length === 0) {
    request.context.report(`undone: ${nameOf(change, request.language)}`);
    return { location: '/admin/publish?undone' };
  }
  const content = request.content;
  const refusal = <DiscardPage change={change} issues={issues} content={content} />;
  return publishAnswer(request, words.label, refusal, 422);
}
