import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '../../../content-model/src/schemas/theme.ts';
import { cssOf, hexOf } from '../../../content-model/src/theme/colour.ts';
import { themeRoles } from '../../../content-model/src/theme/roles.ts';
import { SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { root } from '../../../harness/root.ts';

const sample = themeRoles(DEFAULT_THEME);
/** The name of the sample and its own colours, as style sheets and pictures contain them. */
const ofSample = ['brand', 'accent', 'night', 'page'].flatMap((role) => {
  const { light } = sample[role as keyof typeof sample];
  return [hexOf(light), cssOf(light).replaceAll('0.', '.')];
});

/** Where a built site has a word or a colour of the sample; the pictures of the content are still its own. */
export const remainsOfSample = (folder: string) =>
  globSync('**/*.{html,css,js,webmanifest,xml,txt,svg}', { cwd: folder, exclude: ['_astro/*.svg'] })
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .flatMap(({ file, text }) =>
      ['Harmattan', ...ofSample]
        .filter((word) => text.includes(word))
        .map((word) => `${file}: ${word}`),
    );

/** Words of four letters and more; shorter ones are in every text. */
const wordsIn = (text: string) =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [],
  );

const textOf = (folder: string) =>
  globSync('**/*.{yaml,md}', { cwd: folder, exclude: ['README.md'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The names of months and of days in a language. */
const datesIn = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    ['long', 'short'].map((length) =>
      new Intl.DateTimeFormat(language, {
        month: length as 'long',
        weekday: length as 'long',
        timeZone: 'UTC',
      }).format(Date.UTC(2026, month, month + 1)),
    ),
  ).join(' ');

/** What pages say: their texts, and the attributes that are read out or listed. */
const saidIn = (html: string) =>
  [
    html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' '),
    ...(html.match(/\s(?:alt|aria-label|title)="[^"]*"/g) ?? []),
    ...(html.match(
      /(?<=<meta (?:name="description"|property="og:(?:title|description)") content=)"[^"]*"/g,
    ) ?? []),
  ]
    .join(' ')
    .replaceAll('\u00AD', '');

/** Words of the sample that the pages of a built site say, and that neither its content nor its interface has. */
export function wordsOfSample(folder: string, contentFolder: string, language: string): string[] {
  const words = globSync(`${language.slice(0, 2)}*.yaml`, { cwd: join(root, 'words') });
  const own = wordsIn(
    [
      textOf(contentFolder),
      datesIn(language),
      ...words.map((file) => readFileSync(join(root, 'words', file), 'utf8')),
    ].join(' '),
  );
  const sample = wordsIn(textOf(SAMPLE_FOLDER));
  return globSync('**/*.html', { cwd: folder }).flatMap((file) =>
    [...wordsIn(saidIn(readFileSync(join(folder, file), 'utf8')))]
      .filter((word) => sample.has(word) && !own.has(word))
      .map((word) => `${file}: ${word}`),
  );
}
