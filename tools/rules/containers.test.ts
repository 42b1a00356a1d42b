import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { productRoot } from '../../packages/harness/root.ts';
import { settingsTable } from '../../packages/mail-gateway/src/settings.ts';
import { filesFor } from '../lib/begin/hosts.ts';
import { packedFiles } from '../lib/pack/files.ts';

const read = (file: string) => readFileSync(path.join(productRoot, file), 'utf8');

/** The files of a project for Docker, by their names there. */
const inProject = new Map(filesFor('container').map(([from, to]) => [to, from]));

const dockerfile = read('deploy/Dockerfile');
const stages = dockerfile.split(/^FROM /m).slice(1);
const { gateway, proxy } = parse(read('deploy/compose.yaml')).services as {
  gateway: {
    build: { args: Record<string, string> };
    env_file: string;
    environment: Record<string, unknown>;
    volumes: string[];
  };
  proxy: { environment: Record<string, string>; volumes: string[] };
};
const siteSettings = [...read('site/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name = '']) => name,
);

/** Whether .dockerignore excludes a file: the last line that matches the file or a folder above decides. */
function isKeptOut(file: string): boolean {
  const folders = file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));
  let keptOut = false;
  for (const line of read('deploy/dockerignore').split('\n')) {
    const pattern = line.replace(/^!/, '');
    if (/^[^#]/.test(line) && folders.some((folder) => path.matchesGlob(folder, pattern))) {
      keptOut = !line.startsWith('!');
    }
  }
  return keptOut;
}

describe('the image', () => {
  it('is not built from messages, passwords or generated files', () => {
    const files = [
      'data/messages.db',
      'data/messages.db-wal',
      'messages-2026-11-20.db',
      'messages.csv',
      'content/messages.db',
      '.git/config',
      '.env',
      'own/.env.local',
      'node_modules/pg/package.json',
      'site/dist/index.html',
      'site/.cache/index.html',
    ];
    expect(files.filter((file) => !isKeptOut(file))).toEqual([]);
  });

  it('is built from the packages, the content and the code of the project', () => {
    const files = [
      'package.json',
      'package-lock.json',
      'vendor/agency-website-1.0.0.tgz',
      'content/hero/hero.yaml',
      'content/team/ada.jpg',
      'own/styles.css',
      'own/sections/partners/section.ts',
    ];
    expect(files.filter(isKeptOut)).toEqual([]);
  });

  it('copies what the project or an earlier stage has, and starts a program of the package', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)];
    const names = copied.flatMap(([, from = '']) => from.split(' '));
    expect(new Set(names)).toEqual(new Set(['package.json', 'package-lock.json', 'vendo[r]', '.']));
    const named = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    const used = [...dockerfile.matchAll(/--from=(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !named.includes(name))).toEqual([]);
    const [, program = ''] =
      /"node_modules\/agency-website\/([^"]+)\.js"\]$/m.exec(dockerfile) ?? [];
    expect([...packedFiles().compiled]).toContain(`${program}.ts`);
  });

  it('runs as a user without rights, as the unit for systemd does', () => {
    expect(stages.at(-1)).toMatch(/^USER node$/m);
    const unit = read('deploy/mail-gateway.service');
    for (const line of ['DynamicUser=yes', 'NoNewPrivileges=yes', 'ProtectSystem=strict']) {
      expect(unit.split('\n')).toContain(line);
    }
  });

  it('takes every setting of the site when it is built', () => {
    expect(siteSettings.length).toBeGreaterThan(5);
    const taken = [...(stages[1] ?? '').matchAll(/^ARG (.*)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(taken.sort()).toEqual(siteSettings.sort());
    expect(Object.keys(gateway.build.args).sort()).toEqual(siteSettings.sort());
    for (const [name, value] of Object.entries(gateway.build.args)) {
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:-`));
    }
  });

  it('waits for a health check longer than the database may take to answer it', () => {
    const timeout = Number(/--timeout=(\d+)s/.exec(dockerfile)?.[1]);
    expect(timeout).toBeGreaterThan(15);
  });
});

describe('two settings', () => {
  it('are all that the compose file asks for', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)];
    expect(new Set(asked.map(([, name]) => name))).toEqual(new Set(['SITE_URL', 'MAIL_TO']));
  });
});

describe('the admin', () => {
  const { services } = parse(read('deploy/compose.admin.yaml'));
  const unit = read('deploy/admin.service');

  it('shares the folder of the socket with the gateway, which can only read the site that it builds', () => {
    const [data] = gateway.volumes;
    expect(services.admin.volumes).toContain(data);
    expect(services.gateway.volumes).toEqual([data, './site:/project/site:ro']);
    expect(path.dirname(settingsTable.ADMIN_SOCKET.fallback)).toBe('data');
  });

  it('has a limit of memory and no rights, with Docker as with systemd', () => {
    expect(services.admin).toMatchObject({ mem_limit: '1300m', cap_drop: ['ALL'] });
    for (const line of ['MemoryMax=1300M', 'User=website-admin', 'NoNewPrivileges=yes']) {
      expect(unit.split('\n')).toContain(line);
    }
  });
});

describe('the gateways of the compose files', () => {
  it('get every setting out of .env, but for where they listen', () => {
    expect(gateway.env_file).toBe('.env');
    const fixed = Object.keys(settingsTable).filter((name) => {
      const value = gateway.environment[name];
      return value !== undefined && !String(value).startsWith(`\${${name}:`);
    });
    expect(fixed).toEqual(['HOST', 'PORT']);
  });

  it('keep messages on a volume, in the folder that the image has for them', () => {
    const folder = gateway.volumes[0]?.split(':')[1];
    expect(dockerfile).toContain(`VOLUME ${folder}\n`);
    expect(path.posix.relative('/project', folder ?? '')).toBe(
      path.dirname(settingsTable.DATABASE_URL.fallback.slice('file:'.length)),
    );
  });

  it('are reached by a proxy that has its certificate for SITE_URL, which must be set', () => {
    expect(proxy.environment['SITE_URL']).toMatch(/^\$\{SITE_URL:\?/);
    expect(proxy.environment['GATEWAY']).toBe(`gateway:${gateway.environment['PORT']}`);
    const [caddyfile = ''] = proxy.volumes[0]?.split(':') ?? [];
    const asked = read(inProject.get(path.normalize(caddyfile)) ?? '').match(/(?<=\{\$)\w+/g);
    expect(new Set(asked)).toEqual(new Set(Object.keys(proxy.environment)));
  });

  it('share their database, settings and socket with the admin’s process', () => {
    const { admin } = parse(read('deploy/compose.admin.yaml')).services;
    const { gateway: onPostgres } = parse(read('deploy/compose.postgres.yaml')).services;
    const url = /^\$\{DATABASE_URL:-(postgres:.*)\}$/.exec(
      onPostgres.environment.DATABASE_URL,
    )?.[1];
    // Without PostgreSQL there is no password, and the file of SQLite is the default of both.
    const inAdmin = url?.replace(':?set POSTGRES_PASSWORD', '');
    expect(admin.environment.DATABASE_URL).toBe(
      `\${DATABASE_URL:-\${POSTGRES_PASSWORD:+${inAdmin}}}`,
    );
    expect(admin.depends_on.gateway).toEqual({ condition: 'service_healthy', restart: true });
    expect(read('deploy/admin.service')).toMatch(/^PartOf=mail-gateway\.service$/m);
    expect(admin.env_file).toBe(gateway.env_file);
    expect(admin.volumes).toEqual(expect.arrayContaining(gateway.volumes));
  });

  it('have no default password for the database', () => {
    const compose = read('deploy/compose.postgres.yaml');
    const passwords = compose.match(/POSTGRES_PASSWORD: .*|gateway:\$.*@database/g) ?? [];
    expect(passwords).toHaveLength(2);
    for (const password of passwords) {
      expect(password).toMatch(/\$\{POSTGRES_PASSWORD:\?set POSTGRES_PASSWORD\}/);
    }
  });
});
