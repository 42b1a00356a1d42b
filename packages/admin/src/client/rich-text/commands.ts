import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { NEW_TABLE } from './markdown-table.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** A command of the toolbar. `isOn` says whether it applies to the selection already, as "bold" to a bold word. */
export type Action = { run: Command; isOn?: (state: EditorState) => boolean };

const isInside =
  (type: NodeType) =>
  ({ selection: { $from } }: EditorState) =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type === type,
    );

const isInBlock = (type: NodeType, attrs: Attrs) => (state: EditorState) =>
  state.selection.$from.parent.hasMarkup(type, attrs);

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, $from, to, empty } = state.selection;
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return state.doc.rangeHasMark(from, to, type);
};

const mark = (type: MarkType): Action => ({ run: toggleMark(type), isOn: hasMark(type) });

/** Turns the blocks at the cursor into another kind, or back if they are of that kind already. */
const toggle = (isOn: (state: EditorState) => boolean, make: Command, unmake: Command): Action => ({
  isOn,
  run: (state, ...rest) => (isOn(state) ? unmake : make)(state, ...rest),
});

const heading = (level: number): Action =>
  toggle(
    isInBlock(nodes.heading, { level }),
    setBlockType(nodes.heading, { level }),
    setBlockType(nodes.paragraph),
  );

const list = (type: NodeType): Action =>
  toggle(isInside(type), wrapInList(type), liftListItem(nodes.list_item));

const insertTable: Command = (state, dispatch) => {
  dispatch?.(insertBlock(state, nodes.opaque.create({ text: NEW_TABLE })).scrollIntoView());
  return true;
};

/** The commands of the toolbar's buttons, by their names. */
export const actions = {
  title: heading(2),
  subtitle: heading(3),
  bold: mark(marks.strong),
  italic: mark(marks.em),
  bullets: list(nodes.bullet_list),
  numbers: list(nodes.ordered_list),
  quote: toggle(isInside(nodes.blockquote), wrapIn(nodes.blockquote), lift),
  table: { run: insertTable },
  undo: { run: undo },
  redo: { run: redo },
} satisfies Record<string, Action>;

/** Whether there is a link at the cursor or in the selection. */
export const isInLink = hasMark(marks.link);

/** The link at the cursor, from its first to its last letter. */
function linkAround(state: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from, from, to } = state.selection;
  let found: { from: number; to: number; href: string } | undefined;
  let at = $from.start();
  $from.parent.forEach((node) => {
    const link = marks.link.isInSet(node.marks);
    const end = at + node.nodeSize;
    if (link) {
      const href = String(link.attrs['href']);
      const isSame = found?.to === at && found.href === href;
      if (isSame && found) found.to = end;
      else if (!found || found.to < from) found = { from: at, to: end, href };
    }
    at = end;
  });
  return found && found.from <= from && found.to >= to ? found : undefined;
}

/** The address of the link at the cursor; empty if there is none. */
export const hrefAt = (state: EditorState): string => linkAround(state)?.href ?? '';

/** Links the selected words, the link at the cursor, or new words to an address; an empty address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const around = linkAround(state);
    const { from, to } = around ?? state.selection;
    const { tr } = state;
    if (from === to && href !== '') tr.insertText(href, from);
    const end = from === to ? from + href.length : to;
    tr.removeMark(from, end, marks.link);
    if (href !== '') tr.addMark(from, end, marks.link.create({ href }));
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link);
    dispatch?.(tr);
    return true;
  };

/** The place between two blocks that is nearest to the cursor. */
function gapNear({ $head }: Selection): number {
  if ($head.depth === 0) return $head.pos;
  const isAtStart = $head.pos === $head.start(1) && $head.node(1).content.size > 0;
  return isAtStart ? $head.before(1) : $head.after(1);
}

/** Puts a block at the cursor, between two others or in place of an empty line, and selects it. */
export function insertBlock({ doc, selection, tr }: EditorState, block: Node): Transaction {
  const gap = gapNear(selection);
  const before = doc.resolve(gap).nodeBefore;
  const isAfterEmpty = before?.type === nodes.paragraph && before.content.size === 0;
  const at = isAfterEmpty ? gap - before.nodeSize : gap;
  tr.replaceWith(at, gap, block);
  return tr.setSelection(NodeSelection.create(tr.doc, at));
}
