import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../mail-gateway/src/store/open.ts';
import { fillDatabase } from './fill.ts';

test('a filled database has so many sent messages, as the gateway’s store reads them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `file:${join(folder, 'messages.db')}`;
  await fillDatabase(url, 120);
  const store = await openStore(url);
  onTestFinished(() => store.close());
  expect((await store.counts()).sent).toBe(120);
  const [newest, next] = await store.list({ limit: 2 });
  expect(newest?.fields.from_name).toBe('Ada Lovelace');
  expect(newest?.id).toMatch(/^[0-9a-f]{12}$/);
  expect(newest?.receivedAt).toBeGreaterThan(next?.receivedAt ?? 0);
});
