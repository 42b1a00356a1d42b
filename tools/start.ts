// npm start: builds the site when its sources changed, then serves site and mail gateway from this process.
import { buildSiteIfChanged } from './build-site.ts';

const code = await buildSiteIfChanged();
if (code !== 0) process.exit(code);
await import('../mail-gateway/src/main.ts');
