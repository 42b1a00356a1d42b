// npm run inbox -- …: the owner's view of the messages; `npm run inbox -- --help` lists the commands.
await import('../packages/mail-gateway/src/inbox.ts');
