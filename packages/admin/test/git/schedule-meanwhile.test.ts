import { expect, test } from 'vitest';
import { publishWhenDue, scheduledIn } from '../../src/publish/schedule.ts';
import type { AdminContext } from '../../src/request/context.ts';
import { begin, COLDLINE, clone, cloneForEachTest, edit, git, HERO, published } from '../clone.ts';
import { post, saveField } from '../requests.ts';

cloneForEachTest({ isPublished: true });

const HOUR = 3_600_000;

/** Schedules a publication of one file. @returns when it is due */
async function scheduleOnly(file: string, inHours: number, context: AdminContext): Promise<number> {
  const at = Date.now() + inHours * HOUR;
  const answer = await post(
    '/publish/later',
    { at: String(at), choice: 'true', publish: file },
    context,
  );
  expect(answer.status).toBe(303);
  return at;
}

/** An admin that serves the site, in which something happens while it builds the site. */
function builtHere(meanwhile: () => Promise<unknown>): Promise<AdminContext> {
  const build = async () => {
    await meanwhile();
    return { ok: true, output: '' };
  };
  return begin({ build, isServedHere: true });
}

test('a publication that is scheduled while another is being built waits for its own time', async () => {
  let later = 0;
  const context = await builtHere(async () => {
    if (later > 0) return;
    await saveField(COLDLINE, 'title', 'Maps', context);
    later = await scheduleOnly(COLDLINE, 2, context);
  });
  edit('A software development agency', 'A design studio');
  const due = await scheduleOnly(HERO, 1, context);
  await publishWhenDue(context, due);
  expect(scheduledIn(context.folder)).toMatchObject({ at: later, chosen: [COLDLINE] });
  await publishWhenDue(context, later);
  expect(published(COLDLINE)).toContain('Maps');
  expect(scheduledIn(context.folder)).toBeUndefined();
});

test('a chosen publication whose process ended while it was being built is built at the next start', async () => {
  let builds = 0;
  const context = await builtHere(async () => {
    builds += 1;
    if (builds === 1) throw new Error('killed');
  });
  git(clone, 'remote', 'remove', 'origin');
  edit('A software development agency', 'A design studio');
  await saveField(COLDLINE, 'title', 'Maps', context);
  const due = await scheduleOnly(HERO, 1, context);
  await expect(publishWhenDue(context, due)).rejects.toThrow('killed');
  await publishWhenDue(context, due);
  expect(scheduledIn(context.folder)).toBeUndefined();
  expect(builds).toBe(2);
});
