// npm run format: writes every file in the project's format.
import { runProgram } from '../packages/harness/run-program.ts';
import { withoutWords } from './lib/command-line.ts';

withoutWords('npm run format   writes every file in the format of the project');
const biome = await runProgram('biome', ['check', '--write', '.']);
const prettier = await runProgram('prettier', [
  '--write',
  '--log-level',
  'warn',
  'site/src/**/*.astro',
]);
process.exitCode = biome || prettier;
