import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * How Node is run for the gateway, in MB: without the first it takes memory under load that it does
 * not need and gives it back late, the second is far above what it needs. As in mail-gateway/deploy/.
 */
export const gatewayFlags = ['--max-semi-space-size=8', '--max-old-space-size=256'] as const;

/** The program of the gateway, from the repository's folder. */
export const gatewayProgram = 'mail-gateway/src/main.ts';

/** A gateway in a process of its own, with a database of its own, on a free port of 127.0.0.1. */
export class GatewayProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  readonly databaseFile = join(this.folder, 'messages.db');
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  /** Where it listens, such as http://127.0.0.1:40123; empty before the first start. */
  url = '';

  /** @param env settings beside the ones that a test always needs. */
  constructor(env: Record<string, string> = {}) {
    this.#env = env;
  }

  get processId(): number | undefined {
    return this.#process?.pid;
  }

  /** The most memory it has held since its start, in MB; null where the system does not tell (Linux does). */
  get peakMemory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.processId}/status`, 'utf8');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    } catch {
      return null;
    }
  }

  /**
   * Starts the gateway; a second time on the port that it had.
   *
   * @throws with everything the process wrote when it does not start.
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...gatewayFlags, gatewayProgram], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: this.url ? new URL(this.url).port : '0',
        DATABASE_URL: `file:${this.databaseFile}`,
        SITE_DIR: join(root, 'site', 'dist'),
        RATE_LIMIT_PER_MINUTE: '0',
        MAILS_TOTAL_PER_HOUR: '0',
        MAILS_TOTAL_PER_DAY: '0',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
        if (address) resolve(address[0]);
      });
      child.stderr.on('data', (chunk: Buffer) => {
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

  /** Stops the gateway and removes what it kept. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
