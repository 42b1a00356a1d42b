import { setTimeout as wait } from 'node:timers/promises';
import { HOUR, MINUTE, SECOND } from '../../src/time.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { chance, choose } from './chance.ts';
import type { Observations, Shares } from './deliveries.ts';
import { Gateway, type PlantedFault } from './gateways.ts';
import { attemptOf, KILLED, type Ledger, ledgerOf } from './ledger.ts';
import { type MailServers, startMailServers } from './mail-servers.ts';
import { type Sent, sendAll } from './visitors.ts';
import { openWorld, type World } from './world.ts';

const MESSAGES = 150;

/** Deliveries for each message after which the gateways count as going round in circles. */
const MOST_DELIVERIES = 20;

/** Requests of visitors between two faults, and for which a fault lasts. */
const APART = 12;
const LASTS = 6;

/** Two processes on one database, PostgreSQL or SQLite. */
const GATEWAYS = 2;

/** Longer than the clock was ahead, the longest delay of a retry and any lease together. */
const LONG = 30 * HOUR;

/** Longer than a lease of which the mail server's answer is missing: ten minutes twice. */
const LONGER_THAN_LEASE = 21 * MINUTE;

/** Thirty seconds and a fifth, and so little that no attempt lasts until its lease ends. */
const LONGER_THAN_FIRST_DELAY = 37 * SECOND;

/** Milliseconds without a delivery after which what waits will never be delivered. */
const LONGEST_PAUSE = MINUTE;

/** What happens beside the kills, and how probable it is. */
const shares = {
  'time passes': 3,
  'a process stops': 2,
  'the disk is full': 2,
  'the clock jumps': 1,
};

export interface SimulationOptions {
  readonly seed: number;
  /** A folder for the database. */
  readonly folder: string;
  /** Without one the database is SQLite. */
  readonly server?: Pick<PostgresServer, 'freshUrl'> | undefined;
  readonly fault?: PlantedFault | undefined;
  readonly messages?: number | undefined;
  /** How probable some faults are, of all and of mail servers, where not as usual. */
  readonly more?: { readonly [what in 'faults' | 'mail']?: Shares };
}

/** Resolves as soon as it is so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(5);
}

/**
 * Lets two gateways take and mail messages while faults that the seed chooses befall them, ends the
 * faults, waits until all is mailed, and compares. The seed fixes the faults and after how many
 * writes, sessions and requests each comes; the machine still decides who is faster.
 */
export async function simulate(options: SimulationOptions): Promise<Ledger> {
  const { seed, folder, server, fault, messages = MESSAGES, more = {} } = options;
  const world = await openWorld(folder, server);
  const seen: Observations = { deliveries: [], met: new Map() };
  const mail = await startMailServers({ ...seen, seed, count: GATEWAYS, shares: more.mail });
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

/** Notes what a fault overtakes while an attempt is under way: it may be delivered again. */
function watch(world: World, { deliveries }: Observations, wasKilled: () => void) {
  const overtaken = new Map<string, string>();
  const killed = new Set<string>();
  /** What is under way, and what a clock or a lease has just taken from who was under way. */
  const underWay = async () =>
    (await world.rows())
      .filter(({ state, attempts }) => state !== 'sent' && attempts > 0)
      .map(({ id }) => id);
  const note = (ids: readonly string[], reason: string) => {
    for (const id of ids) overtaken.set(id, overtaken.get(id) ?? reason);
  };

  /** Notes those that are under way now. */
  async function overtake(reason: string): Promise<void> {
    note(await underWay(), reason);
  }

  /** Does something that overtakes every attempt of that time. */
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
    const isOthers = (id: string) =>
      ![undefined, index].includes(deliveries.findLast((each) => each.id === id)?.gateway);
    const ids = await underWay();
    for (const id of ids) killed.add(attemptOf(index, id));
    note(
      ids.filter((id) => !isOthers(id)),
      KILLED,
    );
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

/** A fault of a simulation: the how manieth it is, and whether all messages have been sent. */
interface Moment extends Context {
  readonly each: number;
  readonly isOver: () => boolean;
}

const befall: Readonly<Record<keyof typeof shares, (moment: Moment) => Promise<void>>> = {
  /** What failed once is tried again, and no attempt takes longer than its lease. */
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
    // Its relay may be away, or it may be dead: then it is stopped where it is.
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

  /** By less than the day for which a message that is sent again is known. */
  async 'the clock jumps'({ seed, world, gateways, each, whileSending, ...moment }) {
    const hours = 2 + 18 * chance(seed, 'by', each);
    await whileSending('the clock jumped', async () => {
      await Promise.all(gateways.map(({ ready }) => ready));
      await world.setClock(world.isClockRight() ? hours * HOUR : 0);
      await lasts(moment);
    });
  },
};

/** Resolves when visitors have had so many more answers, or had none, or when there is nothing to wait for. */
function lasts({ sent, isOver }: Pick<Moment, 'sent' | 'isOver'>, isOverEarlier = () => false) {
  const end = sent.requests + LASTS;
  return until(() => isOver() || isOverEarlier() || sent.requests >= end);
}

/** Lets what waits be mailed: time passes, and gateways start anew, twice at most. */
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
    // Each ends the attempts that are under way.
    await Promise.all(gateways.map((gateway) => gateway.end()));
    if (areDone) return;
  }
}
