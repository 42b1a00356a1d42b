import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmCommand, run } from '../../packages/harness/processes.mjs';
import { productRoot } from '../../packages/harness/root.ts';
import type { LighthouseResult } from './page-figures.ts';

/** The version of Lighthouse. It is not in package.json, because it takes 176 MB with its dependencies, for this use alone. */
const version = '13.5.0';

const folder = join(productRoot, '.cache', 'lighthouse');
const place = join(folder, 'node_modules', 'lighthouse');

export interface Lighthouse {
  /** Loads an address once, as a simulated phone, in the browser on a debugging port. */
  load(url: string, port: number, categories: readonly string[]): Promise<LighthouseResult>;
  /** The run whose times are the nearest to the medians of all runs. */
  medianOf(runs: readonly LighthouseResult[]): LighthouseResult;
}

function isInstalled(): boolean {
  const about = join(place, 'package.json');
  return existsSync(about) && JSON.parse(readFileSync(about, 'utf8')).version === version;
}

async function install(): Promise<boolean> {
  if (isInstalled()) return true;
  console.log(`Installing Lighthouse ${version} into .cache/lighthouse …`);
  // Without a network, npm would go on trying for minutes.
  const quick = ['--no-progress', '--loglevel=error', '--fetch-retries=0'];
  const words = ['install', '--no-save', ...quick, '--prefix', folder];
  const [npm, args, options] = npmCommand(
    [...words, `lighthouse@${version}`],
    process.env['npm_execpath'],
  );
  return (await run(npm, args, options)) === 0 && isInstalled();
}

/** Lighthouse, which is installed if it is missing; undefined if that fails, as without a network. */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  if (!(await install())) return undefined;
  const part = (file: string) => import(pathToFileURL(join(place, 'core', file)).href);
  const { default: lighthouse } = await part('index.js');
  const { computeMedianRun } = await part('lib/median-run.js');
  return {
    async load(url, port, categories) {
      const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories };
      const { lhr } = await lighthouse(url, flags);
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return lhr;
    },
    medianOf: computeMedianRun,
  };
}
