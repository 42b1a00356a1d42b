import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { alarms } from './alarms.ts';
import { catalogue } from './errors.ts';
import { commands } from './inbox/run.ts';
import { states } from './message.ts';
import { projectRoot } from './setting-schemas.ts';
import { settingsTable } from './settings.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const operating = read('docs/operating-the-gateway.md');
const security = read('docs/security.md');

/** A test as both pages name it, in the last column: its file and its name. */
const test = /`([\w./-]+\.(?:test|spec)\.tsx?)`: (.+?)(?=<br>| \|$)/gm;

describe.each([
  ['on operating the gateway', operating, 50],
  ['on security', security, 130],
])('the page %s', (_about, page, least) => {
  it('names only tests that exist', () => {
    const named = [...page.matchAll(test)];
    expect(named.length).toBeGreaterThan(least);
    const missing = named.filter(
      ([, file = '', name = '']) => !exists(file) || !testsOf(file).includes(name),
    );
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  it('names only files that exist', () => {
    const files = [...page.matchAll(/`((?:mail-gateway|site|docs|tools|e2e)\/[\w./-]+)`/g)];
    const missing = files.map(([, file = '']) => file).filter((file) => !exists(file));
    expect(missing).toEqual([]);
  });
});

describe('the page on operating the gateway', () => {
  it('shows only commands of the inbox that exist', () => {
    const shown = [...operating.matchAll(/(?:npm run inbox -- |`inbox )([a-z]+)/g)].map(
      ([, name]) => name,
    );
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((name = '') => !Object.hasOwn(commands, name))).toEqual([]);
  });

  it.each([
    ['state', /^\| `(queued|sending|sent|failed|spam)` \|/gm, states.map((state) => [state])],
    ['alarm', /^\| `([a-z]+(?:-[a-z]+)+)` \| (.*?) \|/gm, Object.entries(alarms)],
    [
      'refusal',
      /^\| `([A-Z_]+)` \| (\d{3}) \| (.*) \|$/gm,
      Object.entries(catalogue).map(([code, { status, sentence }]) => [
        code,
        `${status}`,
        sentence,
      ]),
    ],
    [
      'setting',
      /^\| `([A-Z_]+)` \| (?!\d{3} \|)(.*?) \| (.*) \|$/gm,
      Object.entries(settingsTable).map(([name, { fallback, meaning }]) => [
        name,
        name === 'SITE_DIR' ? '`site/dist`, once built' : fallback && `\`${fallback}\``,
        meaning,
      ]),
    ],
  ])('explains every %s, and no other', (_what, row, expected) => {
    expect([...operating.matchAll(row)].map(([, ...cells]) => cells)).toEqual(expected);
  });
});

describe('the page on security', () => {
  it('gives every requirement once, below its chapter, with its tests or why there is none', () => {
    const chapters = security.split(/^## V/m).slice(1);
    const rows = chapters.flatMap((text) => {
      const lines = text.split(/^## /m)[0]?.match(/^\| \d.*$/gm) ?? [];
      return lines.map((line) => ({ chapter: Number.parseInt(text, 10), line }));
    });
    expect(rows).toHaveLength(security.match(/^\| \d/gm)?.length ?? 0);
    const numbers = rows.map(({ line }) => line.split(' ')[1] ?? '');
    const sorted = [...new Set(numbers)].sort((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    );
    expect(numbers).toEqual(sorted);
    const wrong = rows.filter(({ chapter, line }) => {
      const [, number = '', level = '', ...cells] = line.split(/ ?\| ?/);
      const tests = cells.at(-2) ?? '';
      const isTested = tests.split('<br>').every((each) => /^`\S+\.tsx?`: ./.test(each));
      const isSaid = tests.startsWith('Not tested: ');
      const isWhole = cells.length === 4 && /^[123]$/.test(level);
      return !isWhole || Number.parseInt(number, 10) !== chapter || !(isTested || isSaid);
    });
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it('names every secret setting', () => {
    const section = security.split(/^#+ /m).find((part) => part.startsWith('Secrets')) ?? '';
    const secrets = Object.entries(settingsTable).filter(([, setting]) => 'secret' in setting);
    const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(secrets.map(([name]) => name));
  });
});

/** The source of a test file, as the pages write the names in it. */
function testsOf(file: string): string {
  return read(file).replace(/\\'/g, "'");
}

/** `site/dist` is there only once the site was built. */
function exists(file: string): boolean {
  return file === 'site/dist' || existsSync(path.join(projectRoot, file));
}
