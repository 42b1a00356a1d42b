import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installDebianPackages } from '../../packages/harness/debian-packages.ts';
import { freePort } from '../../packages/harness/free-port.ts';
import { productRoot } from '../../packages/harness/root.ts';

const nginx = '/usr/sbin/nginx';
const caddy = '/usr/bin/caddy';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs nginx and Caddy if they are missing and can be installed. @returns whether both are there */
export function hasWebServers(): boolean {
  const areThere = () => [nginx, caddy, brotliModule].every((path) => existsSync(path));
  if (!areThere()) installDebianPackages('nginx', 'libnginx-mod-http-brotli-static', 'caddy');
  return areThere();
}

/** nginx or Caddy with one of the files of deploy/, on a port of its own. */
export class WebServer {
  readonly #file: string;
  #folder = '';
  #process: ChildProcess | undefined;
  /** The address of the server, without a slash at the end; empty before the start. */
  url = '';

  /** @param file of deploy/: `static.nginx.conf`, `static.Caddyfile`, `gateway.nginx.conf` or `gateway.Caddyfile` */
  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Starts the server, and resolves once it answers.
   *
   * @param changes replacements in the file
   * @throws with the output of the program if it does not start
   */
  async start(changes: Readonly<Record<string, string>>): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'web-server-'));
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const isNginx = this.#file.endsWith('.nginx.conf');
    let text = readFileSync(join(productRoot, 'deploy', this.#file), 'utf8');
    const here = isNginx
      ? { 'listen 80;': `listen 127.0.0.1:${port};`, 'listen [::]:80;': '' }
      : { '{$SITE_URL}': this.url };
    for (const [from, to] of Object.entries({ ...here, ...changes })) {
      if (!text.includes(from)) throw new Error(`There is no "${from}" in deploy/${this.#file}.`);
      text = text.replaceAll(from, to);
    }
    const config = join(this.#folder, 'config');
    writeFileSync(config, isNginx ? this.#nginxConfig(text) : `{\n\tadmin off\n}\n${text}`);
    const child = isNginx
      ? spawn(nginx, ['-c', config], { stdio: 'pipe' })
      : spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
          env: { HOME: this.#folder },
          stdio: 'pipe',
        });
    this.#process = child;
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    while (!(await fetch(this.url).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(output);
      await wait(50);
    }
  }

  /** A whole configuration, like Debian's, around a file for conf.d/. */
  #nginxConfig(file: string): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `daemon off;
user ${userInfo().username};
pid ${this.#folder}/pid;
error_log stderr;
load_module ${brotliModule};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${this.#folder}/${name};`).join('\n  ')}
  ${file}
}`;
  }

  /** Stops the server and removes its folder. */
  async remove(): Promise<void> {
    if (this.#process?.exitCode === null) {
      this.#process.kill();
      await once(this.#process, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
