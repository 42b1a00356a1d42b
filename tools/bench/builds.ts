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

first    seconds of a build that compresses every page; the median of ${rounds} in turns
later    of one that has the compressed pages of the build before

A build before these makes the pictures of the posts.
`;

const folder = join(productRoot, '.cache', 'bench-builds');
const contentWith = (count: number) => join(folder, `content-${count}`);
const siteWith = (count: number) => join(folder, `site-${count}`);

/** Seconds of a build. @throws when it fails */
async function secondsOfBuild(count: number): Promise<number> {
  const began = performance.now();
  const code = await buildSite({ folder: siteWith(count), content: contentWith(count) });
  if (code !== 0) throw new Error(`The build with ${count} posts ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

interface Build {
  readonly first: number;
  readonly later: number;
}

/** Seconds of a first build and of a later one. */
async function measure(count: number): Promise<Build> {
  rmSync(siteWith(count), { recursive: true, force: true });
  return { first: await secondsOfBuild(count), later: await secondsOfBuild(count) };
}

/** The medians of some builds. */
const middleOf = (builds: readonly Build[]): Build => ({
  first: rounded(median(builds.map(({ first }) => first))),
  later: rounded(median(builds.map(({ later }) => later))),
});

/** Prints how long builds take without and with posts. @throws when one fails */
export async function reportBuilds(): Promise<true> {
  console.log(explanation);
  for (const count of [0, posts]) {
    await writeContentWithPosts(contentWith(count), count);
    await secondsOfBuild(count);
  }
  const without: Build[] = [];
  const withPosts: Build[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await measure(0));
    withPosts.push(await measure(posts));
  }
  const [none, many] = [middleOf(without), middleOf(withPosts)];
  const more = {
    first: rounded(many.first - none.first),
    later: rounded(many.later - none.later),
  };
  console.table({ 'without posts': none, 'with posts': many, more });
  const outcome = Math.max(more.first, more.later) <= goal ? 'reached' : 'missed';
  console.log(`  Goal, at most ${goal} s more: ${outcome}.`);
  return true;
}
