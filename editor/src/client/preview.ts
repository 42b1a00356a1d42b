// Optional: the page beside its form, and the form where it was before it was saved.
import { focusField } from './preview/focus-field.ts';
import { keepPlace } from './preview/keep-place.ts';
import { PagePanel } from './preview/page-panel.ts';
import { query } from './query.ts';

const panel = query('.preview');
const stage = query('.stage');
const frame = query<HTMLIFrameElement>('.stage iframe');
const state = query('.preview-state');
if (panel && stage && frame && state) new PagePanel({ panel, stage, frame, state });
keepPlace();
if (location.hash.length > 1) focusField(location.hash.slice(1));
