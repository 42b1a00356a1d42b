import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../words/roots.ts';
import { alarms } from './alarms.ts';
import { commands } from './cli/run.ts';
import { catalogue } from './errors.ts';
import { states } from './messages/message.ts';
import { settingsTable } from './settings.ts';
import { roles } from './sign-in/people.ts';
import { may, rights } from './sign-in/rights.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const operating = read('docs/operating-the-gateway.md');
const reference = read('docs/gateway-reference.md');
const security = read('docs/security.md');

const folders = '{packages/*,e2e,site,tools}';
const tests = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {
  cwd: projectRoot,
  exclude: ['**/node_modules/**'],
});

describe.each([
  ['of reference', reference, 50],
  ['on security', security, 10],
])('the page %s', (_about, page, least) => {
  it('names tests by the end of a path that exists once', () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name]) => name);
    expect(new Set(named).size).toBeGreaterThan(least);
    const wrong = named.filter(
      (name) => tests.filter((test) => `/${test}`.endsWith(`/${name}`)).length !== 1,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the page on operating the gateway', () => {
  it('shows only commands of the inbox that exist', () => {
    const shown = [...operating.matchAll(/(?:npm run inbox -- |`inbox )([a-z]+)/g)].map(
      ([, name]) => name,
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name = '') => !Object.hasOwn(commands, name))).toEqual([]);
  });

  it.each([
    ['state', /^\| `(queued|sending|sent|failed|spam)` \|/gm, states.map((state) => [state])],
    ['alarm', /^\| `([a-z]+(?:-[a-z]+)+)` \| (.*?) \|/gm, Object.entries(alarms)],
  ])('explains every %s, and no other', (_what, row, expected) => {
    expect([...operating.matchAll(row)].map(([, ...cells]) => cells)).toEqual(expected);
  });
});

it.each([
  ['on operating the gateway', operating],
  ['on security', security],
])('the page %s can be read on a bad evening', (_about, page) => {
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(12_000);
});

it('the page on security says what each role may', () => {
  const [header] = security.match(/^\| May \|.*$/m) ?? [];
  expect(header).toBe(`| May | ${roles.map((role) => `\`${role}\``).join(' | ')} |`);
  const rows = [
    ...security.matchAll(/^\| `(\w+)`: [^|]+ \| (yes|no) \| (yes|no) \| (yes|no) \|$/gm),
  ];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    rights.map((right) => [right, ...roles.map((role) => (may(role, right) ? 'yes' : 'no'))]),
  );
});

describe('the page of reference', () => {
  it('names every refusal once, with its status', () => {
    const rows = [...reference.matchAll(/^\| (\d{3}(?:, \d{3})*) \| (.*?) \|/gm)];
    const named = rows.flatMap(([, statuses = '', codes = '']) =>
      [...codes.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => ({ code, statuses })),
    );
    expect(named.map(({ code }) => code).sort()).toEqual(Object.keys(catalogue).sort());
    const wrong = Object.entries(catalogue).filter(
      ([code, status]) => !named.find((each) => each.code === code)?.statuses.includes(`${status}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives every requirement of security once, with its tests or the reason why there are none', () => {
    const rows = (reference.match(/^\| \d+\.\d.*$/gm) ?? []).map((line) => line.split(/ ?\| ?/));
    expect(rows.length).toBeGreaterThan(40);
    const numbers = rows.flatMap(([, cell = '']) => cell.split(/, | to /));
    expect(numbers).toEqual([...new Set(numbers)]);
    const wrong = rows.filter(
      ([, cell = '', , given = '']) =>
        !/^\d+\.\d+\.\d+(?:(?:, | to )\d+\.\d+\.\d+)*$/.test(cell) ||
        !/^Not tested: |^`\S+`(, `\S+`)*$/.test(given),
    );
    expect(wrong).toEqual([]);
  });
});

it('the page on security names every secret setting', () => {
  const section = security.split(/^#+ /m).find((part) => part.startsWith('Secrets')) ?? '';
  const secrets = Object.entries(settingsTable).filter(([, setting]) => 'secret' in setting);
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(secrets.map(([name]) => name));
});
