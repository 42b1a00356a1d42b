import autocannon from 'autocannon';
import { testedSite } from '../../packages/harness/build-site.ts';
import { GatewayProcess, processorTime } from '../../packages/harness/gateway-process.ts';
import { speedOf } from './load.ts';
import { median, rounded } from './statistics.ts';

const rounds = 15;
const seconds = 1;
const connections = 10;

const explanation = `
Answers of a gateway that counts visits (FIGURES) and of a gateway that does not: the home page, ${rounds} rounds in turns

answers a second   the median of the rounds over ${connections} connections
processor µs       of the gateway for an answer: the median, and the least and the most of a round
p50 ms, p99 ms     milliseconds within which half of the answers came, and 99 of 100; medians
`;

/** The headers of a visit that is counted: a browser that comes from another site. */
const visit = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  referer: 'https://search.example/',
  'accept-encoding': 'br',
};

/** The answers of a round, and their cost. */
interface Round {
  readonly load: autocannon.Result;
  /** The processor time for an answer, in microseconds. */
  readonly processor: number;
}

async function measureRound({ url, processId }: GatewayProcess): Promise<Round> {
  const began = processorTime(processId) ?? Number.NaN;
  const load = await autocannon({ url, connections, duration: seconds, headers: visit });
  const used = (processorTime(processId) ?? Number.NaN) - began;
  return { load, processor: used / load['2xx'] };
}

function rowOf(results: readonly Round[]) {
  const used = results.map(({ processor }) => processor);
  return {
    'answers a second': rounded(median(results.map(({ load }) => speedOf(load)))),
    'processor µs': rounded(median(used)),
    least: rounded(Math.min(...used)),
    most: rounded(Math.max(...used)),
    'p50 ms': median(results.map(({ load }) => load.latency.p50)),
    'p99 ms': median(results.map(({ load }) => load.latency.p99)),
  };
}

/** Measures two gateways in turns, each of them first in every second round, so that other work slows both down. */
async function measure(on: GatewayProcess, off: GatewayProcess) {
  const results = { on: [] as Round[], off: [] as Round[] };
  for (const each of [on, off]) await measureRound(each);
  for (let round = 0; round < rounds; round += 1) {
    const turns = [['on', on] as const, ['off', off] as const];
    for (const [name, gateway] of round % 2 === 0 ? turns : turns.reverse()) {
      results[name].push(await measureRound(gateway));
    }
  }
  return results;
}

/** Prints the cost of counting. @returns whether every request was answered */
export async function reportFigures(): Promise<boolean> {
  console.log(explanation);
  const site = { SITE_DIR: testedSite() };
  const [on, off] = [new GatewayProcess(site), new GatewayProcess({ ...site, FIGURES: 'off' })];
  try {
    await Promise.all([on.start(), off.start()]);
    const results = await measure(on, off);
    const rows = { on: rowOf(results.on), off: rowOf(results.off) };
    console.table(rows);
    const isWithin = rows.on['processor µs'] <= rows.off.most;
    console.log(`  Counting is ${isWithin ? 'within' : 'NOT within'} the spread of the other.`);
    return [...results.on, ...results.off].every(({ load }) => load.errors + load.non2xx === 0);
  } finally {
    await Promise.all([on.remove(), off.remove()]);
  }
}
