import { runInbox } from './inbox/run.ts';

const interrupting = new AbortController();
process.once('SIGINT', () => interrupting.abort());

// A reader that stops early (`inbox list | head`) is no fault.
process.stdout.on('error', () => process.exit(0));

const seen = process.stderr.isTTY;

process.exitCode = await runInbox(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  progress: (text) => seen && process.stderr.write(`\r\u001b[K${text}\r`),
  columns: process.stdout.columns ?? 100,
  colours: process.stdout.isTTY && !process.env['NO_COLOR'],
  now: Date.now,
  interrupted: interrupting.signal,
});
