import { onlyReads, runInbox } from './cli/run.ts';

const words = process.argv.slice(2);

let outputFailed = false;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops early (`inbox list | head`) is not an error; a full disk is.
  if (error.code !== 'EPIPE' && !outputFailed) {
    outputFailed = true;
    process.exitCode = 1;
    process.stderr.write(`The output could not be written: ${error.message}\n`);
  }
  // Commands that change something continue to their end.
  if (onlyReads(words)) {
    process.exit();
  }
});
process.stderr.on('error', () => {});

const isInteractive = process.stderr.isTTY;

// The width of the terminal that shows the output of a pipe.
const given = /^[1-9]\d{0,3}$/.exec(process.env['COLUMNS'] ?? '')?.[0];

const code = await runInbox(words, {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  progress: (text) => isInteractive && process.stderr.write(`\r\u001b[K${text}\r`),
  columns: given === undefined ? (process.stdout.columns ?? 100) : Number(given),
  colours: process.stdout.isTTY && !process.env['NO_COLOR'],
  now: Date.now,
});
process.exitCode = outputFailed ? 1 : code;
