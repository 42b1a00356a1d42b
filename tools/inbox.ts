// npm run inbox -- …: the owner's view of the messages; `npm run inbox -- --help` lists what it can do.
await import('../packages/mail-gateway/src/inbox.ts');
