import './send.ts';
import { showPublishCount } from './publish-count.ts';
import { showTimes } from './times.ts';

// Only a comfort: the page itself counts as well.
showPublishCount().catch(() => undefined);
showTimes();
