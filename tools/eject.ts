// npm run eject: copies a component, a section or a kind of pages into own/, where an agency may change it.
import { productRoot, projectRoot } from '../packages/harness/root.ts';
import { commandLine } from './lib/command-line.ts';
import { changesLines } from './lib/eject/changes-lines.ts';
import { EjectRefusal, eject, namedEjectable } from './lib/eject/eject.ts';
import { ejectables } from './lib/eject/ejectable.ts';
import { ejectedChanges, hasCopy, noteOriginal, type Places } from './lib/eject/originals.ts';

const usage = `npm run eject -- TopBar               copies a component into own/components/
npm run eject -- sections/hero        copies a section into own/sections/; pages/news copies a kind of pages
npm run eject -- --list               names what can be copied, and which copies are in own/
npm run eject -- --reviewed TopBar    notes that the copy has what you want of a changed original`;

const places: Places = { product: productRoot, project: projectRoot };

const {
  list: isList,
  reviewed,
  name,
} = commandLine(
  {
    usage,
    options: {
      list: { type: 'boolean', default: false },
      reviewed: { type: 'boolean', default: false },
    },
    words: 1,
  },
  ({ values, positionals: [typed] }) => {
    if (typed === undefined && !values.list) throw new Error('Name what is to be copied.');
    return { ...values, name: typed ?? '' };
  },
);

function list(): void {
  for (const each of ejectables(places.product).values()) {
    console.log(hasCopy(places.project, each) ? `${each.name}: in ${each.folder}` : each.name);
  }
  const changes = changesLines(places, ejectedChanges(places));
  if (changes) console.log(`\n${changes}`);
}

function copy(name: string): void {
  const files = eject(places, name);
  console.log(`Copied to your project, where you may change it:
${files.map((file) => `  ${file}`).join('\n')}
own/ejected.json notes the version of the original. The development server finds the copy after a restart.`);
}

function noteAsReviewed(name: string): void {
  const ejectable = namedEjectable(places.product, name);
  if (!hasCopy(places.project, ejectable)) {
    throw new EjectRefusal(`${ejectable.folder} has no copy of ${ejectable.name}.`);
  }
  noteOriginal(places, ejectable);
  console.log('Noted. You are told when the original changes again.');
}

try {
  if (isList) list();
  else if (reviewed) noteAsReviewed(name);
  else copy(name);
} catch (error) {
  if (!(error instanceof EjectRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
