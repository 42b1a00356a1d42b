import { runInbox } from './inbox/run.ts';

// A reader that stops early (`inbox list | head`) is no fault.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runInbox(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  columns: process.stdout.columns ?? 100,
  now: Date.now,
});
