import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from '@playwright/test';
import { root } from '../tools/root.ts';

/** A message as the gateway keeps it. */
export type KeptMessage = Record<string, string | number | null>;

/** A running gateway, which serves the built site and keeps messages in a database of its own. */
export class Gateway {
  readonly databaseFile: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  url = '';

  constructor(env: Record<string, string> = {}) {
    this.databaseFile = join(this.#folder, 'messages.db');
    this.#env = env;
  }

  /** Starts the gateway on a free port, or again on the port that it had. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn(process.execPath, ['mail-gateway/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        DATABASE_URL: `file:${this.databaseFile}`,
        SITE_DIR: join(root, 'site', 'dist'),
        RATE_LIMIT_PER_MINUTE: '1000',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
        if (address) resolve(address[0]);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
      child.once('exit', () => reject(new Error(`The gateway did not start:\n${output}`)));
    });
  }

  /** Stops the gateway; what it keeps stays. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  /** Every message in the database, oldest first, as its rows stand. */
  inbox(): KeptMessage[] {
    const database = new DatabaseSync(this.databaseFile, { readOnly: true });
    try {
      return database.prepare('SELECT * FROM messages ORDER BY received_at').all() as KeptMessage[];
    } finally {
      database.close();
    }
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Fixtures {
  /** A gateway of this test alone; `gatewayEnv` adds settings to it. */
  gateway: Gateway;
  gatewayEnv: Record<string, string>;
  /** Console errors that this test expects; any other fails it. */
  expectedErrors: RegExp[];
}

/** Playwright's test with a real gateway behind every page. */
export const test = base.extend<Fixtures>({
  gatewayEnv: [{}, { option: true }],
  expectedErrors: [[], { option: true }],
  gateway: async ({ gatewayEnv }, use) => {
    const gateway = new Gateway(gatewayEnv);
    await gateway.start();
    await use(gateway);
    await gateway.remove();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((known) => known.test(error)));
    expect(unexpected, 'unexpected errors in the console').toEqual([]);
  },
});

export { expect };
