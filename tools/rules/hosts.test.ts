import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseConfigFileTextToJson } from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { productRoot } from '../../packages/harness/root.ts';
import { headersFile } from '../../site/post-build.ts';
import { settingNames } from '../../site/settings.ts';
import { filesFor, hosts } from '../lib/begin/hosts.ts';
import { workflowFor } from '../lib/begin/project.ts';
import { publishedFolders } from '../lib/release-notes.ts';
import { testParts } from '../lib/test-parts.ts';

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');
const { scripts, devDependencies, allowScripts } = JSON.parse(read('package.json'));
const vercel = JSON.parse(read('deploy/vercel.json'));
const wrangler = parseConfigFileTextToJson('wrangler.jsonc', read('deploy/wrangler.jsonc')).config;

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}
interface Job {
  steps: Step[];
  'timeout-minutes'?: number;
  permissions?: object;
  strategy?: { matrix: Record<string, string[]> };
}
interface Workflow {
  env?: Record<string, string>;
  permissions: unknown;
  jobs: Record<string, Job>;
}
const workflows = globSync('.github/workflows/*.yml', { cwd: productRoot }).map((file) => ({
  file,
  text: read(file),
  ...(parse(read(file)) as Workflow),
}));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);

test('every host builds with npm run build and serves site/dist', () => {
  const [, command] = /^ {2}command = "(.*)"$/m.exec(read('deploy/netlify.toml')) ?? [];
  const [, publish] = /^ {2}publish = "(.*)"$/m.exec(read('deploy/netlify.toml')) ?? [];
  const pages = steps.find(({ uses }) => uses?.includes('upload-pages-artifact'));
  expect({ command, publish }).toEqual({ command: 'npm run build', publish: 'site/dist' });
  expect(vercel).toMatchObject({ buildCommand: command, outputDirectory: publish });
  expect(wrangler).toMatchObject({ build: { command }, assets: { directory: publish } });
  expect(pages?.with).toEqual({ path: publish, 'include-hidden-files': true });
});

test('hosts that can be told serve a page without a slash behind its address, and 404.html', () => {
  expect(read('deploy/netlify.toml')).toMatch(
    /\[build\.processing\.html\]\n {2}pretty_urls = true/,
  );
  expect(vercel).toMatchObject({ framework: null, cleanUrls: true, trailingSlash: false });
  expect(wrangler.assets).toMatchObject({
    html_handling: 'auto-trailing-slash',
    not_found_handling: '404-page',
  });
});

test('every file of deploy/ is for a host, or for a web server that has the built files alone', () => {
  const files = hosts.flatMap((host) => filesFor(host).map(([from]) => from));
  const there = globSync('deploy/*', { cwd: productRoot }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(there.filter((file) => !files.includes(file) && !file.includes('/static.'))).toEqual([]);
});

describe('the workflow of a project', () => {
  const workflow: Workflow = parse(workflowFor('github-pages'));
  const ownSteps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('checks, audits, builds and, on GitHub Pages, publishes', () => {
    expect(Object.keys(workflow.jobs)).toEqual(['site', 'pages']);
    expect(Object.keys(parse(workflowFor('netlify')).jobs)).toEqual(['site']);
    expect(ownSteps.flatMap(({ run }) => run ?? [])).toEqual([
      ...['npm ci', 'npm run check', 'npm test', 'npm run build'],
      ...['npm ci', 'npm run build'],
    ]);
    const upload = ownSteps.find(({ uses }) => uses?.includes('upload-pages-artifact'));
    expect(upload?.with).toEqual({ path: 'site/dist', 'include-hidden-files': true });
  });

  test('may only read but for Pages, and runs the actions that this repository runs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).filter((job) => !job['timeout-minutes'])).toEqual([]);
    const pinned = steps.flatMap(({ uses }) => uses ?? []);
    expect(
      ownSteps.flatMap(({ uses }) => uses ?? []).filter((use) => !pinned.includes(use)),
    ).toEqual([]);
  });

  test('has every setting of the site', () => {
    expect(Object.keys(workflow.env ?? {}).sort()).toEqual([...settingNames].sort());
  });
});

test('Vercel sends the headers of the _headers file', () => {
  const rules = headersFile('/').trim().split('\n\n');
  expect(vercel.headers).toEqual(
    rules.map((rule) => {
      const [path = '', ...lines] = rule.split('\n').map((line) => line.trim());
      const headers = lines.map((line) => {
        const [key = ''] = line.split(': ');
        return { key, value: line.slice(key.length + 2) };
      });
      return { source: path.replace('*', '(.*)'), headers };
    }),
  );
});

test('workflows may only read, run pinned actions, end in time and call commands that exist', () => {
  expect(workflows.map(({ permissions }) => permissions)).toEqual(
    workflows.map(() => ({ contents: 'read' })),
  );
  expect(jobs.filter((job) => !job['timeout-minutes'])).toEqual([]);
  const loose = workflows.flatMap(({ text }) =>
    (text.match(/uses: .*/g) ?? []).filter((use) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use)),
  );
  expect(loose).toEqual([]);
  const called = (pattern: RegExp) =>
    steps.flatMap(({ run }) => [...(run ?? '').matchAll(pattern)].map(([, name = '']) => name));
  const commands = called(/npm (?:run )?(\S+)/g);
  expect(commands.length).toBeGreaterThan(3);
  const ofNpm = ['pack', 'pkg', 'publish'];
  expect(commands.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
  const programs = [
    ...called(/node tools\/(\w+)\.ts/g),
    ...called(/node tools\/run\.mjs (\w+)/g),
  ].map((name) => `tools/${name}.ts`);
  expect(new Set(programs)).toEqual(new Set(['tools/release.ts', 'tools/pack.ts']));
  expect(programs.filter((file) => !existsSync(join(productRoot, file)))).toEqual([]);
  const versions = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
  expect(new Set(versions)).toEqual(new Set(['.nvmrc']));
});

test('every part of the tests runs for each push, once', () => {
  const check = workflows.find(({ file }) => file.endsWith('check.yml'));
  const parts: string[] = check?.jobs['check']?.strategy?.matrix['parts'] ?? [];
  const named = parts.flatMap((names) => names.split(' '));
  expect(named.sort()).toEqual(Object.keys(testParts).sort());
});

test('GitHub Pages are built with every setting of the site', () => {
  for (const command of ['npm run audit', 'npm run build']) {
    const env = steps.find(({ run, env }) => run === command && env)?.env ?? {};
    expect(Object.keys(env).sort(), command).toEqual([...settingNames].sort());
    expect(Object.entries(env).filter(([name, value]) => !value.includes(`vars.${name} `))).toEqual(
      [],
    );
  }
});

test('a release publishes with provenance, and only its image and its notes may write', () => {
  const release = workflows.find(({ file }) => file.endsWith('release.yml'));
  const rights = Object.entries(release?.jobs ?? {}).map(([name, job]) => [name, job.permissions]);
  expect(Object.fromEntries(rights)).toEqual({
    packages: { contents: 'read', 'id-token': 'write' },
    image: { contents: 'read', packages: 'write' },
    notes: { contents: 'write' },
  });
  expect(release?.text).toMatch(/for file in packed\/\*\.tgz; do npm publish .* --provenance/);
  const host = /--host (\S+)/.exec(release?.text ?? '')?.[1];
  expect(hosts).toContain(host);
});

test('a release packs every package that is not private, and says of each which repository it comes from', () => {
  const release = workflows.find(({ file }) => file.endsWith('release.yml'));
  const packing =
    release?.jobs['packages']?.steps.find(({ run }) => run?.includes(' packed')) ?? {};
  const [, named = ''] = /^for folder in (.*); do$/m.exec(packing.run ?? '') ?? [];
  expect(named.split(' ')).toEqual(publishedFolders);
  const [product, ...others] = publishedFolders;
  expect(product).toBe('.');
  expect(packing.run).toContain('node tools/run.mjs pack packed\n');
  const isPublic = (folder: string) => !JSON.parse(read(`${folder}/package.json`)).private;
  const folders = globSync('{,packages/}*/package.json', { cwd: productRoot }).map((file) =>
    dirname(file),
  );
  expect(folders.filter(isPublic)).toEqual(others);
});

test('Dependabot looks where there is something to update', () => {
  const files: Record<string, string> = {
    npm: 'package-lock.json',
    'github-actions': '.github/workflows',
    docker: 'Dockerfile',
    'docker-compose': 'compose.yaml',
  };
  const updates: { 'package-ecosystem': string; directory: string }[] = parse(
    read('.github/dependabot.yml'),
  ).updates;
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(Object.keys(files));
  const missing = updates.filter(
    ({ 'package-ecosystem': kind, directory }) =>
      !existsSync(join(productRoot, directory, files[kind] ?? '')),
  );
  expect(missing).toEqual([]);
});

test('a container for development opens the site and the admin where they listen', () => {
  const text = read('.devcontainer/devcontainer.json');
  const { forwardPorts, postCreateCommand } = parseConfigFileTextToJson('', text).config;
  const ports = ['PORT', 'ADMIN_PORT'].map(
    (name) => new RegExp(`^#${name}=(.*)$`, 'm').exec(read('.env.example'))?.[1],
  );
  expect(forwardPorts.map(String)).toEqual(ports);
  const [, command = ''] = /npm run (\w+)$/.exec(postCreateCommand) ?? [];
  expect(Object.keys(scripts)).toContain(command);
});

test('the same Node is pinned everywhere', () => {
  const version: string = devDependencies.node;
  const minor = version.split('.').slice(0, 2).join('.');
  const images = read('deploy/Dockerfile').match(/(?<=^FROM )node:.*?(?= |$)/gm) ?? [];
  const { image } = parseConfigFileTextToJson('', read('.devcontainer/devcontainer.json')).config;
  expect({
    nvmrc: read('.nvmrc').trim(),
    allowScripts: Object.keys(allowScripts).find((name) => name.startsWith('node@')),
    images: [...new Set(images), image],
  }).toEqual({
    nvmrc: version,
    allowScripts: `node@${version}`,
    images: [`node:${minor}-slim`, `node:${minor}`],
  });
});
