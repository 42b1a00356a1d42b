import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import type { RichTextData } from '../../rich-text/body-field.tsx';

/** A block with a labelled text area for one of its attributes. */
class BlockView implements NodeView {
  readonly dom = document.createElement('div');
  readonly #text = document.createElement('textarea');
  readonly #attribute: string;
  #node: Node;

  constructor(
    node: Node,
    view: EditorView,
    getPos: () => number | undefined,
    { attribute, label, hint }: { attribute: string; label: string; hint?: string },
  ) {
    this.#node = node;
    this.#attribute = attribute;
    this.#text.id = `${node.type.name}-${crypto.randomUUID()}`;
    const name = Object.assign(document.createElement('label'), {
      textContent: label,
      htmlFor: this.#text.id,
    });
    this.dom.className = `${node.type.name}-block`;
    this.dom.append(name, this.#text);
    if (hint) this.#describe(hint);
    this.#show();
    this.#text.addEventListener('input', () => {
      const at = getPos();
      const { value } = this.#text;
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, attribute, value));
    });
  }

  #describe(hint: string) {
    const id = `${this.#text.id}-hint`;
    const sentence = Object.assign(document.createElement('p'), { id, className: 'hint' });
    sentence.textContent = hint;
    this.#text.setAttribute('aria-describedby', id);
    this.dom.append(sentence);
  }

  #show() {
    const text = String(this.#node.attrs[this.#attribute]);
    if (this.#text.value !== text) this.#text.value = text;
    this.#text.rows = text.split('\n').length + 1;
  }

  update(node: Node) {
    const isSame = node.type === this.#node.type && node.attrs['src'] === this.#node.attrs['src'];
    if (!isSame) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  stopEvent({ target }: Event) {
    return target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement;
  }

  ignoreMutation() {
    return true;
  }
}

/** A picture from the folder of the page, its description, and a button that removes it. */
function pictureView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  { path, words }: RichTextData,
): NodeView {
  const { description: label, descriptionHint: hint } = words;
  const block = new BlockView(node, view, getPos, { attribute: 'alt', label, hint });
  const src = String(node.attrs['src']);
  const picture = Object.assign(document.createElement('img'), {
    src: `/admin/picture${new URL(src, `http://content/${path}`).pathname}`,
    alt: words.missingPicture.replace('{name}', src),
  });
  const remove = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: words.removePicture,
  });
  remove.addEventListener('click', () => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.delete(at, at + 1));
    view.focus();
  });
  block.dom.prepend(picture);
  block.dom.append(remove);
  return block;
}

/** How blocks are shown that are no text. */
export const nodeViews = (data: RichTextData): Record<string, NodeViewConstructor> => ({
  opaque: (node, view, getPos) =>
    new BlockView(node, view, getPos, { attribute: 'text', label: data.words.opaque }),
  picture: (node, view, getPos) => pictureView(node, view, getPos, data),
});
