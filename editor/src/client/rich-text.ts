// Optional: the text of a page is written as it will look. Without this script it is written in Markdown.
import { richTextEditor } from '../rich-text/editor.ts';
import { richTextWords } from '../rich-text/words.ts';

const area = document.querySelector<HTMLTextAreaElement>('textarea[data-rich-text]');
const language = document.documentElement.lang === 'de' ? 'de' : 'en';
if (area) richTextEditor(area, richTextWords[language]);
