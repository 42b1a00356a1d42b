import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../packages/harness/free-port.ts';
import { exitOf, listening } from '../../packages/harness/gateway-process.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { writeFiles, writeFromGuide } from '../../packages/harness/written-files.ts';

// An agency's project, made from these sources: the product is a package in it, and npm is all that it needs.

const folder = mkdtempSync(join(tmpdir(), 'project-'));
const project = join(folder, 'kontor');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { CONTENT_DIR: _, ...environment } = process.env;
const env = {
  ...environment,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  npm_config_prefer_offline: 'true',
};
const read = (file: string) => readFileSync(join(project, file), 'utf8');

/** Runs npm in the project, or in the product's repository. @returns what it printed */
const npm = async (words: string[], cwd = project) =>
  (await promisify(execFile)('npm', words, { cwd, env, maxBuffer: 20_000_000 })).stdout;

beforeAll(async () => {
  const answers = ['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd'];
  const words = ['--brand-colour', '#0a5c36', '--host', 'netlify', '--yes'];
  // The package of an earlier version.
  const packed = join(productRoot, '.cache/packed');
  mkdirSync(packed, { recursive: true });
  writeFileSync(join(packed, 'agency-website-0.0.1.tgz'), '');
  await npm(['run', 'create', '--', project, ...answers, ...words], productRoot);
});

test('the package holds what a site needs and no test, in 3 MB', () => {
  const [file = ''] = globSync('vendor/*.tgz', { cwd: project });
  const listed = execFileSync('tar', ['tzf', join(project, file)], { encoding: 'utf8' });
  const files = listed
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', ''));
  expect(
    files.filter((path) => /\.test\.|\.examples\.|\/test\/|baselines|artwork|bench/.test(path)),
  ).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'packages/mail-gateway/src/main.js',
      'sample/content/README.md',
      'tools/run.mjs',
    ]),
  );
  expect(statSync(join(project, file)).size).toBeLessThan(3 * 1024 * 1024);
});

test('the folder holds what is the agency’s own, committed', () => {
  const files = execFileSync('git', ['ls-files', ':!content'], { cwd: project, encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual([
    '.devcontainer/devcontainer.json',
    '.env.example',
    '.github/workflows/publish.yml',
    '.gitignore',
    '.npmrc',
    'AGENTS.md',
    'README.md',
    'netlify.toml',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    expect.stringMatching(/^vendor\/agency-website-.*\.tgz$/),
  ]);
  expect(read('.env')).toContain('MAIL_TO=');
  expect(read('content/site/site.yaml')).toContain('Kontor Süd');
});

test('npm start builds the site with a section of one’s own, and keeps a message', async () => {
  const files = ['section.ts', 'words.yaml', 'prepare.ts', 'Partners.tsx', 'Partners.module.css'];
  writeFromGuide(project, 'adding-a-section.md', 'own/sections/partners', files);
  writeFromGuide(project, 'adopting.md', 'own/sections/partners', ['Partners.test.tsx']);
  writeFiles(project, 'content/partners', {
    'section.yaml': 'sectionTitle: Partner\nsectionDescription: Wir arbeiten zusammen.\n',
    'kadara.yaml': 'name: Kadara\nlogo: ./kadara.svg\n',
    'kadara.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  });
  const home = read('content/pages/home.yaml');
  writeFiles(project, 'content/pages', {
    'home.yaml': home.replace(/(\n *- )services\n/, '$1services$1partners\n'),
  });
  const port = `${await freePort()}`;
  const child = spawn('npm', ['start'], { cwd: project, env: { ...env, PORT: port } });
  try {
    const { url } = await listening(child);
    const page = await (await fetch(url)).text();
    expect(page.includes('Kadara')).toBe(true);
    const form = new FormData();
    const fields = {
      from_name: 'Ada',
      from_email: 'ada@example.com',
      from_subject: 'Guten Tag',
      from_number: '',
      from_message: 'Hallo',
      lib_version: '4.4.1',
      service_id: 'agency_site',
      template_id: 'contact_form',
      user_id: 'public_site_key',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(`${url}api/v1.0/email/send-form`, { method: 'POST', body: form });
    expect(await answer.text()).toBe('OK');
    expect(await npm(['run', 'inbox', '--', 'list'])).toContain('Guten Tag');
  } finally {
    child.kill();
    await exitOf(child);
  }
});

test('the check lists the drafts and names an error of types in own/, which content alone does not wait for', async () => {
  writeFiles(project, 'own', { 'half.ts': "export const half: number = 'a';\n" });
  const named = "own/half.ts:1:14: Type 'string' is not assignable to type 'number'.";
  const failed = await npm(['run', 'check']).then(
    () => undefined,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(failed?.match(/^own\/.*$/gm)).toEqual([named]);
  expect(failed).toContain('✗ Types hold in own/');
  const content = await npm(['run', 'check', '--', 'content']);
  expect(content).toMatch(/\d+ texts wait to be written[\s\S]*✓ The content is right/);
  expect(content).not.toContain('Types');
  rmSync(join(project, 'own/half.ts'));
});

/** Packs the package of the project as another version, with changed files. @returns the archive */
function packedAs(
  version: string,
  changes: Readonly<Record<string, (text: string) => string>>,
): string {
  const parent = join(folder, version);
  mkdirSync(parent);
  const installed = join(project, 'node_modules/agency-website');
  cpSync(installed, join(parent, 'package'), { recursive: true });
  const own = { 'package.json': (text: string) => text.replace('"1.0.0"', `"${version}"`) };
  for (const [name, change] of Object.entries({ ...own, ...changes })) {
    const file = join(parent, 'package', name);
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }
  const archive = join(parent, `agency-website-${version}.tgz`);
  execFileSync('tar', ['czf', archive, '-C', parent, 'package']);
  return archive;
}

/** The files of a codemod, as the package has them. */
const codemodFiles = (name: string, source: string) => ({
  [`packages/content-model/codemods/${name}.ts`]: () => source,
  [`packages/content-model/codemods/${name}.js`]: () =>
    stripTypeScriptTypes(source).replace('./codemod.ts', './codemod.js'),
});

const replaced = `import { TopBar as ProductBar, type TopBarProps } from 'agency-website/components/TopBar';

export function TopBar(props: TopBarProps) {
  return <ProductBar {...props} />;
}
`;

test('an upgrade that fails takes itself back', async () => {
  const broken = packedAs(
    '1.2.0',
    codemodFiles(
      '1.2.0-fail',
      `import type { Codemod } from './codemod.ts';
export const codemod: Codemod = {
  version: '1.2.0',
  description: 'It fails.',
  apply: () => {
    throw new Error('site.yaml: no');
  },
};
`,
    ),
  );
  const before = read('package-lock.json');
  await expect(npm(['run', 'upgrade', '--', '--package', broken])).rejects.toThrow(
    /content\/ cannot be brought to v1\.2\.0: site\.yaml: no[\s\S]*The upgrade was taken back: the product is at v1\.0\.0/,
  );
  expect(read('package-lock.json')).toBe(before);
  expect(read('node_modules/agency-website/package.json')).toContain('"version": "1.0.0"');
});

test('an upgrade installs, changes content/, audits the site, and says what is new', async () => {
  writeFiles(project, 'own/components', { 'TopBar.tsx': replaced });
  await npm(['run', 'eject', '--', 'Footer']);
  const next = packedAs('1.1.0', {
    ...codemodFiles(
      '1.1.0-say-hello',
      `import { type Codemod, changeEntries } from './codemod.ts';
export const codemod: Codemod = {
  version: '1.1.0',
  description: 'The partners are called friends.',
  apply(folder) {
    changeEntries(folder, 'partners/section.*', (entry) => entry.set('sectionTitle', 'Freunde'));
  },
};
`,
    ),
    'CHANGELOG.md': (text) =>
      text.replace('## [1.0.0]', '## [1.1.0] - 2027-01-01\n\n- Friends.\n\n## [1.0.0]'),
    'docs/replacing-a-component.md': (text) => text.replaceAll('home: string', 'start: string'),
    'site/src/sections/Footer/Footer.module.css': (text) => `${text}\n`,
  });
  const output = await npm(['run', 'upgrade', '--', '--package', next]);
  expect(output).toMatch(
    /The product is at v1\.1\.0; it was at v1\.0\.0\.[\s\S]*- Friends\.[\s\S]*properties of TopBar changed\.\s+removed: home: string\./,
  );
  expect(output).toContain(
    'Footer, copied from version 1.0.0: site/src/sections/Footer/Footer.module.css',
  );
  expect(output).toMatch(/ passed, 0 failed\s+The upgrade is done/);
  expect(read('content/partners/section.yaml')).toContain('Freunde');
  expect(read('package.json')).toContain('file:vendor/agency-website-1.1.0.tgz');
  expect(globSync('vendor/*', { cwd: project })).toEqual(['vendor/agency-website-1.1.0.tgz']);
});
