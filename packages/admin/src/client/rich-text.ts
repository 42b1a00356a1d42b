// Optional: the rich-text editor for the text of a page. Without this script the text is written in Markdown.
import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, Selection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { RichTextData } from '../rich-text/rich-text.tsx';
import { whenComposed } from './composition.ts';
import { elementAt, query } from './query.ts';
import { actions, isInLink } from './rich-text/commands.ts';
import { read, write } from './rich-text/markdown.ts';
import { nodeViews } from './rich-text/node-views.ts';
import { cleanPaste } from './rich-text/paste.ts';
import { withOrdinarySpaces } from './rich-text/pasted-characters.ts';
import { schema } from './rich-text/schema.ts';
import { TextPictures } from './rich-text/text-pictures.ts';
import { linkRow, toolbar } from './rich-text/toolbar.ts';

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

const keys = keymap({
  'Mod-b': actions.bold.run,
  'Mod-i': actions.italic.run,
  'Mod-z': actions.undo.run,
  'Mod-y': actions.redo.run,
  'Shift-Mod-z': actions.redo.run,
  Enter: splitListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Mod-]': sinkListItem(nodes.list_item),
});

/** Margins of the text that the toolbar, the header and the bar with the Save button cover, in pixels. */
const COVERED = { top: 130, bottom: 110, left: 0, right: 0 };

/** Keeps an empty line below a picture or a table at the end. */
const lastLine = new Plugin({
  appendTransaction: (_all, _before, { doc, tr }) =>
    doc.lastChild?.isAtom
      ? tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false)
      : null,
});

/**
 * Replaces the text area with the rich-text editor. The hidden text area follows every change, so that the form is sent
 * as before.
 */
function startRichText(root: HTMLElement, area: HTMLTextAreaElement): void {
  const data: RichTextData = JSON.parse(root.dataset['richText'] ?? '{}');
  const { name } = data;
  const label = elementAt(`#${CSS.escape(name)}-label`);
  const { doc, originals } = read(area.value);
  const link: Command = (...given) => askForLink(...given);
  const plugins = [
    shortcuts,
    keymap({ 'Mod-k': link }),
    keys,
    keymap(baseKeymap),
    history(),
    lastLine,
  ];
  const state = EditorState.create({ doc, plugins });
  const view: EditorView = new EditorView(root, {
    state: state.apply(state.tr),
    nodeViews: nodeViews(data),
    attributes: {
      role: 'textbox',
      dir: 'auto',
      'aria-multiline': 'true',
      'aria-labelledby': label.id,
      'aria-describedby': area.getAttribute('aria-describedby') ?? '',
    },
    scrollThreshold: COVERED,
    scrollMargin: COVERED,
    transformPastedHTML: cleanPaste,
    transformPastedText: withOrdinarySpaces,
    handlePaste: (_view, { clipboardData }) => {
      // The clipboard has a copied table as text and as a picture: the text is meant.
      const hasWords = clipboardData?.types.includes('text/plain') ?? false;
      return !hasWords && (pictures?.insert(clipboardData?.files) ?? false);
    },
    handleDrop: (_view, { clientX: left, clientY: top, dataTransfer }) =>
      pictures?.insert(dataTransfer?.files, view.posAtCoords({ left, top })?.pos) ?? false,
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      updateToolbar();
      if (!transaction.docChanged) return;
      area.value = write(view.state.doc, originals);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  const askForLink = linkRow(elementAt('.link-row', root), view);
  const file = query<HTMLInputElement>('.text-picture', root);
  const pictures = file && new TextPictures(view, file, elementAt('.rich-text-state', root), data);
  const choosePicture: Command = (_state, dispatch) => {
    if (dispatch) file?.click();
    return true;
  };
  const updateToolbar = toolbar(elementAt('.toolbar', root), view, {
    ...actions,
    link: { run: link, isOn: isInLink },
    picture: { run: choosePicture },
  });
  const hint = document.getElementById(`${name}-hint`);
  if (hint) hint.textContent = data.words.hint;
  const isWriting = document.activeElement === area;
  area.hidden = true;
  root.hidden = false;
  if (isWriting) goOnWriting(view, area);
  followLinks(view, label, name);
}

/** Puts the cursor of a text area at the same place of the editor, which replaces the area while somebody writes in it. */
function goOnWriting(view: EditorView, area: HTMLTextAreaElement): void {
  const written = area.value.slice(0, area.selectionStart);
  const { tr } = view.state;
  tr.setSelection(placeAfter(written, tr.doc));
  if (/[^\n] $/.test(written)) moveBehindSpace(tr);
  view.dispatch(tr);
  view.focus();
}

/** The place in a document behind the first part of its Markdown. The part is a document with the same nodes before its end. */
const placeAfter = (markdown: string, doc: Node): Selection =>
  Selection.near(doc.resolve(Math.min(Selection.atEnd(read(markdown).doc).head, doc.content.size)));

/** Moves the cursor behind the space that follows it, or behind a new one: at the end of a paragraph, Markdown has none. */
function moveBehindSpace(tr: Transaction): void {
  const { from } = tr.selection;
  const next = tr.doc.textBetween(from, Math.min(from + 1, tr.doc.content.size));
  if (next === ' ') tr.setSelection(Selection.near(tr.doc.resolve(from + 1)));
  else tr.insertText(' ');
}

/** Leads links to a text area, and clicks on its label, to the editor that replaces it. */
function followLinks(view: EditorView, label: HTMLElement, name: string): void {
  const follow = () => {
    if (location.hash !== `#${name}`) return;
    label.scrollIntoView();
    view.focus();
  };
  label.addEventListener('click', () => view.focus());
  addEventListener('hashchange', follow);
  // The browser looks for the hidden text area first, and takes the focus away.
  addEventListener('load', () => setTimeout(follow));
}

for (const root of document.querySelectorAll<HTMLElement>('[data-rich-text]')) {
  const area = elementAt<HTMLTextAreaElement>(`#${CSS.escape(root.dataset['for'] ?? '')}`);
  whenComposed(area, () => startRichText(root, area));
}
