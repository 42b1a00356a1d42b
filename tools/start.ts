// npm start: builds the site when its sources changed, then serves site and mail gateway from one process, and
// with ADMIN_EMAILS the admin at /admin from another.
import { setTimeout as wait } from 'node:timers/promises';
import { gatewayFlags, gatewayProgram } from '../packages/harness/gateway-program.ts';
import { codeFile } from '../packages/harness/root.ts';
import { runProgram } from '../packages/harness/run-program.ts';
import { buildForVisitors } from './lib/build-published.ts';
import { withoutWords } from './lib/command-line.ts';
import { followDays } from './lib/follow-days.ts';

/** Node's flags for the admin: pictures and previews must not take the memory that messages need. */
const adminFlags = ['--max-old-space-size=512'];

/** An admin that cannot start must not keep the machine busy. */
const ADMIN_RESTART_MS = 5000;

/** Runs the admin at /admin in a process of its own, and starts it again when it ends. */
async function keepAdminRunning(): Promise<never> {
  for (;;) {
    await runProgram('node', [...adminFlags, codeFile('tools/admin'), 'serve']);
    await wait(ADMIN_RESTART_MS);
  }
}

withoutWords(
  'npm start   builds the site when it changed, and serves it with its mail gateway; PORT names another port than 4321',
);
const code = await buildForVisitors();
if (code === 0) {
  // The admin builds on new days by itself.
  if (process.env['ADMIN_EMAILS']) void keepAdminRunning();
  else followDays(buildForVisitors);
  process.exitCode = await runProgram('node', [...gatewayFlags, gatewayProgram]);
  // The admin ends with the gateway.
  process.emit('SIGTERM');
  process.exit();
}
process.exitCode = code;
