import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject } from './copied-project.ts';

/** A fake Astro, which only writes the settings of its call. */
const astro = `
const { mkdirSync, writeFileSync } = require('node:fs');
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
const { BASE_PATH, SITE_URL, PUBLIC_MAIL_ORIGIN } = process.env;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', JSON.stringify({ BASE_PATH, SITE_URL, PUBLIC_MAIL_ORIGIN }));`;

/** A fake Playwright, which only notes the tests to run, the site and its base path. */
const playwright = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { SITE_DIR, BASE_PATH } = process.env;
const tests = process.argv.filter((word) => /^--project=|\\.config/.test(word)).map((word) => word.replace(/^.*e2e./, '')).join(' ');
const built = JSON.parse(readFileSync(SITE_DIR + '/index.html', 'utf8'));
appendFileSync('calls.jsonl', JSON.stringify({ tests, BASE_PATH, built }) + '\\n');
mkdirSync('test-results', { recursive: true });
const stats = { expected: 1, unexpected: 0, flaky: 0 };
writeFileSync('test-results/playwright.json', JSON.stringify({ stats, suites: [] }));`;

/** A fake Vitest, of which one test has passed. */
const vitest = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('test-results', { recursive: true });
const report = { numPassedTests: 1, numFailedTests: 0, testResults: [] };
const [, file] = process.argv.at(-1).split('=');
writeFileSync(file, JSON.stringify(report));`;

/** A copy of the project with content of its own, whose test runners and builder are quick. */
const project = mkdtempSync(join(tmpdir(), 'own-site-'));
afterAll(() => rmSync(project, { recursive: true }));

beforeAll(() => {
  const fakes = {
    astro: { program: 'astro', script: astro },
    '@playwright/test': { program: 'playwright', script: playwright },
    vitest: { program: 'vitest', script: vitest },
  };
  copyProject(fakes, project);
  cpSync(join(project, 'sample/content'), join(project, 'content'), { recursive: true });
  mkdirSync(join(project, 'site/dist'), { recursive: true });
  writeFileSync(join(project, 'site/dist/index.html'), 'the site that is online');
});

const writeSettings = (text: string) => writeFileSync(join(project, '.env'), text);

beforeEach(() => {
  rmSync(join(project, 'calls.jsonl'), { force: true });
  writeSettings('BASE_PATH=/agency/\nPUBLIC_MAIL_ORIGIN=https://mail.example\n');
});

/** Runs a command of the project. @returns its exit code and its output */
function command(...words: string[]) {
  const npm = join(project, 'npm.cjs');
  writeFileSync(npm, '');
  const { BASE_PATH, SITE_URL, CONTENT_DIR, PUBLIC_MAIL_ORIGIN, ...env } = process.env;
  const args = [join(project, 'tools/run.mjs'), ...words];
  const options = { cwd: project, env: { ...env, npm_execpath: npm }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, text: stdout, errors: stderr };
}

/** The calls of Playwright, in order. */
const calls = () =>
  readFileSync(join(project, 'calls.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The files that are served and uploaded, with the times of their changes. */
function online() {
  const folder = join(project, 'site/dist');
  const file = join(folder, 'index.html');
  const times = [folder, file].map((path) => statSync(path).mtimeMs);
  return { text: readFileSync(file, 'utf8'), times, files: readdirSync(folder) };
}

const ofOwner = { BASE_PATH: '/agency/', PUBLIC_MAIL_ORIGIN: 'https://mail.example' };

test('npm run audit builds with the settings of the site and leaves site/dist as it is, and npm start serves that build', () => {
  const before = online();
  const { status, text, errors } = command('audit');
  expect(status, errors).toBe(0);
  expect(text).toMatch(/opens its \d+ pages: about \d+ min/);
  expect(text).toMatch(/3 passed, 0 failed\s*$/);
  expect(calls()).toEqual([
    { tests: 'audit.config.ts --project=audit', BASE_PATH: '/agency/', built: ofOwner },
  ]);
  expect(online()).toEqual(before);
  writeFileSync(
    join(project, 'tools/start.ts'),
    "import { buildSiteIfChanged } from '../packages/harness/build-site.ts';\nawait buildSiteIfChanged();",
  );
  expect(command('start').text).toBe('');
  expect(JSON.parse(online().text)).toEqual(ofOwner);
  writeSettings('BASE_PATH=/other/\n');
  expect(command('start').text).toBe('Building the site …\n');
  expect(JSON.parse(online().text)).toEqual({ BASE_PATH: '/other/' });
});

test('npm test leaves site/dist as it is: the product is tested without settings, the own site with them', () => {
  const before = online();
  const { status, text, errors } = command('test', 'pages', 'commands');
  expect(status, errors).toBe(0);
  expect(calls()).toEqual([
    { tests: 'playwright.config.ts --project=product', built: {} },
    { tests: 'audit.config.ts --project=audit', BASE_PATH: '/agency/', built: ofOwner },
  ]);
  expect(text).toMatch(/\n6 passed, 0 failed\s*$/);
  expect(online()).toEqual(before);
});

test('npm run audit names a setting that is wrong as a fault', () => {
  writeSettings('BASE_PATH=agency\n');
  const { status, text, errors } = command('audit');
  expect(status).toBe(1);
  expect(text).toContain("BASE_PATH must be a path such as / or /agency/, got 'agency'.");
  expect(text).toMatch(/\n0 passed, 1 failed\s*$/);
  expect(errors).not.toMatch(/\bat .*\.ts:\d+/);
});
