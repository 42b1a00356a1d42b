// npm run inbox -- …: the owner's view of the messages; `npm run inbox -- --help` lists what it can do.
await import('../mail-gateway/src/inbox.ts');
