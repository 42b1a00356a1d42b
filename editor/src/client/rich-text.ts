// Optional: the text of a page is written as it will look. Without this script it is written in Markdown.
import { RichTextEditor } from '../rich-text/editor.ts';
import { query } from './query.ts';

const root = query('[data-rich-text]');
if (root) new RichTextEditor(root);
