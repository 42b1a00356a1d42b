import { setTimeout as wait } from 'node:timers/promises';
import { HOUR, MINUTE, SECOND } from '../../src/time.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { chance, choose } from './chance.ts';
import type { Observations, Shares } from './deliveries.ts';
import { Gateway, type PlantedFault } from './gateways.ts';
import { attemptOf, KILLED, type Ledger, ledgerOf } from './ledger.ts';
import { MailServers } from './mail-servers.ts';
import { type Sent, sendAll } from './visitors.ts';
import { openWorld, type World } from './world.ts';

/** The number of messages, unless the options name another. */
const MESSAGES = 150;

/** The number of deliveries for each message from which a simulation counts as endless. */
const MOST_DELIVERIES = 20;

/** The number of visitors' requests between the beginnings of two faults, and during a fault. */
const APART = 12;
const LASTS = 6;

/** The number of processes on one database. */
const GATEWAYS = 2;

/** Longer than the greatest error of the clock, the longest delay of a retry and a lease together. */
const LONG = 30 * HOUR;

/** Longer than a lease that was extended while the answer of the mail server was missing: twice ten minutes. */
const LONGER_THAN_LEASE = 21 * MINUTE;

/** Longer than the first delay of a retry, thirty seconds and a fifth, and shorter than a lease. */
const LONGER_THAN_FIRST_DELAY = 37 * SECOND;

/** Milliseconds without a delivery after which the waiting mails count as stuck. */
const LONGEST_PAUSE = MINUTE;

/** The faults beside kills, with their probabilities in proportion to each other. */
const shares = {
  'time passes': 3,
  'a process stops': 2,
  'the disk is full': 2,
  'the clock jumps': 1,
};

export interface SimulationOptions {
  readonly seed: number;
  /** The folder for the database. */
  readonly folder: string;
  /** The server of a PostgreSQL database; undefined for SQLite. */
  readonly server?: Pick<PostgresServer, 'freshUrl'> | undefined;
  readonly fault?: PlantedFault | undefined;
  readonly messages?: number | undefined;
  /** Other probabilities for some faults, and for some manners of mail servers. */
  readonly more?: { readonly [what in 'faults' | 'mail']?: Shares };
}

/** Resolves as soon as a condition is true. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(5);
}

/**
 * Runs two gateways that take and mail messages while faults happen that the seed chooses, then ends the faults, waits until
 * all messages are mailed, and compares. The seed fixes the faults, and the number of writes, sessions and requests before
 * each; the order of simultaneous work still depends on the machine.
 */
export async function simulate(options: SimulationOptions): Promise<Ledger> {
  const { seed, folder, server, fault, messages = MESSAGES, more = {} } = options;
  const world = await openWorld(folder, server);
  const seen: Observations = { deliveries: [], met: new Map() };
  const mail = await MailServers.start({ ...seen, seed, count: GATEWAYS, shares: more.mail });
  const sent: Sent = { accepted: new Set(), whole: new Set(), requests: 0 };
  const met = (name: string) => void seen.met.set(name, (seen.met.get(name) ?? 0) + 1);
  const { overtaken, killed, overtake, whileSending, onKilled } = watch(world, seen, () =>
    met('killed at a write'),
  );
  const gateways = mail.ports.map(
    (mailPort, index) => new Gateway({ world, seed, index, mailPort, fault, onKilled }),
  );
  const context = { seed, world, seen, mail, sent, gateways, overtake, whileSending };
  try {
    await Promise.all(gateways.map((gateway) => gateway.start(true)));
    const numbers = Array.from({ length: messages }, (_, index) => index + 1);
    let isOver = false;
    const visits = sendAll(seed, numbers, { sent, gateways }).finally(() => {
      isOver = true;
    });
    for (let each = 1; !isOver; each += 1) {
      await until(() => isOver || sent.requests >= each * APART);
      const name = choose({ ...shares, ...more.faults }, chance(seed, 'fault', each));
      if (!isOver) {
        met(name);
        await befall[name]({ ...context, each, isOver: () => isOver });
      }
    }
    await visits;
    mail.behave();
    await deliverAll(context);
    const rows = await world.rows();
    const integrity = await world.integrity();
    return ledgerOf({ ...seen, sent, rows, overtaken, killed, integrity });
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL').catch(() => {})));
    mail.close();
    await world.remove();
  }
}

/** Notes the messages whose mail was being sent when a fault began or ended: they may be mailed again. */
function watch(world: World, { deliveries }: Observations, wasKilled: () => void) {
  const overtaken = new Map<string, string>();
  const killed = new Set<string>();
  /** The ids of messages with an attempt that has not succeeded: it is under way, or its lease has just ended. */
  const underWay = async () =>
    (await world.rows())
      .filter(({ state, attempts }) => state !== 'sent' && attempts > 0)
      .map(({ id }) => id);
  const note = (ids: readonly string[], reason: string) => {
    for (const id of ids) overtaken.set(id, overtaken.get(id) ?? reason);
  };

  /** Notes the messages with such an attempt now. */
  async function overtake(reason: string): Promise<void> {
    note(await underWay(), reason);
  }

  /** Does work, and notes the messages with an attempt at its beginning, during it, and at its end. */
  async function whileSending(reason: string, work: () => Promise<void>): Promise<void> {
    await overtake(reason);
    const before = deliveries.length;
    await work();
    await overtake(reason);
    note(
      deliveries.slice(before).map(({ id }) => id),
      reason,
    );
  }

  async function onKilled({ index }: Gateway): Promise<void> {
    wasKilled();
    const ids = await underWay();
    for (const id of ids) killed.add(attemptOf(index, id));
    // The last delivery of a message says which gateway is sending it.
    const mayBeOwn = (id: string) => {
      const last = deliveries.findLast((each) => each.id === id);
      return last === undefined || last.gateway === index;
    };
    note(ids.filter(mayBeOwn), KILLED);
  }
  return { overtaken, killed, overtake, whileSending, onKilled };
}

interface Context {
  readonly seed: number;
  readonly world: World;
  readonly seen: Observations;
  readonly mail: MailServers;
  readonly sent: Sent;
  readonly gateways: readonly Gateway[];
  readonly overtake: ReturnType<typeof watch>['overtake'];
  readonly whileSending: ReturnType<typeof watch>['whileSending'];
}

/** The context of one fault. */
interface Moment extends Context {
  /** The number of the fault, from 1. */
  readonly each: number;
  /** Whether all messages have been sent. */
  readonly isOver: () => boolean;
}

/** The faults by their names. */
const befall: Readonly<Record<keyof typeof shares, (moment: Moment) => Promise<void>>> = {
  /** Failed mails are tried again. Silent mail servers hang up, so that no attempt takes longer than its lease. */
  async 'time passes'({ world, mail }) {
    mail.endSilence();
    await world.passTime(LONGER_THAN_FIRST_DELAY);
  },

  async 'a process stops'({ world, mail, gateways, each, whileSending, ...moment }) {
    const gateway = gateways[each % gateways.length];
    if (!gateway) return;
    let isAtDot = false;
    mail.atNextDot(gateway.index, () => {
      gateway.stop();
      isAtDot = true;
    });
    // A gateway without a relay, or one that was killed, reaches no dot; it is stopped anyhow.
    await lasts(moment, () => isAtDot);
    mail.atNextDot(gateway.index, () => {});
    if (!isAtDot) gateway.stop();
    await whileSending('its process was stopped for longer than its lease', async () => {
      await world.passTime(LONGER_THAN_LEASE);
      await lasts(moment);
      gateway.goOn();
      await lasts(moment);
    });
  },

  async 'the disk is full'({ world, whileSending, ...moment }) {
    await whileSending('the disk was full when the answer came', async () => {
      await world.setFull(true);
      await lasts(moment);
      await world.setFull(false);
    });
  },

  /** By less than a day, for which a gateway knows a repeated message by its fingerprint. */
  async 'the clock jumps'({ seed, world, gateways, each, whileSending, ...moment }) {
    const hours = 2 + 18 * chance(seed, 'by', each);
    await whileSending('the clock jumped', async () => {
      await Promise.all(gateways.map(({ ready }) => ready));
      await world.setClock(world.isClockRight() ? hours * HOUR : 0);
      await lasts(moment);
    });
  },
};

/** Resolves after the requests during which a fault lasts, or earlier when all messages have been sent. */
function lasts({ sent, isOver }: Pick<Moment, 'sent' | 'isOver'>, isOverEarlier = () => false) {
  const end = sent.requests + LASTS;
  return until(() => isOver() || isOverEarlier() || sent.requests >= end);
}

/** Waits until all mails are sent. For that, time passes and the gateways are restarted, at most twice. */
async function deliverAll({
  world,
  seen: { deliveries },
  sent,
  gateways,
  overtake,
}: Context): Promise<void> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await Promise.all(gateways.map((gateway) => gateway.end()));
    await overtake('its process ended before it noted the answer');
    await world.passTime(LONG);
    await Promise.all(gateways.map((gateway) => gateway.start(false)));
    let areDone = false;
    for (let before = -1; !areDone && before < deliveries.length; ) {
      before = deliveries.length;
      if (before > MOST_DELIVERIES * sent.whole.size) break;
      const end = performance.now() + LONGEST_PAUSE;
      await until(async () => {
        areDone = (await world.rows()).every(({ state }) => state === 'sent');
        return areDone || deliveries.length > before || performance.now() > end;
      });
    }
    // A gateway that ends in good order completes its attempts.
    await Promise.all(gateways.map((gateway) => gateway.end()));
    if (areDone) return;
  }
}
