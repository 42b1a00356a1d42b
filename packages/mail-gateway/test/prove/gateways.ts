import type { ClientRequest } from 'node:http';
import { pathToFileURL } from 'node:url';
import { exitOf, listening, spawnGateway } from '../../../harness/gateway-process.ts';
import { unlimited } from '../support/gateway.ts';
import { chance } from './chance.ts';
import type { World } from './world.ts';

/** A fault in the code of the gateway, planted when its process loads the file. */
export interface PlantedFault {
  /** The end of the path of a file. */
  readonly file: string;
  readonly code: string;
  /** What stands in its place. */
  readonly planted: string;
}

/** What inside-gateway.ts does in a gateway. */
export interface Orders {
  /** The file of {@link World.conditions}. */
  readonly conditions: string;
  /** The gateway dies before the write of this number; 0 for none. */
  readonly killAt: number;
  readonly fault?: PlantedFault | undefined;
}

/** Writes of a gateway within which it is killed. */
const WRITES = 500;

export interface GatewayOptions {
  readonly world: World;
  readonly seed: number;
  readonly index: number;
  readonly mailPort: number;
  readonly fault: PlantedFault | undefined;
  /** Called as soon as it has been killed. */
  readonly onKilled: (gateway: Gateway) => Promise<void>;
}

/** A gateway that is started again whenever it was killed at a write, until it is ended. */
export class Gateway {
  readonly index: number;
  readonly #options: GatewayOptions;
  #process: Awaited<ReturnType<typeof listening>> | undefined;
  #starts = 0;
  #isEnding = false;
  /** Resolves once what is under way of a start is done. */
  ready: Promise<void> = Promise.resolve();
  isStopped = false;
  /** Requests that have no answer yet. */
  readonly requests = new Set<ClientRequest>();

  constructor(options: GatewayOptions) {
    this.index = options.index;
    this.#options = options;
  }

  /** Where it listens; undefined while it does not, or while it is stopped. */
  get url(): string | undefined {
    return this.isStopped ? undefined : this.#process?.url;
  }

  /** Starts it; with `mayDie` it is killed at a write that the seed chooses, also during its start. */
  start(mayDie: boolean): Promise<void> {
    this.#isEnding = false;
    this.ready = this.#start(mayDie);
    return this.ready;
  }

  async #start(mayDie: boolean): Promise<void> {
    const { world, seed, index, mailPort, fault, onKilled } = this.#options;
    this.#starts += 1;
    const at = chance(seed, 'kill', index, this.#starts) * WRITES;
    const orders: Orders = {
      conditions: world.conditions,
      killAt: mayDie ? Math.ceil(at) : 0,
      fault,
    };
    const inside = pathToFileURL(`${import.meta.dirname}/inside-gateway.ts`).href;
    const child = spawnGateway({
      ...unlimited,
      DATABASE_URL: world.databaseUrl,
      DIGEST_AT: '',
      GATEWAY_LANGUAGE: 'en',
      HOST: '127.0.0.1',
      MAIL_TO: 'owner@agency.example',
      NODE_OPTIONS: `--import=${inside}`,
      PORT: '0',
      SIMULATION: JSON.stringify(orders),
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      TZ: 'UTC',
    });
    try {
      this.#process = await listening(child);
    } catch (error) {
      if ((await exitOf(child)) !== 'SIGKILL') throw error;
      return this.#start(false);
    }
    const { output } = this.#process;
    child.once('exit', (code, signal) => {
      this.#process = undefined;
      if (this.#isEnding) return;
      this.ready = onKilled(this).then(() => {
        if (signal === 'SIGKILL') return this.#start(mayDie);
        throw new Error(`A gateway ended with ${signal ?? code}:\n${output.err}`);
      });
      this.ready.catch(() => {});
    });
    // It was killed between its last line and now.
    if (child.exitCode !== null || child.signalCode !== null) return this.#start(false);
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.process.kill(signal);
  }

  /** Stops it (SIGSTOP): it has died for all who talk to it, until {@link goOn}. */
  stop(): void {
    this.isStopped = true;
    this.signal('SIGSTOP');
    for (const request of this.requests) request.destroy();
  }

  goOn(): void {
    this.isStopped = false;
    this.signal('SIGCONT');
  }

  /** Ends it in good order, or at once; resolves to its exit code or the signal. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    await this.ready;
    this.#isEnding = true;
    const child = this.#process?.process;
    if (!child) return 0;
    child.kill(signal);
    return exitOf(child);
  }
}
