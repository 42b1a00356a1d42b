import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { contentCopy } from './requests.ts';

type Post = { title?: string; date?: string; topics?: readonly string[] };

/** Writes a post into a content folder. */
export function writePost(folder: string, id: string, { title = id, date, topics = [] }: Post) {
  const list =
    topics.length > 0 ? `topics:\n${topics.map((each) => `  - ${each}\n`).join('')}` : '';
  const head = `title: ${title}\ndescription: What we learnt from two hundred lorry drivers.\n`;
  mkdirSync(join(folder, 'news'), { recursive: true });
  const text = `---\n${head}date: ${date ?? '2026-01-15'}\n${list}---\n\nA text.\n`;
  writeFileSync(join(folder, `news/${id}.md`), text);
}

/** A copy of the sample's content with some posts, by their names. */
export function withPosts(posts: Readonly<Record<string, Post>>): { folder: string } {
  const folder = contentCopy();
  for (const [id, post] of Object.entries(posts)) writePost(folder, id, post);
  return { folder };
}

/** Sets the current day for a test. */
export function setDay(day: string): void {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
}
