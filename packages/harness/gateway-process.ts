import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { siteRoot } from './astro.ts';
import { freePort } from './free-port.ts';
import { gatewayFlags, gatewayProgram } from './gateway-program.ts';
import { projectRoot } from './root.ts';

/** A gateway in a process of its own, as in production. */
export interface RunningGateway {
  readonly process: ChildProcess;
  /** The address of the gateway, with a slash at the end. */
  readonly url: string;
  /** The text written to standard output and to standard error so far. */
  readonly output: { out: string; err: string };
}

/**
 * Runs the gateway with these settings and no others.
 *
 * @param under a command, with its arguments, under which the gateway runs; {@link killGateway} ends both
 */
export function spawnGateway(
  env: Record<string, string>,
  under: readonly string[] = [],
): ChildProcess {
  const [command = '', ...words] = [...under, process.execPath, ...gatewayFlags, gatewayProgram];
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return spawn(command, words, {
    cwd: projectRoot,
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that the command and the gateway under it can be ended together.
    detached: under.length > 0,
  });
}

/** Kills the process and the command around it. */
export function killGateway(child: ChildProcess): void {
  if (child.spawnargs[0] === process.execPath || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

/**
 * Resolves once a gateway listens.
 *
 * @throws with the output of the process if it ends before
 */
export async function listening(child: ChildProcess): Promise<RunningGateway> {
  const output = { out: '', err: '' };
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output.out += `${line}\n`;
      const address = /http:\/\/[^\s,]+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`The gateway ended with ${code}:\n${output.out}${output.err}`)),
    );
  });
  return { process: child, url, output };
}

/** Resolves to the exit code of a process, or to the signal that ended it. */
export async function exitOf(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode ?? 'unknown';
}

/** The most memory that a process has held since its start, in MB; null on systems other than Linux, which do not say. */
export function peakMemory(processId: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
}

/** The processor time of a process, in microseconds; null on systems other than Linux, which do not say. */
export function processorTime(processId: number | undefined): number | null {
  try {
    const [, fields = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    // In hundredths of a second.
    return ((user ?? 0) + (system ?? 0)) * 10_000;
  } catch {
    return null;
  }
}

/** A gateway that serves the built site, with a database and a port of its own on 127.0.0.1. */
export class GatewayProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  readonly databaseFile = join(this.folder, 'messages.db');
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  /** The address of the gateway, such as http://127.0.0.1:20123; empty before the first start. */
  url = '';

  /** @param env settings beside those that every test needs */
  constructor(env: Record<string, string> = {}) {
    this.#env = env;
  }

  get processId(): number | undefined {
    return this.#process?.pid;
  }

  /** See {@link peakMemory}. */
  get peakMemory(): number | null {
    return peakMemory(this.processId);
  }

  /**
   * Starts the gateway; after a stop, on the same port.
   *
   * @throws with the output of the process if it does not start
   */
  async start(): Promise<void> {
    this.#process = spawnGateway({
      HOST: '127.0.0.1',
      PORT: this.url ? new URL(this.url).port : `${await freePort()}`,
      DATABASE_URL: `file:${this.databaseFile}`,
      SITE_DIR: join(siteRoot, 'dist'),
      RATE_LIMIT_PER_MINUTE: '0',
      MAILS_TOTAL_PER_HOUR: '0',
      MAILS_TOTAL_PER_DAY: '0',
      ...this.#env,
    });
    this.url = new URL((await listening(this.#process)).url).origin;
  }

  /** Stops the gateway; its data stays. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await exitOf(child);
  }

  /** Stops the gateway and removes its data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
