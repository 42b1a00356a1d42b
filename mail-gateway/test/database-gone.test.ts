import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { manyNames, temporaryFolder, waitOptions } from './support/arrange.ts';
import { end, healthOf, namesIn, postTo, startGateway, unlimited } from './support/gateway.ts';

it('a gateway whose database is moved away accepts nothing, alerts a person, and goes on when it is back', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const DATABASE_URL = `file:${path.join(folder, 'messages.db')}`;
  // The first attempt to deliver notices as well: nobody listens there.
  const mailed = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'owner@agency.example' };
  const gateway = await startGateway({ ...unlimited, ...mailed, DATABASE_URL });
  const accepted: string[] = [];
  const post = async (names: readonly string[]) => {
    for (const from_name of names) {
      if ((await postTo(gateway, { from_name })).ok) {
        accepted.push(from_name);
      }
    }
  };
  await post(manyNames(20, 'before '));
  renameSync(folder, `${folder}.away`);
  await post(manyNames(20, 'meanwhile '));
  await expect.poll(() => healthOf(gateway), waitOptions).toBe(503);
  // A line may not be whole yet.
  const lines = () => gateway.output.err.split('\n').filter((line) => line.endsWith('}'));
  for (const expected of [
    { alarm: 'store-unavailable', level: 50, kind: 'gone' },
    { msg: 'request failed', code: 'STORE_UNAVAILABLE', kind: 'gone' },
  ]) {
    await expect
      .poll(() => lines().map((line) => JSON.parse(line)), waitOptions)
      .toContainEqual(expect.objectContaining(expected));
  }
  renameSync(`${folder}.away`, folder);
  await post(manyNames(20, 'after '));
  await expect.poll(() => healthOf(gateway), waitOptions).toBe(200);
  await end(gateway);
  expect(accepted).toEqual([...manyNames(20, 'before '), ...manyNames(20, 'after ')]);
  expect((await namesIn(DATABASE_URL)).sort()).toEqual(accepted.sort());
});
