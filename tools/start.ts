// npm start: builds the site when its sources changed, then serves site and mail gateway from one process.
import { buildSiteIfChanged } from './lib/build-site.ts';
import { gatewayFlags, gatewayProgram } from './lib/gateway-program.ts';
import { runProgram } from './lib/run-program.ts';

const code = await buildSiteIfChanged();
process.exitCode = code === 0 ? await runProgram('node', [...gatewayFlags, gatewayProgram]) : code;
