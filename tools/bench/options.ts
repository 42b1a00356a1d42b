export interface BenchOptions {
  /** The parts to measure, in the order in which they are run. */
  readonly parts: readonly string[];
  /** Other sites to measure beside the pages: addresses, or folders of built sites. */
  readonly beside: readonly string[];
}

const list = (words: readonly string[]) => new Intl.ListFormat('en').format(words);

/**
 * Reads the words after `npm run bench --`: names of parts (none for all of them), and any number of
 * `--beside ADDRESS-OR-FOLDER`.
 *
 * @throws with a sentence for the person who typed them.
 */
export function readOptions(words: readonly string[], known: readonly string[]): BenchOptions {
  const asked: string[] = [];
  const beside: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--beside') {
      const site = rest.shift();
      if (site === undefined) throw new Error('--beside needs an address or a folder after it.');
      beside.push(site);
    } else if (known.includes(word)) {
      asked.push(word);
    } else {
      throw new Error(`Unknown: ${word}. The parts are ${list(known)}; an option is --beside.`);
    }
  }
  const parts = known.filter((part) => asked.length === 0 || asked.includes(part));
  if (beside.length > 0 && !parts.includes('pages')) {
    throw new Error('--beside belongs to the part "pages", which was not asked for.');
  }
  return { parts, beside };
}
