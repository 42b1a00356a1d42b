import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { RichTextData } from '../../rich-text/body-field.tsx';
import { elementAt, query } from '../query.ts';
import { actions, isInLink } from './commands.ts';
import { type Document, read, write } from './markdown.ts';
import { nodeViews } from './node-views.ts';
import { cleanPaste } from './paste.ts';
import { schema } from './schema.ts';
import { TextPictures } from './text-pictures.ts';
import { linkRow, toolbar } from './toolbar.ts';

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

/** What the toolbar, the header above it and the bar with the Save button cover, in pixels. */
const COVERED = { top: 130, bottom: 110, left: 0, right: 0 };

/** Keeps a line to write on below a picture or a table at the end. */
const lastLine = new Plugin({
  appendTransaction: (_all, _before, { doc, tr }) =>
    doc.lastChild?.isAtom
      ? tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false)
      : null,
});

/** The rich-text editor in place of a text area, which is hidden and follows every change: the form is sent as ever. */
export class RichTextEditor {
  readonly #root: HTMLElement;
  readonly #area = elementAt<HTMLTextAreaElement>('#body');
  readonly #view: EditorView;
  readonly #updateToolbar: () => void;
  readonly #pictures: TextPictures | undefined;
  readonly #askForLink: Command;
  readonly #document: Document;

  /** @param root the element with the parts of the editor */
  constructor(root: HTMLElement) {
    const data: RichTextData = JSON.parse(root.dataset['richText'] ?? '{}');
    this.#root = root;
    this.#document = read(this.#area.value);
    this.#view = this.#createView(data);
    const state = elementAt('.rich-text-state', root);
    const file = query<HTMLInputElement>('.text-picture', root);
    this.#pictures = file ? new TextPictures(this.#view, file, state, data) : undefined;
    this.#askForLink = linkRow(elementAt('.link-row', root), this.#view);
    this.#updateToolbar = toolbar(elementAt('.toolbar', root), this.#view, {
      ...actions,
      link: { run: this.#askForLink, isOn: isInLink },
      picture: {
        run: (_state, dispatch) => {
          if (dispatch) file?.click();
          return true;
        },
      },
    });
    elementAt('#body-hint').textContent = data.words.hint;
    this.#area.hidden = true;
    root.hidden = false;
    this.#followLinks();
  }

  #createView(data: RichTextData): EditorView {
    const keys = keymap({
      'Mod-b': actions.bold.run,
      'Mod-i': actions.italic.run,
      'Mod-k': (...given) => this.#askForLink(...given),
      'Mod-z': actions.undo.run,
      'Mod-y': actions.redo.run,
      'Shift-Mod-z': actions.redo.run,
      Enter: splitListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Mod-]': sinkListItem(nodes.list_item),
    });
    const plugins = [shortcuts, keys, keymap(baseKeymap), history(), lastLine];
    const state = EditorState.create({ doc: this.#document.doc, plugins });
    return new EditorView(this.#root, {
      state: state.apply(state.tr),
      nodeViews: nodeViews(data),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': 'body-label',
        'aria-describedby': 'body-hint',
      },
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, { clipboardData }) => {
        // A copied table comes as words and as a picture of them: who is writing wants the words.
        const hasWords = clipboardData?.types.includes('text/plain') ?? false;
        return !hasWords && (this.#pictures?.take(clipboardData?.files) ?? false);
      },
      handleDrop: (view, { clientX: left, clientY: top, dataTransfer }) =>
        this.#pictures?.take(dataTransfer?.files, view.posAtCoords({ left, top })?.pos) ?? false,
      dispatchTransaction: (transaction) => this.#apply(transaction),
    });
  }

  #apply(transaction: Transaction): void {
    this.#view.updateState(this.#view.state.apply(transaction));
    this.#updateToolbar();
    if (!transaction.docChanged) return;
    this.#area.value = write(this.#view.state.doc, this.#document.originals);
    this.#area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Lets links to the text, and a click on its label, lead to what is shown of it. */
  #followLinks(): void {
    const label = elementAt('#body-label');
    const follow = () => {
      if (location.hash !== '#body') return;
      label.scrollIntoView();
      this.#view.focus();
    };
    label.addEventListener('click', () => this.#view.focus());
    addEventListener('hashchange', follow);
    // The browser looks for the hidden text area first, and takes the focus away.
    addEventListener('load', () => setTimeout(follow));
  }
}
