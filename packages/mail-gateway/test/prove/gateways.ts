import type { ClientRequest } from 'node:http';
import { pathToFileURL } from 'node:url';
import { exitOf, listening, spawnGateway } from '../../../harness/gateway-process.ts';
import { unlimited } from '../support/gateway.ts';
import { chance } from './chance.ts';
import type { World } from './world.ts';

/** A fault in the code of the gateway, planted when its process loads the file. */
export interface PlantedFault {
  /** The end of the path of the file. */
  readonly file: string;
  readonly code: string;
  /** The code in place of `code`. */
  readonly planted: string;
}

/** The instructions for inside-gateway.ts. */
export interface Orders {
  /** The file of {@link World.conditions}. */
  readonly conditions: string;
  /** The number of the write before which the gateway is killed; 0 for none. */
  readonly killAt: number;
  readonly fault?: PlantedFault | undefined;
}

/** The number of writes within which a gateway is killed. */
const WRITES = 500;

export interface GatewayOptions {
  readonly world: World;
  readonly seed: number;
  readonly index: number;
  readonly mailPort: number;
  readonly fault: PlantedFault | undefined;
  /** Called as soon as the gateway has been killed. */
  readonly onKilled: (gateway: Gateway) => Promise<void>;
}

/** A gateway that is started again after each kill, until `end` is called. */
export class Gateway {
  readonly index: number;
  readonly #options: GatewayOptions;
  #process: Awaited<ReturnType<typeof listening>> | undefined;
  #starts = 0;
  #isEnding = false;
  /** Resolves once the latest start is complete. */
  ready: Promise<void> = Promise.resolve();
  isStopped = false;
  /** Requests that have no answer yet. */
  readonly requests = new Set<ClientRequest>();

  constructor(options: GatewayOptions) {
    this.index = options.index;
    this.#options = options;
  }

  /** The address of the gateway; undefined while it does not run or is stopped. */
  get url(): string | undefined {
    return this.isStopped ? undefined : this.#process?.url;
  }

  /** Starts the gateway. @param mayDie whether it is killed at a write that the seed chooses, which may be during its start */
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
    // The process may have been killed before the listener above was there.
    if (child.exitCode !== null || child.signalCode !== null) return this.#start(false);
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.process.kill(signal);
  }

  /** Stops the process (SIGSTOP), which answers nobody until {@link goOn}. */
  stop(): void {
    this.isStopped = true;
    this.signal('SIGSTOP');
    for (const request of this.requests) request.destroy();
  }

  goOn(): void {
    this.isStopped = false;
    this.signal('SIGCONT');
  }

  /** Ends the gateway. @returns its exit code, or the signal that ended it */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    await this.ready;
    this.#isEnding = true;
    const child = this.#process?.process;
    if (!child) return 0;
    child.kill(signal);
    return exitOf(child);
  }
}
