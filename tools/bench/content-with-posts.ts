import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { DRAFT_MARK } from '../../packages/content-model/src/check/placeholders.ts';
import { addLanguage } from '../../packages/content-model/src/translations/change-languages.ts';
import {
  applyChanges,
  readFolder,
  SAMPLE_FOLDER,
} from '../../packages/content-store/src/folder.ts';

const topics = ['Accessibility', 'Web design', 'Company'];
const DAY = 86_400_000;
const LONGEST_AGO = Date.parse('2020-01-01');

const topicOf = (number: number) => topics[number % topics.length];
const hasPicture = (number: number) => number % 3 === 0;

/** The words of the legal pages of the sample. */
const words = [...readFolder(SAMPLE_FOLDER).files]
  .filter(([path]) => path.startsWith('legal/'))
  .flatMap(([, text]) => text.match(/\p{L}{2,}/gu) ?? []);

/** Pseudorandom numbers from 0 to 1, the same for a seed in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text of 600 words in ten parts, each with a heading. */
function textOf(seed: number): string {
  const random = randomFrom(seed);
  const some = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ');
  return Array.from(
    { length: 10 },
    () => `## ${some(4)}\n\n${some(40)}.\n\n- [${some(3)}](/contact)\n- ${some(13)}`,
  ).join('\n\n');
}

/** The front matter that only the first language of a post has. */
function factsOf(number: number): string {
  const date = `date: ${new Date(LONGEST_AGO + number * DAY).toISOString().slice(0, 10)}\n`;
  return hasPicture(number) ? `${date}picture: ./post-${number}.jpg\n` : date;
}

/** The front matter and the text that a post has in every language. */
const wordsOf = (number: number, seed: number) => `title: Post ${number} about ${topicOf(number)}
description: What we learnt on day ${number}, in a sentence of the usual length for a list of posts.
topics: [${topicOf(number)}]
${hasPicture(number) ? 'pictureAlt: A pattern of colours\n' : ''}---

${textOf(seed)}
`;

/** A photo whose pixels are different for each number. */
async function writePhoto(file: string, number: number): Promise<void> {
  const random = randomFrom(number);
  const pixels = Uint8Array.from({ length: 3 * 48 * 32 }, () => random() * 256);
  await sharp(pixels, { raw: { width: 48, height: 32, channels: 3 } })
    .resize(1200, 800, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toFile(file);
}

/** Adds German to a content folder, with the English texts. */
function addGerman(folder: string): void {
  const translations = [...addLanguage(readFolder(folder), 'de')].map(
    ([path, text = '']) => [path, text.replaceAll(DRAFT_MARK, 'Deutsch')] as const,
  );
  applyChanges(folder, new Map(translations));
}

/**
 * Writes the sample agency into a folder, with posts of 600 words. Every third post has a picture.
 *
 * @param languages 1 for English, 2 for English and German
 */
export async function writeContentWithPosts(
  folder: string,
  count: number,
  languages: 1 | 2,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  if (languages === 2) addGerman(folder);
  mkdirSync(join(folder, 'news'));
  for (let number = 0; number < count; number += 1) {
    const name = join(folder, 'news', `post-${number}`);
    writeFileSync(`${name}.md`, `---\n${factsOf(number)}${wordsOf(number, number)}`);
    if (languages === 2) {
      writeFileSync(`${name}.de.md`, `---\n${wordsOf(number, number + count)}`);
    }
    if (hasPicture(number)) await writePhoto(`${name}.jpg`, number);
  }
}
