import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { actions } from './commands.ts';
import { type Document, read, write } from './markdown.ts';
import { nodeViews } from './node-views.ts';
import { cleanPaste } from './paste.ts';
import { schema } from './schema.ts';
import { type Toolbar, toolbarFor } from './toolbar.ts';
import type { RichTextWords } from './words.ts';

const { nodes } = schema;

const shortcuts = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
});

/** A state that has no history before it. */
function stateOf({ doc }: Document, toolbar: () => Toolbar): EditorState {
  const keys = keymap({
    'Mod-b': actions.bold.run,
    'Mod-i': actions.italic.run,
    'Mod-k': () => {
      toolbar().askForLink();
      return true;
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Enter: splitListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    'Alt-F10': () => {
      toolbar().focus();
      return true;
    },
  });
  return EditorState.create({ doc, plugins: [shortcuts, keys, keymap(baseKeymap), history()] });
}

/**
 * Puts a rich-text editor before a text area with Markdown. The text area is hidden and follows every change, so that the
 * form is sent as ever.
 */
export function richTextEditor(area: HTMLTextAreaElement, words: RichTextWords): void {
  const { folder = '', pages = '' } = area.dataset;
  const label = document.querySelector<HTMLLabelElement>(`label[for="${area.id}"]`);
  if (label) label.id = `${area.id}-label`;
  const root = document.createElement('div');
  root.className = 'rich-text';
  area.before(root);

  let current = read(area.value);
  let toolbar: Toolbar;
  const view: EditorView = new EditorView(root, {
    state: stateOf(current, () => toolbar),
    nodeViews: nodeViews(folder, words),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${area.id}-label`,
      'aria-describedby': `${area.id}-hint`,
    },
    transformPastedHTML: cleanPaste,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      toolbar.update(view.state);
      if (!transaction.docChanged) return;
      area.value = write(view.state.doc, current.originals);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  toolbar = toolbarFor(view, words, pages);
  toolbar.update(view.state);
  view.dom.before(toolbar.element);

  const plain = document.createElement('button');
  plain.type = 'button';
  plain.className = 'as-plain';
  plain.textContent = words.asPlainText;
  const hint = document.querySelector(`#${area.id}-hint`);
  const plainHint = hint?.textContent ?? '';
  const show = (isPlain: boolean) => {
    if (hint) hint.textContent = isPlain ? plainHint : words.hint;
    plain.setAttribute('aria-pressed', String(isPlain));
    root.hidden = isPlain;
    area.hidden = !isPlain;
  };
  show(false);
  plain.addEventListener('click', () => {
    const wasRich = area.hidden !== false;
    show(wasRich);
    if (wasRich) return;
    current = read(area.value);
    view.updateState(stateOf(current, () => toolbar));
    toolbar.update(view.state);
  });
  root.before(plain);

  const focus = () => (area.hidden ? view.focus() : area.focus());
  label?.addEventListener('click', focus);
  // Links to the text lead to what is shown of it.
  const follow = () => {
    if (location.hash !== `#${area.id}`) return;
    plain.scrollIntoView();
    focus();
  };
  addEventListener('hashchange', follow);
  // The browser looks for the hidden text area first, and takes the focus away.
  addEventListener('load', () => setTimeout(follow));
}
