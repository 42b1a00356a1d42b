import { Repository } from '../../../content-store/src/git/repository.ts';
import { NoteLine } from '../pages/note.tsx';
import type { AdminRequest, Answer } from '../request/route.ts';
import { chosenIn, keepChoice } from './choice.ts';
import { showPublishPage } from './publish-answers.tsx';
import { cancelSchedule, scheduleAsItIs } from './schedule.ts';

/** The time that a form names: the script says it in milliseconds, else it is the server's time. */
function timeIn(posted: FormData): number {
  const at = Number(posted.get('at'));
  return at > 0 ? at : new Date(String(posted.get('later'))).getTime();
}

/** Schedules the publication of the chosen changes. */
export async function publishLater(request: AdminRequest): Promise<Answer> {
  const { posted, context } = request;
  keepChoice(request);
  const at = timeIn(posted);
  const { nothingChosen, later } = request.words.publish;
  const chosen = chosenIn(posted);
  const refusal = at > Date.now() ? chosen?.size === 0 && nothingChosen : later.past;
  if (refusal) return showPublishPage(request, <NoteLine role="alert">{refusal}</NoteLine>, 422);
  const repository = await Repository.open(context.folder);
  if (!(repository instanceof Repository)) return showPublishPage(request);
  await scheduleAsItIs(repository, { at, person: context.person, chosen: chosen && [...chosen] });
  return { location: '/admin/publish' };
}

/** Cancels the scheduled publication. */
export async function cancelLater({ context: { folder } }: AdminRequest): Promise<Answer> {
  cancelSchedule(folder);
  return { location: '/admin/publish' };
}
