import { NoteLine } from '../pages/note.tsx';
import type { Answer, EditorRequest, Route } from '../request/route.ts';
import { explained } from './publish-answer.ts';
import { chosenIn, ownContentOnly, showPublishPage } from './publish-routes.tsx';
import { cancelSchedule, schedule } from './schedule.ts';

/** The time that a form names: the script says it in milliseconds, else it is the server's time. */
function timeIn(posted: FormData): number {
  const at = Number(posted.get('at'));
  return at > 0 ? at : new Date(String(posted.get('later'))).getTime();
}

async function publishLater(request: EditorRequest): Promise<Answer> {
  const { posted, context } = request;
  const at = timeIn(posted);
  const { nothingChosen, later } = request.words.publish;
  const chosen = chosenIn(posted);
  const refusal = at > Date.now() ? chosen?.size === 0 && nothingChosen : later.past;
  if (refusal) return showPublishPage(request, <NoteLine role="alert">{refusal}</NoteLine>, 422);
  const { person } = context;
  schedule(context.folder, {
    at,
    ...(chosen && { chosen: [...chosen] }),
    ...(person && { person }),
  });
  return { location: '/admin/publish' };
}

async function cancel({ context: { folder } }: EditorRequest): Promise<Answer> {
  cancelSchedule(folder);
  return { location: '/admin/publish' };
}

/** Publishing at a time. */
export const scheduleRoutes: readonly Route[] = [
  { method: 'POST', path: '/publish/later', answer: explained(ownContentOnly(publishLater)) },
  { method: 'POST', path: '/publish/cancel', answer: cancel },
];
