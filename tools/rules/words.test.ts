import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

/** Sources and documents; not the sample's words, which are content. */
const files = globSync(
  [
    '*.{json,jsonc,md,ts}',
    'docs/**/*.md',
    'site/*.ts',
    '{artwork,content-model,e2e,editor,mail-gateway,site/src,tools}/**/*.{astro,css,js,mjs,ts,tsx}',
  ],
  { cwd: root, exclude: ['package-lock.json', '**/node_modules/**'] },
);

/** Files that may use any word. */
const exempt: Record<string, string> = {
  'tools/rules/words.test.ts': 'lists them',
  'mail-gateway/test/enquiries/enquiries.ts': 'what people wrote',
};

/** Words that this project once used for a thing that has a usual name, and that name. */
const words: [word: RegExp, instead: string, exempt?: Record<string, string>][] = [
  [/page of pieces/i, 'component gallery'],
  [/agreed looks|kept pictures?/i, 'visual regression baselines'],
  [/stand-?in faces?/i, 'font fallback metrics'],
  [/lost pictures/i, 'broken images'],
  [/finish-build/i, 'post-build'],
  [/swapped-folder/i, 'atomic directory swap'],
  [/setting-kinds/i, 'setting parsers'],
  [/\bcameAlive\b/, 'hydrated'],
  [/\blend(Fetch)?\b/, 'patch'],
  [/\bOtherWays\b/, 'contact details'],
  [/\b(ham|hams)\b/, 'release'],
  [/\bcircumstances\b/i, 'context'],
  [/\banswerOn\b/, 'raw response'],
  [/\b(housekeeping|keepHouse)\b/i, 'maintenance'],
  [/\b(everyGlance|glances?)\b/i, 'summary'],
  [/\bforgetDeleted\b/, 'vacuum'],
  [/\bunhurried\b/i, 'noTimeout'],
  [/\bcalls? a person\b/i, 'alert, alarm'],
  [/\b(floors of|\w+Floor|kills)\b/, 'baseline; crash'],
  [/\bone door\b/i, 'entry point'],
];

test('things are called by their usual names', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files
    .filter((file) => !Object.hasOwn(exempt, file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return words
        .filter(([, , exempt = {}]) => !Object.hasOwn(exempt, file))
        .flatMap(([word, instead]) =>
          lines.flatMap((line, index) =>
            word.test(line) ? [`${file}:${index + 1}: ${word}, say: ${instead}`] : [],
          ),
        );
    });
  expect(found).toEqual([]);
});
