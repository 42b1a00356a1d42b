// npm run build: the static site into site/dist, ready for any static host.
import { buildSite } from './lib/build-site.ts';

process.exitCode = await buildSite();
