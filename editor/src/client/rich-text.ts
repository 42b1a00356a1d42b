// Optional: the text of a page is written as it will look. Without this script it is written in Markdown.

import { query } from './query.ts';
import { RichTextEditor } from './rich-text/editor.ts';

const root = query('[data-rich-text]');
if (root) new RichTextEditor(root);
