import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { productRoot } from '../../../harness/root.ts';

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const product = join(folder, 'product');
const agency = join(folder, 'agency');
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trimEnd();

function write(project: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
}

function commit(project: string, message: string, files: Record<string, string> = {}) {
  write(project, files);
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', message);
}

/** Upgrades the agency's clone. */
function upgrade(...args: string[]) {
  const options = { cwd: agency, env, encoding: 'utf8' } as const;
  const command = ['tools/run.mjs', 'upgrade', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, out: stdout, error: stderr };
}

const versionFile = (version: string) => ({
  'package.json': `{"type":"module","version":"${version}"}\n`,
});
const read = (file: string) => readFileSync(join(agency, file), 'utf8');

/** Makes a product in three versions, with the real upgrade; its other commands only say that they ran. */
beforeAll(() => {
  for (const path of [
    'tools/upgrade.ts',
    'harness',
    'tools/lib/upgrade',
    'tools/lib/read-options.ts',
    'content-model/codemods/codemod.ts',
    'words',
    'content-model/src',
    'content-store/src',
  ]) {
    cpSync(join(productRoot, path), join(product, path), { recursive: true });
  }
  git(folder, 'init', '--quiet', '--initial-branch=main', product);
  commit(product, 'One', {
    ...versionFile('1.0.0'),
    '.gitignore': 'node_modules\n',
    'tools/run.mjs': `import { spawnSync } from 'node:child_process';
console.log('run 1.0.0');
const [command, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [\`tools/\${command}.ts\`, ...args], { stdio: 'inherit' });
process.exit(status);
`,
    'tools/check.ts': "console.log('check');\n",
    'site/page.ts': 'one\n',
  });
  git(product, 'tag', 'v1.0.0');
  commit(product, 'Two', {
    ...versionFile('1.2.0'),
    'site/page.ts': 'two\n',
  });
  git(product, 'tag', 'v1.2.0');
  const documented = readFileSync(join(productRoot, 'docs/upgrading.md'), 'utf8');
  commit(product, 'Three', {
    ...versionFile('1.10.0'),
    'tools/run.mjs': readFileSync(join(product, 'tools/run.mjs'), 'utf8').replace(
      '1.0.0',
      '1.10.0',
    ),
    // The example of the documentation.
    'content-model/codemods/1.10.0-rename-slide-role.ts':
      /```ts\n(.*?)```/s.exec(documented)?.[1] ?? '',
  });
  git(product, 'tag', '-a', 'v1.10.0', '-m', 'v1.10.0');
  git(product, 'tag', 'v2.0.0-beta.1');
  commit(product, 'Next', { 'site/next.ts': 'next\n' });
});

/** An agency that adopted 1.0.0 and changed the words. */
beforeEach(() => {
  git(folder, 'clone', '--quiet', '--origin', 'upstream', product, agency);
  git(agency, 'reset', '--quiet', '--hard', 'v1.0.0');
  symlinkSync(join(productRoot, 'node_modules'), join(agency, 'node_modules'));
  commit(agency, 'Adopt', {
    'content/.version': '1.0.0\n',
    'content/labels/labels.yaml': 'slideRole: Folie # aria\n',
  });
});
afterEach(() => rmSync(agency, { recursive: true }));

const log = () => git(agency, 'log', '--first-parent', '--format=%s', 'v1.0.0..').split('\n');

/** Checks an agency after a successful upgrade to 1.10.0. */
function expectUpgraded() {
  expect(read('content/labels/labels.yaml')).toBe('itemRole: Folie # aria\n');
  expect(read('content/.version')).toBe('1.10.0\n');
  expect(read('site/page.ts')).toContain('two\n');
  expect(git(agency, 'status', '--porcelain')).toBe('');
  expect(git(agency, 'show', '--format=%B', '--name-only')).toBe(
    'Bring content/ to v1.10.0\n\n- The label slideRole is called itemRole.\n\n\ncontent/.version\ncontent/labels/labels.yaml',
  );
}

test('an upgrade merges the newest version, and the merged code installs, changes content/ and checks', () => {
  const before = git(agency, 'rev-parse', '--short', 'HEAD');
  expect(upgrade()).toEqual({
    status: 0,
    error: '',
    out: `run 1.0.0
v1.10.0 is merged: CHANGELOG.md says what is new. Before that, your branch was at ${before}.
run 1.10.0
content/ is at v1.10.0 now, in a commit of its own.
- The label slideRole is called itemRole.
check
The upgrade is done. Nothing was pushed.
`,
  });
  expectUpgraded();
  expect(log()).toEqual(['Bring content/ to v1.10.0', 'Upgrade to v1.10.0', 'Adopt']);
  expect(upgrade()).toEqual({
    status: 0,
    out: 'run 1.10.0\nv1.10.0 is here already.\n',
    error: '',
  });
});

test('content without a recorded version gets every codemod of the branch that is asked for', () => {
  git(agency, 'rm', '--quiet', 'content/.version');
  commit(agency, 'Forget the version');
  expect(upgrade('--to', 'main')).toMatchObject({ status: 0, error: '' });
  expect(read('site/next.ts')).toBe('next\n');
  expectUpgraded();
});

test('a conflict leaves the merge to the owner, and the upgrade goes on after it', () => {
  commit(agency, 'Change the page', { 'site/page.ts': 'ours\n' });
  const { status, error } = upgrade();
  expect(status).toBe(1);
  expect(error).toMatch(/^v1\.10\.0 cannot be merged\. Git says:\n.*conflict in site\/page\.ts/s);
  expect(upgrade()).toMatchObject({ status: 1, error: expect.stringContaining('not committed') });
  commit(agency, 'Merge', { 'site/page.ts': 'ours and two\n' });
  expect(upgrade()).toMatchObject({ status: 0, out: expect.stringContaining('check\n') });
  expectUpgraded();
});

test('content that a codemod cannot read is named, and the upgrade goes on once it is corrected', () => {
  commit(agency, 'Forget a quote', { 'content/labels/labels.yaml': 'slideRole: "Folie # aria\n' });
  expect(upgrade()).toMatchObject({
    status: 1,
    error: expect.stringMatching(
      /^content\/ cannot be brought to v1\.10\.0: labels\/labels\.yaml: /,
    ),
  });
  commit(agency, 'Correct it', { 'content/labels/labels.yaml': 'slideRole: Folie # aria\n' });
  expect(upgrade()).toMatchObject({ status: 0 });
  expectUpgraded();
});

test.each<[string, () => void, string]>([
  [
    'uncommitted changes',
    () => appendFileSync(join(agency, 'content/labels/labels.yaml'), '# new\n'),
    'There are changes that are not committed:\n M content/labels/labels.yaml\n',
  ],
  [
    'no remote',
    () => git(agency, 'remote', 'remove', 'upstream'),
    'There is no remote called upstream. Say where the product comes from:\n  git remote add upstream <address of the product>\n',
  ],
])('%s: the upgrade is refused in a sentence, and changes nothing', (_, prepare, sentence) => {
  const before = git(agency, 'rev-parse', 'HEAD');
  prepare();
  const { status, error } = upgrade();
  expect(error.startsWith(sentence), error).toBe(true);
  expect(status).toBe(1);
  expect(git(agency, 'rev-parse', 'HEAD')).toBe(before);
});
