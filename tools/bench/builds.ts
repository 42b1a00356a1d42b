import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../packages/harness/build-site.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { writeContentWithPosts } from './content-with-posts.ts';
import { median, rounded } from './statistics.ts';

const posts = 300;
const rounds = 3;
/** Seconds that a build with these posts may take longer than one without. */
const goal = 20;

const explanation = `
Builds of the sample agency in two languages, without posts and with ${posts} posts of 600 words

first    seconds of the first build, which compresses every page, and makes the pictures unless an earlier run made them
later    the median of ${rounds} further builds in turns, each with the compressed pages of the one before

`;

const folder = join(productRoot, '.cache', 'bench-builds');
const contentWith = (count: number) => join(folder, `content-${count}`);

/** Seconds of a build. @throws when it fails */
async function secondsOfBuild(count: number): Promise<number> {
  const began = performance.now();
  const code = await buildSite({
    folder: join(folder, `site-${count}`),
    content: contentWith(count),
  });
  if (code !== 0) throw new Error(`The build with ${count} posts ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

/** Prints how long builds take without and with posts. @throws when one fails */
export async function reportBuilds(): Promise<true> {
  console.log(explanation);
  rmSync(folder, { recursive: true, force: true });
  const measured = [0, posts].map((count) => ({ count, seconds: [] as number[] }));
  for (const { count } of measured) await writeContentWithPosts(contentWith(count), count);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { count, seconds } of measured) seconds.push(await secondsOfBuild(count));
  }
  const rows = measured.map(({ count, seconds: [first = 0, ...later] }) => ({
    posts: count,
    first: rounded(first),
    later: rounded(median(later)),
  }));
  console.table(rows);
  const more = rounded((rows[1]?.later ?? 0) - (rows[0]?.later ?? 0));
  const outcome = more <= goal ? 'reached' : 'missed';
  console.log(`  ${posts} posts take ${more} s more. Goal, ${goal} s: ${outcome}.`);
  return true;
}
