import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { ChangeList } from '../changes/change-list.tsx';
import type { Change } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { failed } from '../pages/layout.tsx';
import type { Answer, EditorRequest, Route } from '../request/route.ts';
import { undoChanges } from '../undo/undo-changes.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { oneAtATime, stateOf } from './publish.ts';
import { explained, publishAnswer } from './publish-answer.ts';

type QuestionProps = {
  change: Change;
  /** Why the change cannot be undone. */
  issues?: readonly ContentIssue[];
  /** To name the entries of the issues. */
  content?: ContentFiles;
};

/** The question before changes that are not published are undone. */
function Question({ change, issues = [], content }: QuestionProps) {
  const language = useLanguage();
  const { question, refused, sentence, confirm, keep } = useWords().publish.discard;
  return (
    <>
      <h1>{question({ entry: nameOf(change, language) })}</h1>
      <IssuesNote {...refused} issues={issues} content={content} />
      <p>{sentence}</p>
      <ChangeList changes={[change]} />
      <ConfirmForm
        action="/admin/publish/discard"
        hidden={{ change: change.path }}
        button={confirm}
        way={{ href: '/admin/publish', label: keep }}
      />
    </>
  );
}

/** Asks before a change is undone, and undoes it. */
async function undo(request: EditorRequest, key: unknown, isAsked: boolean): Promise<Answer> {
  const words = request.words.publish.discard;
  const repository = await Repository.find(request.context.folder);
  const state = repository && (await stateOf(repository));
  const change = state?.changes.find((each) => each.path === key);
  if (!state?.head || !change) return failed(request, 404, words.gone);
  if (!isAsked) return publishAnswer(request, words.label, <Question change={change} />);
  const { issues } = await undoChanges(state.repository, state.head, [change]);
  if (issues.length === 0) {
    request.context.report(`undone: ${nameOf(change, request.language)}`);
    return { location: '/admin/publish?undone' };
  }
  const content = await request.content();
  const refusal = <Question change={change} issues={issues} content={content} />;
  return publishAnswer(request, words.label, refusal, 422);
}

/** Undoes a change that is not published. */
export const discardRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/publish/discard',
    answer: explained((request) => undo(request, request.url.searchParams.get('change'), false)),
  },
  {
    method: 'POST',
    path: '/publish/discard',
    answer: explained((request) =>
      oneAtATime(() => undo(request, request.posted.get('change'), true)),
    ),
  },
];
