import './send.ts';
import { showPublishCount } from './publish-count.ts';
import { showTimes } from './times.ts';

// A failure does no harm: the server counts as well.
showPublishCount().catch(() => undefined);
showTimes();
