import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/root.ts';

/** Sources and documents; not the sample's words, which are content. */
const files = globSync(
  [
    '*.{json,jsonc,md,ts}',
    'docs/**/*.md',
    'site/*.ts',
    '{content-model,e2e,editor,mail-gateway,sample/{artwork,test},site/src,tools}/**/*.{astro,css,js,mjs,ts,tsx}',
  ],
  { cwd: root, exclude: ['package-lock.json', '**/node_modules/**'] },
);

/** Files that may use any word. */
const exempt: Record<string, string> = {
  'tools/rules/sources.test.ts': 'lists them',
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
  [/\bsettle(Nulls|Texts)\b/, 'normalise, resolve'],
  [/\bplaceOf\b/, 'locate, displayName'],
  [/\b(tokensIn|fillTokens|SITE_TOKENS)\b/, 'variables'],
  [/\b\w*World\b/, 'context'],
  [/\blent\b/i, 'patched'],
  [/\bpace\b/i, 'rate limit, interval'],
  [/\btakeTurns?\b/, 'concurrency limit, rate slot'],
  [/\bunreadable\b/, 'client error'],
  [/\bopenDoor\b/, 'listener'],
  [/\bpatience\b/i, 'timeout'],
  [/\bstrayFaults?|pictureFlaws?\b/, 'unknown file, image error'],
  [/\b(hem|selvedge)s?\b/i, 'border, edge, band'],
  [/\bentrances?\b/i, 'reveal'],
  [/\bhasty\b/i, 'near the rate limit'],
];

/** What `find` returns for the lines of all files, each with its place. */
const inLines = (find: (line: string, file: string) => string[]) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => find(line, file).map((each) => `${file}:${index + 1}: ${each}`)),
  );

test('things are called by their usual names', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = inLines((line, file) =>
    words
      .filter(([word, , excepted]) => word.test(line) && !{ ...exempt, ...excepted }[file])
      .map(([word, instead]) => `${word}, say: ${instead}`),
  );
  expect(found).toEqual([]);
});

test('comments name files that exist', () => {
  const comment = /^\s*(\/\/|\/?\*)|\/\*/;
  const path =
    /(?<![\w./-])(?:content-model|docs|e2e|editor|mail-gateway|sample|site|tools)\/[\w./-]+\.\w+/g;
  const missing = inLines((line) =>
    comment.test(line)
      ? (line.match(path) ?? []).filter(
          (file) => !['', 'sample/content'].some((from) => existsSync(join(root, from, file))),
        )
      : [],
  );
  expect(missing).toEqual([]);
});
