import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { locate } from '../../content-model/src/check/locate.ts';
import { collections } from '../../content-model/src/collections.ts';
import { visitedPages } from '../../content-model/src/read-site.ts';
import { contentFolder, readFolder } from '../../content-store/src/folder.ts';
import { buildSite } from '../../harness/build-site.ts';
import { root } from '../../harness/root.ts';
import { measureEditor } from './editor-time.ts';
import { copyPath, multiplied, multiply } from './multiply.ts';
import { rounded } from './statistics.ts';

/** Factors by which the content is multiplied. */
const sizes = [1, 10, 100];

const explanation = `
Growth: the same site with 1, 10 and 100 times the content

Multiplied are ${multiplied.join(', ')};
logos up to the number that the content allows. Facts, words of the pages and the process stay.

build s      a whole build in which every picture was encoded before: copies show the pictures of
             their originals
home KiB     the HTML of the home page with its styles, in brotli
first form   seconds from the command npm run cms to the form of one member of the team in the browser
preview      seconds from a save to the page beside the form that shows it

The editor's content has picture files of its own for each copy.
`;

/** Makes a content folder with `times` the entries. @returns the texts in it. */
function makeContent(folder: string, times: number): Map<string, string> {
  cpSync(contentFolder(), folder, { recursive: true });
  const texts = multiply(readFolder(folder).files, times);
  for (const [path, text] of texts) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return texts;
}

/** Gives each picture as many copies as the entries have. They share the room on the disk. */
function copyPictures(folder: string, times: number): void {
  for (const path of readFolder(folder).pictures) {
    for (let copy = 2; copy <= times; copy += 1) {
      linkSync(join(folder, path), join(folder, copyPath(path, copy)));
    }
  }
}

/** The path of the first entry of the team. */
function firstMember(texts: ReadonlyMap<string, string>): string {
  const team = collections.get('team.members');
  return (team && locate(team, texts)[0]) ?? '';
}

const secondsOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? null : rounded(milliseconds / 1000);

async function measureAt(times: number, folder: string) {
  const content = join(folder, `content-${times}`);
  const site = join(folder, `site-${times}`);
  const texts = makeContent(content, times);
  const began = performance.now();
  if ((await buildSite({ folder: site, content })) !== 0) {
    throw new Error(`The site with ${times} times the content cannot be built.`);
  }
  const seconds = (performance.now() - began) / 1000;
  const home = brotliCompressSync(readFileSync(join(site, 'index.html'))).length;
  copyPictures(content, times);
  const member = firstMember(texts);
  const editor = member ? await measureEditor(content, member) : undefined;
  return {
    times,
    files: texts.size,
    pages: visitedPages(readFolder(content)).length,
    'build s': rounded(seconds),
    'home KiB': rounded(home / 1024),
    'first form s': secondsOf(editor?.firstForm),
    'preview s': secondsOf(editor?.preview),
  };
}

/** Prints how build, home page and editor grow with the content; false when one cannot be built. */
export async function reportGrowth(): Promise<boolean> {
  console.log(explanation);
  // On the same disk as the site, to which a build is moved.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'bench-growth-'));
  const rows = [];
  try {
    for (const times of sizes) rows.push(await measureAt(times, folder));
    return true;
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    if (rows.length > 0) console.table(rows);
    rmSync(folder, { recursive: true, force: true });
  }
}
