// npm run admin: the owner's admin on this computer, invitations to the admin online, and the process behind /admin.
import { commandLine, type Typed } from './lib/command-line.ts';

const usage = `npm run admin                     opens the admin in the browser of this computer, without an account; ADMIN_PORT names its port
npm run admin -- --no-open        does not open the browser
npm run admin -- invite ADDRESS   prints a link with which a person of ADMIN_EMAILS, or one invited there, signs in at /admin
npm run admin -- serve            runs the admin online behind the gateway's /admin, as npm start does`;

const options = { 'no-open': { type: 'boolean', default: false } } as const;

/** The action that was typed. @throws Error with a sentence for the person who typed it */
function wantedOf({ values, positionals }: Typed<typeof options>) {
  const [command, address, ...others] = positionals;
  const isKnown = command === undefined || command === 'invite' || command === 'serve';
  if (!isKnown) throw new Error(`The admin has no command "${command}".`);
  const takesAddress = command === 'invite';
  const hasAddress = address !== undefined;
  if (takesAddress !== hasAddress || others.length > 0) {
    throw new Error('Only invite takes an address, and it takes one.');
  }
  return { command, address, opensBrowser: !values['no-open'] };
}

const { command, address = '', opensBrowser } = commandLine({ usage, options, words: 3 }, wantedOf);

// Node by itself cannot load sources with JSX.
if (import.meta.filename.endsWith('.ts')) (await import('tsx/esm/api')).register();
if (command === 'invite') {
  const { printInvitation } = await import('./lib/admin-commands/invite.ts');
  await printInvitation(address);
} else if (command === 'serve') {
  const { runOnlineAdmin } = await import('./lib/admin-commands/online.ts');
  await runOnlineAdmin();
} else {
  const { runLocalAdmin } = await import('./lib/admin-commands/local.ts');
  await runLocalAdmin({ opensBrowser });
}
