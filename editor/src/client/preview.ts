// Optional: the page beside its form, and the form where it was before it was saved.
import { keepPlace } from './preview/keep-place.ts';
import { PagePanel } from './preview/page-panel.ts';
import { query } from './query.ts';

const panel = query('.preview');
if (panel) new PagePanel(panel);
keepPlace();
