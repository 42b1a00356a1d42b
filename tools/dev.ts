// npm run dev: the site with hot reload, and a running gateway behind its contact form.
import { astroWords } from '../packages/harness/astro.ts';
import { checkSettings } from '../packages/harness/check-settings.ts';
import { gatewayProgram } from '../packages/harness/gateway-program.ts';
import { runProgram } from '../packages/harness/run-program.ts';
import { withoutWords } from './lib/command-line.ts';

withoutWords(
  'npm run dev   the site with hot reload, and a running gateway; PORT names another port than 4321',
);
if (!(await checkSettings())) process.exit(1);

/** The port to which the dev server forwards posts to /api; see site/astro.config.ts. */
const gatewayPort = process.env['GATEWAY_PORT'] ?? '4323';
const sitePort = process.env['PORT'] ?? '4321';
const gateway = runProgram('node', ['--watch', gatewayProgram], {
  env: { PORT: gatewayPort, SITE_URL: `http://localhost:${sitePort}` },
});
const site = runProgram('astro', astroWords('dev', '--port', sitePort), {
  env: { GATEWAY_PORT: gatewayPort },
});
process.exitCode = await Promise.race([gateway, site]);
// When one of the two programs ends, the other ends as well.
process.emit('SIGTERM');
process.exit();
