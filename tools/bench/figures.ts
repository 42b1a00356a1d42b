import autocannon from 'autocannon';
import { testedSite } from '../../packages/harness/build-site.ts';
import { GatewayProcess } from '../../packages/harness/gateway-process.ts';
import { countPages } from '../../packages/mail-gateway/test/support/memory-of-views.ts';
import { median, rounded } from './statistics.ts';

const rounds = 9;
const seconds = 2;
const connections = 10;
const pages = 10_000;
/** The most memory that figures of this many pages should take, in MB. */
const goal = 2;

const explanation = `
Answers of a gateway that counts visits (FIGURES) beside one that does not: the home page, ${rounds} rounds in turns

answers a second   the median of the rounds over ${connections} connections
slowest, fastest   the spread of the rounds
p50 ms, p99 ms     milliseconds within which half and 99 in 100 of the answers came; medians
`;

/** A visit that is counted: a browser, and a page of another site before. */
const visit = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  referer: 'https://search.example/',
  'accept-encoding': 'br',
};

const open = (gateway: GatewayProcess) =>
  autocannon({ url: gateway.url, connections, duration: seconds, headers: visit });

const speedOf = (result: autocannon.Result) => result['2xx'] / result.duration;

function rowOf(figures: string, results: readonly autocannon.Result[]) {
  const speeds = results.map(speedOf);
  return {
    figures,
    'answers a second': rounded(median(speeds)),
    slowest: rounded(Math.min(...speeds)),
    fastest: rounded(Math.max(...speeds)),
    'p50 ms': median(results.map(({ latency }) => latency.p50)),
    'p99 ms': median(results.map(({ latency }) => latency.p99)),
  };
}

/** Measures both in turns, each of them first in every other round, so that other work slows both down. */
async function measure(on: GatewayProcess, off: GatewayProcess) {
  const results = { on: [] as autocannon.Result[], off: [] as autocannon.Result[] };
  for (const each of [on, off]) await open(each);
  for (let round = 0; round < rounds; round += 1) {
    const turns = [['on', on] as const, ['off', off] as const];
    for (const [name, gateway] of round % 2 === 0 ? turns : turns.reverse()) {
      results[name].push(await open(gateway));
    }
  }
  return results;
}

/** Prints what counting costs; false when a page was not answered. */
export async function reportFigures(): Promise<boolean> {
  console.log(explanation);
  const site = { SITE_DIR: testedSite() };
  const [on, off] = [new GatewayProcess(site), new GatewayProcess({ ...site, FIGURES: 'off' })];
  try {
    await Promise.all([on.start(), off.start()]);
    const results = await measure(on, off);
    const rows = [rowOf('on', results.on), rowOf('off', results.off)] as const;
    console.table(rows);
    const isWithin = rows[0]['answers a second'] >= rows[1].slowest;
    console.log(`  Counting is ${isWithin ? 'within' : 'NOT within'} the spread of the other.`);
    const megabytes = rounded(countPages(pages).bytes / 1e6);
    const outcome = megabytes <= goal ? 'reached' : 'missed';
    console.log(`  Views of ${pages} pages take ${megabytes} MB. Goal, ${goal} MB: ${outcome}.`);
    return [...results.on, ...results.off].every(({ errors, non2xx }) => errors + non2xx === 0);
  } finally {
    await Promise.all([on.remove(), off.remove()]);
  }
}
