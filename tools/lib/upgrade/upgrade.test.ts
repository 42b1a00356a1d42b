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
import { root } from '../../../harness/root.ts';

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

/** Runs a command in the agency's clone. */
function run(...args: string[]) {
  const options = { cwd: agency, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run.mjs', ...args],
    options,
  );
  return { status, out: stdout, error: stderr };
}
const upgrade = (...args: string[]) => run('upgrade', ...args);

const versionFile = (version: string) => ({
  'package.json': `{"type":"module","version":"${version}"}\n`,
});
const changelog = (...versions: string[]) => ({
  'CHANGELOG.md': versions
    .map((version) => `## [${version}] - 2026-01-01\n\n- News of ${version}.\n\n`)
    .join(''),
});
const labels = 'sample/content/labels/labels.yaml';
const read = (file: string) => readFileSync(join(agency, file), 'utf8');

/** Makes a product in three versions, with the real upgrade; its other commands only say that they ran. */
beforeAll(() => {
  for (const path of [
    'tools/adopt.ts',
    'tools/upgrade.ts',
    'harness',
    'tools/lib',
    'content-model/codemods/codemod.ts',
    'words',
    'content-model/src',
    'content-store/src',
    'content-model/starters',
  ]) {
    cpSync(join(root, path), join(product, path), { recursive: true });
  }
  git(folder, 'init', '--quiet', '--initial-branch=main', product);
  commit(product, 'One', {
    ...versionFile('1.0.0'),
    ...changelog('1.0.0'),
    '.gitignore': 'node_modules\n',
    'tools/run.mjs': `import { spawnSync } from 'node:child_process';
console.log('run 1.0.0');
const [command, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [\`tools/\${command}.ts\`, ...args], { stdio: 'inherit' });
process.exit(status);
`,
    'tools/check.ts': `import { existsSync } from 'node:fs';
console.log('check');
process.exitCode = Number(existsSync('content/wrong.yaml'));
`,
    'site/page.ts': 'one\n',
    [labels]: 'slideRole: slide\n',
  });
  git(product, 'tag', 'v1.0.0');
  commit(product, 'Two', {
    ...versionFile('1.2.0'),
    ...changelog('1.2.0', '1.0.0'),
    'site/page.ts': 'two\n',
  });
  git(product, 'tag', 'v1.2.0');
  const documented = readFileSync(join(root, 'docs/upgrading.md'), 'utf8');
  commit(product, 'Three', {
    ...versionFile('1.10.0'),
    ...changelog('1.10.0', '1.2.0', '1.0.0'),
    'tools/run.mjs': readFileSync(join(product, 'tools/run.mjs'), 'utf8').replace(
      '1.0.0',
      '1.10.0',
    ),
    // The example of the documentation.
    'content-model/codemods/1.10.0-rename-slide-role.ts':
      /```ts\n(.*?)```/s.exec(documented)?.[1] ?? '',
    [labels]: 'itemRole: item\n',
  });
  git(product, 'tag', '-a', 'v1.10.0', '-m', 'v1.10.0');
  git(product, 'tag', 'v2.0.0-beta.1');
  commit(product, 'Next', { 'site/next.ts': 'next\n' });
});

/** An agency that adopted 1.0.0 and changed the words. */
beforeEach(() => {
  git(folder, 'clone', '--quiet', '--origin', 'upstream', product, agency);
  git(agency, 'reset', '--quiet', '--hard', 'v1.0.0');
  symlinkSync(join(root, 'node_modules'), join(agency, 'node_modules'));
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
  expect(upgrade('--yes')).toEqual({
    status: 0,
    error: '',
    out: `run 1.0.0
From v1.0.0 to v1.10.0:

1.10.0 2026-01-01
- News of 1.10.0.

1.2.0 2026-01-01
- News of 1.2.0.

It changes content/ with 1.10.0-rename-slide-role.ts.

It can be merged without a conflict.

v1.10.0 is merged. Before that, your branch was at ${before}.
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
    out: 'run 1.10.0\nv1.10.0 of upstream is here already.\n',
    error: '',
  });
});

test('a version without codemods is recorded in content/', () => {
  expect(upgrade('--yes', '--to', 'v1.2.0')).toMatchObject({ status: 0, error: '' });
  expect(read('content/.version')).toBe('1.2.0\n');
  expect(read('content/labels/labels.yaml')).toBe('slideRole: Folie # aria\n');
});

test('a branch of the product can be merged', () => {
  expect(upgrade('--yes', '--to', 'main')).toMatchObject({ status: 0, error: '' });
  expect(read('site/next.ts')).toBe('next\n');
  expectUpgraded();
});

test('a clone without content/ is upgraded too, and what is adopted then has its version', () => {
  git(agency, 'reset', '--quiet', '--hard', 'v1.0.0');
  expect(upgrade('--yes')).toMatchObject({ status: 0, error: '' });
  expect(git(agency, 'rev-parse', 'HEAD')).toBe(git(agency, 'rev-parse', 'v1.10.0^{commit}'));
  expect(run('adopt', '--from', 'sample', '--yes')).toMatchObject({ status: 0, error: '' });
  expect(read('content/.version')).toBe('1.10.0\n');
});

test('content without a recorded version gets every codemod', () => {
  git(agency, 'rm', '--quiet', 'content/.version');
  commit(agency, 'Forget the version');
  expect(upgrade('--yes')).toMatchObject({ status: 0 });
  expectUpgraded();
});

test.each([
  ['the merge', (): void => void git(agency, 'merge', '--quiet', '--no-edit', 'v1.10.0')],
  [
    'a codemod',
    () => {
      git(agency, 'merge', '--quiet', '--no-edit', 'v1.10.0');
      write(agency, { 'content/labels/labels.yaml': 'itemRole: Folie # aria\n' });
      expect(upgrade().error).toContain('git checkout HEAD content takes its changes back');
      git(agency, 'checkout', 'HEAD', 'content');
    },
  ],
])('an upgrade that ended after %s goes on when it is run again', (_, interrupted) => {
  interrupted();
  expect(upgrade()).toMatchObject({ status: 0, out: expect.stringContaining('check\n') });
  expectUpgraded();
});

test('content/ alone is brought to a version that was merged by hand, without a remote', () => {
  git(agency, 'merge', '--quiet', '--no-edit', 'v1.10.0');
  git(agency, 'remote', 'remove', 'upstream');
  expect(upgrade('--content-only')).toMatchObject({ status: 0, error: '' });
  expectUpgraded();
});

test('a conflict is announced, leaves the merge to the owner, and the upgrade goes on after it', () => {
  commit(agency, 'Change the page', { 'site/page.ts': 'ours\n' });
  const head = git(agency, 'rev-parse', '--short', 'HEAD');
  expect(upgrade('--dry-run').out).toContain('Your changes conflict with it in site/page.ts.');
  expect(upgrade('--yes')).toMatchObject({
    status: 1,
    error: `v1.10.0 and your changes conflict in
site/page.ts
Nothing is lost: your work is in commit ${head}. Either edit these files, git add them, git commit, and run npm run upgrade again; or go back with git merge --abort.
`,
  });
  expect(upgrade()).toMatchObject({
    status: 1,
    error: expect.stringContaining('A merge is under way.'),
  });
  commit(agency, 'Merge', { 'site/page.ts': 'ours and two\n' });
  expect(upgrade()).toMatchObject({ status: 0 });
  expectUpgraded();
});

test('a check that fails keeps the upgrade, and fails the command', () => {
  commit(agency, 'Add a wrong file', { 'content/wrong.yaml': '' });
  expect(upgrade('--yes')).toMatchObject({
    status: 1,
    out: expect.stringMatching(/check\nThe upgrade is in your repository, but the check failed\./),
  });
  expectUpgraded();
});

test('content that a codemod cannot read is named, and the upgrade goes on once it is corrected', () => {
  commit(agency, 'Forget a quote', { 'content/labels/labels.yaml': 'slideRole: "Folie # aria\n' });
  expect(upgrade('--yes')).toMatchObject({
    status: 1,
    error: expect.stringMatching(
      /^content\/ cannot be brought to v1\.10\.0: labels\/labels\.yaml: /,
    ),
  });
  commit(agency, 'Correct it', { 'content/labels/labels.yaml': 'slideRole: Folie # aria\n' });
  expect(upgrade()).toMatchObject({ status: 0 });
  expectUpgraded();
});

test.each<[string, () => void, string[], string]>([
  [
    'uncommitted changes',
    () => appendFileSync(join(agency, 'content/labels/labels.yaml'), '# new\n'),
    ['--yes'],
    'There are changes that are not committed:\n M content/labels/labels.yaml\n',
  ],
  [
    'no branch',
    () => git(agency, 'checkout', '--quiet', '--detach'),
    ['--yes'],
    'No branch is checked out',
  ],
  [
    'no repository',
    () => rmSync(join(agency, '.git'), { recursive: true }),
    ['--yes'],
    'This folder is no Git repository of its own',
  ],
  [
    'no remote',
    () => git(agency, 'remote', 'remove', 'upstream'),
    ['--yes'],
    'There is no remote called upstream. Say where the product comes from:\n  git remote add upstream <address of the product>\n',
  ],
  [
    'a remote that does not answer',
    () => git(agency, 'remote', 'set-url', 'upstream', join(folder, 'gone')),
    ['--yes'],
    'upstream does not answer, and nothing was changed. Git says:\nfatal: ',
  ],
  [
    'a remote without versions',
    () => {
      git(agency, 'remote', 'set-url', 'upstream', agency);
      git(agency, 'tag', '-d', 'v1.0.0', 'v1.2.0', 'v1.10.0');
    },
    ['--yes'],
    'upstream has no version of the product, a tag such as v1.0.0. If it is your own repository, name the product’s with --remote; for a branch of the product, give --to main.\n',
  ],
  [
    'an unknown version',
    () => undefined,
    ['--to', 'v3.0.0'],
    'upstream has no tag or branch called v3.0.0.\n',
  ],
  [
    'a copy without history',
    () => {
      rmSync(join(agency, '.git'), { recursive: true });
      git(agency, 'init', '--quiet');
      git(agency, 'remote', 'add', 'upstream', product);
      commit(agency, 'Begin');
    },
    ['--yes'],
    'Your repository has no commit in common with upstream',
  ],
  [
    'nobody to ask',
    () => undefined,
    [],
    'Nothing was changed. To upgrade where nobody can be asked, add --yes.\n',
  ],
  [
    'a wrong record of the version',
    () => commit(agency, 'Break it', { 'content/.version': 'new\n' }),
    ['--yes'],
    'content/.version must be a version such as 1.0.0, got "new".\n',
  ],
])(
  '%s: the upgrade is refused in a sentence, and changes nothing',
  (_, prepare, args, sentence) => {
    prepare();
    const state = () =>
      spawnSync('git', ['log', '-1', '--format=%H'], { cwd: agency, env, encoding: 'utf8' }).stdout;
    const before = state();
    const { status, error } = upgrade(...args);
    expect(error.startsWith(sentence), error).toBe(true);
    expect(status).toBe(1);
    expect(state()).toBe(before);
    expect(read('site/page.ts')).toBe('one\n');
  },
);

test('--help lists the options, and one that does not exist is named', () => {
  const { status, out } = upgrade('--help');
  expect(status).toBe(0);
  expect(out).toContain('--dry-run');
  const wrong = upgrade('--dryrun');
  expect(wrong.status).toBe(2);
  expect(wrong.error).toContain("Unknown option '--dryrun'");
  expect(wrong.error).toContain('--dry-run');
  expect(wrong.error).not.toContain('    at ');
});

test('a machine without Git is told to install it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/upgrade.ts'], {
    cwd: agency,
    env: { PATH: folder },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'There is no Git on this machine: install it from https://git-scm.com.\n',
  });
});

test('a copy without history joins the product as the documentation says, and is upgraded', () => {
  rmSync(join(agency, '.git'), { recursive: true });
  git(agency, 'init', '--quiet');
  commit(agency, 'Begin');
  git(agency, 'remote', 'add', 'upstream', product);
  git(agency, 'fetch', '--quiet', 'upstream', '--tags');
  git(
    agency,
    'merge',
    '--strategy',
    'ours',
    '--allow-unrelated-histories',
    '-m',
    'Begin with v1.0.0',
    'v1.0.0',
  );
  expect(upgrade('--yes')).toMatchObject({ status: 0 });
  expectUpgraded();
});

test('a version that was squashed into the branch is not merged again', () => {
  git(agency, 'merge', '--quiet', '--squash', 'v1.10.0');
  commit(agency, 'Squash');
  expect(upgrade()).toMatchObject({ status: 0, out: expect.stringContaining('is here already.') });
  expectUpgraded();
});

test("the owner's own tags are no versions of the product, and origin may be the owner's", () => {
  git(agency, 'tag', 'v9.0.0');
  expect(upgrade('--dry-run').out).toContain('From v1.0.0 to v1.10.0');
  git(agency, 'remote', 'rename', 'upstream', 'origin');
  git(agency, 'remote', 'set-url', 'origin', agency);
  git(agency, 'tag', '-d', 'v9.0.0', 'v1.2.0', 'v1.10.0');
  expect(upgrade()).toEqual({
    status: 0,
    error: '',
    out: 'run 1.0.0\nv1.0.0 of origin is here already.\nIf origin is your own repository: git remote add upstream <address of the product>\n',
  });
});
