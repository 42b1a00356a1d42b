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
Builds of the sample agency in one and in two languages, without posts and with ${posts} posts of 600 words in each

first    seconds of a build that compresses every page; the median of ${rounds} in turns
later    of one that has the compressed pages of the build before

A build before these makes the pictures of the posts.
`;

const folder = join(productRoot, '.cache', 'bench-builds');

/** The contents that are built. */
const contents = ([1, 2] as const).flatMap((languages) =>
  [0, posts].map((count) => ({ languages, count })),
);
type Content = (typeof contents)[number];

const nameOf = ({ languages, count }: Content) => `${languages}-${count}`;
const contentOf = (content: Content) => join(folder, `content-${nameOf(content)}`);
const siteOf = (content: Content) => join(folder, `site-${nameOf(content)}`);

/** Seconds of a build. @throws when it fails */
async function secondsOfBuild(content: Content): Promise<number> {
  const began = performance.now();
  const code = await buildSite({ folder: siteOf(content), content: contentOf(content) });
  if (code !== 0) throw new Error(`The build with ${content.count} posts ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

interface Build {
  readonly first: number;
  readonly later: number;
}

/** Seconds of a first build and of a later one. */
async function measure(content: Content): Promise<Build> {
  rmSync(siteOf(content), { recursive: true, force: true });
  return { first: await secondsOfBuild(content), later: await secondsOfBuild(content) };
}

/** The medians of some builds. */
const middleOf = (builds: readonly Build[]): Build => ({
  first: rounded(median(builds.map(({ first }) => first))),
  later: rounded(median(builds.map(({ later }) => later))),
});

/** Prints how much longer builds with posts take in so many languages. */
function reportLanguages(languages: 1 | 2, built: ReadonlyMap<Content, readonly Build[]>): void {
  const [none, many] = contents
    .filter((content) => content.languages === languages)
    .map((content) => middleOf(built.get(content) ?? []));
  if (!none || !many) return;
  const more = {
    first: rounded(many.first - none.first),
    later: rounded(many.later - none.later),
  };
  console.log(`  In ${languages === 1 ? 'one language' : 'two languages'}:`);
  console.table({ 'without posts': none, 'with posts': many, more });
  const outcome = Math.max(more.first, more.later) <= goal ? 'reached' : 'missed';
  console.log(`  Goal, at most ${goal} s more: ${outcome}.`);
}

/** Prints how long builds take without and with posts, in one language and in two. @throws when one fails */
export async function reportBuilds(): Promise<true> {
  console.log(explanation);
  const built = new Map(contents.map((content) => [content, [] as Build[]]));
  for (const content of contents) {
    await writeContentWithPosts(contentOf(content), content.count, content.languages);
    await secondsOfBuild(content);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [content, builds] of built) builds.push(await measure(content));
  }
  reportLanguages(1, built);
  reportLanguages(2, built);
  return true;
}
