import { expect, test } from 'vitest';
import { contentCopy } from '../../test/requests.ts';
import { endScheduleOf, publishWhenDue, schedule, scheduledIn } from './schedule.ts';

const ada = { name: 'ada', email: 'ada@agency.example', role: 'owner' as const };
const DUE = Date.now();

/** A content folder in which ada has scheduled a publication. */
function scheduledByAda(mayPublish?: (email: string) => Promise<boolean>) {
  const folder = contentCopy();
  schedule(folder, { at: DUE, person: ada });
  return { folder, report: () => {}, ...(mayPublish && { mayPublish }) };
}

test('a publication of somebody who may not publish any more is stopped before its time', async () => {
  const context = scheduledByAda(async (email) => email !== ada.email);
  await publishWhenDue(context, DUE - 1000);
  expect(scheduledIn(context.folder)).toMatchObject({ failed: 'noPerson', person: ada });
});

test('a publication waits for its time where it is not known who may publish', async () => {
  const context = scheduledByAda();
  await publishWhenDue(context, DUE - 1000);
  expect(scheduledIn(context.folder)).not.toHaveProperty('failed');
  await publishWhenDue(context, DUE);
  expect(scheduledIn(context.folder)).toMatchObject({ failed: 'noPerson' });
});

test('a publication of somebody whose role falls is stopped at once, and nobody else’s', async () => {
  const context = scheduledByAda(async () => true);
  await endScheduleOf(context, 'ben@agency.example');
  expect(scheduledIn(context.folder)).not.toHaveProperty('failed');
  await endScheduleOf(context, ada.email);
  expect(scheduledIn(context.folder)).toMatchObject({ failed: 'noPerson' });
});

test('a publication waits while the database of people is away', async () => {
  const context = scheduledByAda(() => Promise.reject(new Error('The database is away.')));
  await expect(publishWhenDue(context, DUE)).rejects.toThrow('away');
  expect(scheduledIn(context.folder)).not.toHaveProperty('failed');
});
