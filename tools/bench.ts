// npm run bench: figures, not verdicts. What must hold is held by the tests (e2e/budgets.spec.ts).

import { measureGateway } from './bench-gateway.ts';
import { measurePages } from './bench-pages.ts';
import { buildSiteIfChanged } from './build-site.ts';

if ((await buildSiteIfChanged()) !== 0) process.exit(1);
console.log('Pages, as a browser at 390 px receives them (brotli), in bytes');
console.table(await measurePages());
console.log('Gateway on SQLite: messages acknowledged, each with its own fsync or a shared one');
console.table(await measureGateway());
