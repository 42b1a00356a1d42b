import { Repository } from '../../../content-store/src/git/repository.ts';
import { NoteLine } from '../pages/note.tsx';
import type { AdminRequest, Answer } from '../request/route.ts';
import { chosenIn, keepChoice } from './choice.ts';
import { showPublishPage } from './publish-answers.tsx';
import { cancelSchedule, scheduleAsItIs } from './schedule.ts';

/** The time that a form names: the script sends it in milliseconds; without a script it is in the server's time zone. */
function timeIn(posted: FormData): number {
  const at = Number(posted.get('at'));
  return at > 0 ? at : new Date(String(posted.get('later'))).getTime();
}

/** Schedules the publication of the chosen changes. */
export async function publishLater(request: AdminRequest): Promise<Answer> {
  const { posted, context } = request;
  keepChoice(request);
  const at = timeIn(posted);
  const chosen = chosenIn(posted);
  const { nothingChosen, later } = request.words.publish;
  const refuse = (sentence: string) =>
    showPublishPage(request, <NoteLine role="alert">{sentence}</NoteLine>, 422);
  // The opposite comparison would take a missing time.
  const isLater = at > Date.now();
  if (!isLater) return refuse(later.past);
  if (chosen?.size === 0) return refuse(nothingChosen);
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
