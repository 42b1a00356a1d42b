import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../packages/harness/build-site.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { writeContentWithPosts } from './content-with-posts.ts';
import { median, rounded } from './statistics.ts';

const posts = 300;
const rounds = 3;
/** The seconds by which a build with these posts may be longer than a build without posts. */
const goal = 20;

const explanation = `
Builds of the sample agency in one and in two languages, without posts and with ${posts} posts of 600 words in each

first    seconds of a build that compresses every page; the median of ${rounds} in turns
later    seconds of a build that reuses the compressed pages of the previous build

A build that is not measured makes the pictures of the posts.
`;

const folder = join(productRoot, '.cache', 'bench-builds');

/** The built contents: the number of their languages and of their posts. */
const contents = ([1, 2] as const).flatMap((languages) =>
  [0, posts].map((count) => ({ languages, count })),
);
type Content = (typeof contents)[number];

const nameOf = ({ languages, count }: Content) => `${languages}-${count}`;
const contentOf = (content: Content) => join(folder, `content-${nameOf(content)}`);
const siteOf = (content: Content) => join(folder, `site-${nameOf(content)}`);

/** The duration of a build in seconds. @throws if the build fails */
async function secondsOfBuild(content: Content): Promise<number> {
  const began = performance.now();
  const code = await buildSite({ folder: siteOf(content), content: contentOf(content) });
  if (code !== 0) throw new Error(`The build with ${content.count} posts ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

/** The durations of a first build and of a later build, in seconds. */
interface Build {
  readonly first: number;
  readonly later: number;
}

/** Builds a content twice, first into an empty folder. */
async function measure(content: Content): Promise<Build> {
  rmSync(siteOf(content), { recursive: true, force: true });
  return { first: await secondsOfBuild(content), later: await secondsOfBuild(content) };
}

/** The medians of some builds. */
const middleOf = (builds: readonly Build[]): Build => ({
  first: rounded(median(builds.map(({ first }) => first))),
  later: rounded(median(builds.map(({ later }) => later))),
});

/** Prints by how much builds with posts are longer, in one or in two languages. */
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

/** Prints the durations of builds without and with posts, in one language and in two. @throws if a build fails */
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
