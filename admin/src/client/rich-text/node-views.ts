import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { pictureLink } from '../../entries/entry-links.ts';
import type { RichTextData } from '../../rich-text/body-field.tsx';
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

/** A block with a labelled text area for one of its attributes. */
function blockView(
  [node, view, getPos]: Given,
  { attribute, label, hint }: { attribute: string; label: string; hint?: string },
) {
  const id = `${node.type.name}-${crypto.randomUUID()}`;
  const area = make('textarea', { id });
  const dom = make('div', { className: `${node.type.name}-block` });
  dom.append(make('label', { textContent: label, htmlFor: id }), area);
  if (hint) {
    area.setAttribute('aria-describedby', `${id}-hint`);
    dom.append(make('p', { id: `${id}-hint`, className: 'hint', textContent: hint }));
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
  return {
    dom,
    update(now: Node) {
      const isSame = now.type === node.type && now.attrs['src'] === node.attrs['src'];
      if (isSame) show(now);
      return isSame;
    },
    stopEvent: ({ target }: Event) =>
      target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
  };
}

/** A picture from the folder of the page, its description, and a button that removes it. */
function pictureView(given: Given, { path, words }: RichTextData) {
  const [node, view, getPos] = given;
  const { description: label, descriptionHint: hint } = words;
  const block = blockView(given, { attribute: 'alt', label, hint });
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
    : blockView(given, { attribute: 'text', label: data.words.opaque });
}

/** The views of blocks that are not text. */
export const nodeViews = (data: RichTextData): Record<string, NodeViewConstructor> => ({
  opaque: (...given) => opaqueView(given, data),
  picture: (...given) => pictureView(given, data),
});
