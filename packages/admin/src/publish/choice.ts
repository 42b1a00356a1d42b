import type { AdminRequest, Answer } from '../request/route.ts';
import { keepTicks, ticksOf } from './ticks.ts';

/** The ticked changes; undefined without a choice. */
export const chosenIn = (posted: FormData): Set<string> | undefined =>
  posted.has('choice') ? new Set(posted.getAll('publish').map(String)) : undefined;

/** Stores the ticks of a form. */
export function keepChoice({ posted, context }: AdminRequest): void {
  const ticked = chosenIn(posted);
  const shown = posted.getAll('shown').map((path) => [String(path), ticked?.has(String(path))]);
  if (ticked) keepTicks(context, { ...ticksOf(context), ...Object.fromEntries(shown) });
}

/** Ticks all boxes or none, or stores them unchanged. */
export async function choose(request: AdminRequest): Promise<Answer> {
  const { posted } = request;
  const choice = posted.get('choose');
  if (choice !== null) posted.delete('publish');
  if (choice === 'all') {
    for (const path of posted.getAll('shown')) posted.append('publish', path);
  }
  keepChoice(request);
  return posted.has('quiet') ? { status: 204 } : { location: '/admin/publish' };
}
