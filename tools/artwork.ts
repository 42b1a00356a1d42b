// npm run artwork: makes every picture of the sample again from its source.
import { commandLine } from './lib/command-line.ts';

const usage = `npm run artwork          makes all pictures of the sample
npm run artwork -- TEXT  makes those whose names contain TEXT`;

commandLine({ usage, options: {}, words: 1 }, () => {});
await import('../sample/artwork/render.ts');
