import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { pictureLink } from '../../entries/entry-links.ts';
import type { RichTextData } from '../../rich-text/rich-text.tsx';
import { make } from '../make.ts';
import { readTable } from './markdown-table.ts';
import { tableView } from './table-view.ts';

/** A path beside an entry, as a path from `content/`. */
function pathFrom(entry: string, path: string): string {
  const parts = entry.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

type Given = Parameters<NodeViewConstructor>;

/** A text area for an attribute of a block. */
type AreaOf = { attribute: string; label: string; hint?: string };

/** A labelled text area that follows an attribute of a block, and changes it. */
function areaOf([node, view, getPos]: Given, { attribute, label, hint }: AreaOf) {
  const id = `${node.type.name}-${attribute}-${crypto.randomUUID()}`;
  const area = make('textarea', { id });
  const elements: HTMLElement[] = [make('label', { textContent: label, htmlFor: id }), area];
  if (hint) {
    area.setAttribute('aria-describedby', `${id}-hint`);
    elements.push(make('p', { id: `${id}-hint`, className: 'hint', textContent: hint }));
  }
  const show = ({ attrs }: Node) => {
    const text = String(attrs[attribute]);
    if (area.value !== text) area.value = text;
    area.rows = text.split('\n').length + 1;
  };
  show(node);
  area.addEventListener('input', () => {
    const at = getPos();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, attribute, area.value));
  });
  return { elements, show };
}

/** A block with text areas for some of its attributes. */
function blockView(given: Given, areas: readonly AreaOf[]) {
  const [node] = given;
  const made = areas.map((each) => areaOf(given, each));
  const dom = make('div', { className: `${node.type.name}-block` });
  dom.append(...made.flatMap(({ elements }) => elements));
  return {
    dom,
    update(now: Node) {
      const isSame = now.type === node.type && now.attrs['src'] === node.attrs['src'];
      if (isSame) for (const { show } of made) show(now);
      return isSame;
    },
    stopEvent: ({ target }: Event) =>
      target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
  };
}

/** A picture from the folder of the page, its description, its caption, and a button that removes it. */
function pictureView(given: Given, { path, words }: RichTextData) {
  const [node, view, getPos] = given;
  const block = blockView(given, [
    { attribute: 'alt', label: words.description, hint: words.descriptionHint },
    { attribute: 'title', label: words.caption, hint: words.captionHint },
  ]);
  const src = String(node.attrs['src']);
  const picture = make('img', {
    src: pictureLink(pathFrom(path, src)),
    alt: words.missingPicture.replace('{name}', () => src),
  });
  const remove = make('button', { type: 'button', textContent: words.removePicture });
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

/** A table as fields, and any other block that has no counterpart as its Markdown. */
function opaqueView(given: Given, data: RichTextData): NodeView {
  const table = readTable(String(given[0].attrs['text']));
  return table
    ? tableView(given, data, table)
    : blockView(given, [{ attribute: 'text', label: data.words.opaque }]);
}

/** The views of blocks that are not text. */
export const nodeViews = (data: RichTextData): Record<string, NodeViewConstructor> => ({
  opaque: (...given) => opaqueView(given, data),
  picture: (...given) => pictureView(given, data),
});
