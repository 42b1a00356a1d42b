// npm run admin: the owner's admin on this computer, invitations to the admin online, and the process behind /admin.
import { parseArgs } from 'node:util';
import { readOptions } from './lib/read-options.ts';

const usage = `npm run admin                     opens the admin in the browser of this computer, without an account
npm run admin -- --no-open        does not open the browser
npm run admin -- invite ADDRESS   prints a link with which one of ADMIN_EMAILS signs in at /admin
npm run admin -- serve            runs the admin online behind the gateway's /admin, as npm start does`;

const flag = { type: 'boolean' } as const;
const { values, positionals } = readOptions(
  () => parseArgs({ options: { 'no-open': flag, help: flag }, allowPositionals: true }),
  usage,
  1,
);
const [command, address] = positionals;

/** Whether a command has this number of arguments. */
const isCall = (name: string | undefined, count: number) =>
  command === name && positionals.length === count;

// Node by itself cannot load sources with JSX.
if (import.meta.filename.endsWith('.ts')) (await import('tsx/esm/api')).register();
if (values.help) {
  console.log(usage);
} else if (isCall(undefined, 0)) {
  const { runLocalAdmin } = await import('./lib/admin-commands/local.ts');
  await runLocalAdmin({ opensBrowser: !values['no-open'] });
} else if (isCall('invite', 2) && address) {
  const { printInvitation } = await import('./lib/admin-commands/invite.ts');
  await printInvitation(address);
} else if (isCall('serve', 1)) {
  const { runOnlineAdmin } = await import('./lib/admin-commands/online.ts');
  await runOnlineAdmin();
} else {
  console.error(usage);
  process.exitCode = 1;
}
