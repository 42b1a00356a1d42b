import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import type { RichTextWords } from './words.ts';

/** A block that is shown and edited as Markdown. */
class OpaqueView implements NodeView {
  readonly dom = document.createElement('div');
  readonly #text = document.createElement('textarea');
  #node: Node;

  constructor(node: Node, view: EditorView, getPos: () => number | undefined, label: string) {
    this.#node = node;
    const id = `opaque-${crypto.randomUUID()}`;
    const name = Object.assign(document.createElement('label'), {
      textContent: label,
      htmlFor: id,
    });
    this.dom.className = 'opaque';
    this.#text.id = id;
    this.dom.append(name, this.#text);
    this.#show();
    this.#text.addEventListener('input', () => {
      const at = getPos();
      const text = this.#text.value;
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'text', text));
    });
  }

  #show() {
    const text = String(this.#node.attrs['text']);
    if (this.#text.value !== text) this.#text.value = text;
    this.#text.rows = text.split('\n').length + 1;
  }

  update(node: Node) {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  stopEvent(event: Event) {
    return event.target === this.#text;
  }

  ignoreMutation() {
    return true;
  }
}

/** A picture with its description, from the folder of the page. */
class PictureView implements NodeView {
  readonly dom = document.createElement('figure');

  constructor({ attrs }: Node, folder: string, words: RichTextWords) {
    const [src, alt] = [String(attrs['src']), String(attrs['alt'])];
    const path = new URL(src, `http://content/${folder}/`).pathname;
    const picture = Object.assign(document.createElement('img'), {
      src: `/picture${path}`,
      alt: words.missingPicture(src),
    });
    const caption = Object.assign(document.createElement('figcaption'), { textContent: alt });
    this.dom.append(picture, caption);
  }
}

/** How blocks are shown that are no text. */
export const nodeViews = (
  folder: string,
  words: RichTextWords,
): Record<string, NodeViewConstructor> => ({
  opaque: (node, view, getPos) => new OpaqueView(node, view, getPos, words.opaque),
  picture: (node) => new PictureView(node, folder, words),
});
