import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../words/roots.ts';
import { settingsTable } from './settings.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const dockerfile = read('mail-gateway/deploy/Dockerfile');
const stages = dockerfile.split(/^FROM /m).slice(1);
const { gateway, proxy } = parse(read('mail-gateway/deploy/compose.yaml')).services as {
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
  for (const line of read('.dockerignore').split('\n')) {
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
      'tools/messages.db',
      '.git/config',
      '.env',
      'site/.env.local',
      'mail-gateway/deploy/.env',
      'node_modules/pg/package.json',
      'site/node_modules/astro/package.json',
      'site/dist/index.html',
      'site/.cache/index.html',
    ];
    expect(files.filter((file) => !isKeptOut(file))).toEqual([]);
  });

  it('is built from the sources', () => {
    const files = [
      'package.json',
      'package-lock.json',
      '.npmrc',
      'tsconfig.base.json',
      'content/hero/hero.yaml',
      'sample/content/hero/hero.yaml',
      'site/package.json',
      'site/src/pages/404.astro',
      'sections/hero/section.ts',
      'pages/legal/page.ts',
      'own/styles.css',
      'mail-gateway/package.json',
      'mail-gateway/src/main.ts',
      'words/package.json',
      'words/en.yaml',
      'tools/run.mjs',
    ];
    expect(files.filter(isKeptOut)).toEqual([]);
  });

  it('contains only the parts of the project that run', () => {
    const copied = [...(stages.at(-1) ?? '').matchAll(/^COPY (?:--from=\S+ )?(.*) \S+$/gm)];
    expect(copied.flatMap(([, from = '']) => from.split(' ')).sort()).toEqual([
      '/app/node_modules',
      '/app/own/words',
      '/app/site/dist',
      'mail-gateway/package.json',
      'mail-gateway/src',
      'package.json',
      'words',
    ]);
  });

  it('runs as a user without rights, as the unit for systemd does', () => {
    expect(stages.at(-1)).toMatch(/^USER node$/m);
    const unit = read('mail-gateway/deploy/mail-gateway.service');
    for (const line of ['DynamicUser=yes', 'NoNewPrivileges=yes', 'ProtectSystem=strict']) {
      expect(unit.split('\n')).toContain(line);
    }
  });

  it('takes every setting of the site when it is built', () => {
    expect(siteSettings.length).toBeGreaterThan(5);
    const taken = [...(stages[0] ?? '').matchAll(/^ARG (.*)$/gm)].flatMap(([, names = '']) =>
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

describe('the admin', () => {
  const { services } = parse(read('mail-gateway/deploy/compose.admin.yaml'));
  const unit = read('mail-gateway/deploy/admin.service');

  it('shares the folder of the socket with the gateway, which can only read the site that it builds', () => {
    const [data] = gateway.volumes;
    expect(services.admin.volumes).toContain(data);
    expect(services.gateway.volumes).toEqual([data, '../../site:/app/site:ro']);
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
    expect(gateway.env_file).toBe('../../.env');
    const fixed = Object.keys(settingsTable).filter((name) => {
      const value = gateway.environment[name];
      return value !== undefined && !String(value).startsWith(`\${${name}:-`);
    });
    expect(fixed).toEqual(['HOST', 'PORT']);
  });

  it('keep messages on a volume, in the folder that the image has for them', () => {
    const folder = gateway.volumes[0]?.split(':')[1];
    expect(dockerfile).toContain(`VOLUME ${folder}\n`);
    expect(path.posix.relative('/app', folder ?? '')).toBe(
      path.dirname(settingsTable.DATABASE_URL.fallback.slice('file:'.length)),
    );
  });

  it('are reached by a proxy that has its certificate for SITE_URL, which must be set', () => {
    expect(proxy.environment['SITE_URL']).toMatch(/^\$\{SITE_URL:\?/);
    expect(proxy.environment['GATEWAY']).toBe(`gateway:${gateway.environment['PORT']}`);
    const [caddyfile = ''] = proxy.volumes[0]?.split(':') ?? [];
    const asked = read(path.join('mail-gateway/deploy', caddyfile)).match(/(?<=\{\$)\w+/g);
    expect(new Set(asked)).toEqual(new Set(Object.keys(proxy.environment)));
  });

  it('share their database, settings and socket with the admin’s process', () => {
    const { admin } = parse(read('mail-gateway/deploy/compose.admin.yaml')).services;
    const { gateway: onPostgres } = parse(
      read('mail-gateway/deploy/compose.postgres.yaml'),
    ).services;
    const url = /^\$\{DATABASE_URL:-(postgres:.*)\}$/.exec(
      onPostgres.environment.DATABASE_URL,
    )?.[1];
    // Without PostgreSQL there is no password, and the file of SQLite is the default of both.
    const inRoom = url?.replace(':?set POSTGRES_PASSWORD', '');
    expect(admin.environment.DATABASE_URL).toBe(
      `\${DATABASE_URL:-\${POSTGRES_PASSWORD:+${inRoom}}}`,
    );
    expect(admin.depends_on.gateway).toEqual({ condition: 'service_healthy', restart: true });
    expect(read('mail-gateway/deploy/admin.service')).toMatch(/^PartOf=mail-gateway\.service$/m);
    expect(admin.env_file).toBe(gateway.env_file);
    expect(admin.volumes).toEqual(expect.arrayContaining(gateway.volumes));
  });

  it('have no default password for the database', () => {
    const compose = read('mail-gateway/deploy/compose.postgres.yaml');
    const passwords = compose.match(/POSTGRES_PASSWORD: .*|gateway:\$.*@database/g) ?? [];
    expect(passwords).toHaveLength(2);
    for (const password of passwords) {
      expect(password).toMatch(/\$\{POSTGRES_PASSWORD:\?set POSTGRES_PASSWORD\}/);
    }
  });
});
