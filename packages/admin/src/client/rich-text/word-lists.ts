/** An item of a list as Word writes it. */
interface WordItem {
  content: Element;
  /** The depth in the list, from 1. */
  level: number;
  kind: 'ul' | 'ol';
  /** The number that Word shows; undefined for bullets, letters and Roman numerals. */
  number: number | undefined;
  /** Items of different lists have different names. */
  list: string;
}

const MARKER = /^\s*(?:[·•o§-]|\(?(?:(?:\d+\.)*\d+|[a-z]|[ivxlcdm]+)[.)])\s+/i;
const IGNORED = '[style*="mso-list:Ignore" i]';

/** A bullet: signs, or one letter that is a sign in the typeface of the bullet, such as `o`, `ü` and `Ø`. */
const BULLET = /^(?:[^\p{L}\p{N}]*|[a-zà-ÿ])$/iu;

/** The bullet or number before an item, without the item's words; undefined where the text has none. */
function markerOf(item: Element): string | undefined {
  const [marker] = item.querySelectorAll(IGNORED);
  const text = marker ? marker.textContent : MARKER.exec(item.textContent ?? '')?.[0];
  return text?.trim();
}

/** A paragraph of Word as an item, by `mso-list:l0 level2 lfo1` or only `class="MsoListBullet2"`; undefined if it is none. */
function itemOf(paragraph: Element): WordItem | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const [declared, id = '', level] = /mso-list:\s*(\w+)(?:\s+level(\d+))?/i.exec(style) ?? [];
  const [named, kind, classLevel] =
    /^MsoList(Paragraph|Bullet|Number)(\d)?/.exec(paragraph.className) ?? [];
  const marker = markerOf(paragraph);
  // A list paragraph without a marker continues the item above.
  const isPlain = kind === 'Paragraph' && marker === undefined;
  const isItem = declared ? id !== 'none' : named !== undefined && !isPlain;
  if (!isItem) return undefined;
  const [, number] = /(\d+)\D*$/.exec(marker ?? '') ?? [];
  return {
    content: paragraph,
    level: Number(level ?? classLevel ?? 1),
    kind: BULLET.test(marker ?? '') ? 'ul' : 'ol',
    number: number === undefined ? undefined : Number(number),
    list: id,
  };
}

/** Removes the bullet or number of an item, which Word writes as text. */
function removeMarker(item: Element): void {
  const markers = [...item.querySelectorAll(IGNORED)];
  for (const marker of markers) marker.remove();
  const [first] = item.childNodes;
  if (markers.length === 0 && first?.nodeType === 3) {
    first.textContent = (first.textContent ?? '').replace(MARKER, '');
  }
}

const isList = (element: Element | null | undefined): element is Element =>
  /^[ou]l$/i.test(element?.tagName ?? '');

const isOfKind = (list: Element, kind: string) => list.tagName.toLowerCase() === kind;

/** The list for an item, below the items above; where Word skips a level, the item is one level deeper than the item above. */
function listAtLevel(top: Element, { level, kind }: WordItem): Element {
  let list = top;
  for (let depth = 2; depth <= level; depth += 1) {
    const above = list.lastElementChild;
    if (!above) return list;
    const inner = above.lastElementChild;
    const fits = isList(inner) && (depth < level || isOfKind(inner, kind));
    list = fits ? inner : above.appendChild(top.ownerDocument.createElement(kind));
  }
  return list;
}

/** Puts an item into the list that ends before an element, or into a new one there. */
function addItem(item: WordItem, place: Element): void {
  const { ownerDocument: page } = place;
  const before = place.previousElementSibling;
  const goesOn =
    before?.getAttribute('data-word-list') === item.list &&
    (item.level > 1 || isOfKind(before, item.kind));
  const top = goesOn ? before : page.createElement(item.kind);
  top.setAttribute('data-word-list', item.list);
  if (!goesOn) place.before(top);
  const list = listAtLevel(top, item);
  const isFirst = list.childElementCount === 0;
  if (isFirst && (item.number ?? 1) !== 1) list.setAttribute('start', String(item.number));
  const made = list.appendChild(page.createElement('li'));
  made.append(...item.content.childNodes);
}

/** Makes lists of the paragraphs that Word shows as lists, with their levels. */
function readParagraphs(body: Element): void {
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = itemOf(paragraph);
    if (!item) continue;
    removeMarker(paragraph);
    addItem(item, paragraph);
    paragraph.remove();
  }
}

/** Joins the lists of Word for the web, which writes a list for each item and its level as an attribute. */
function joinLists(body: Element): void {
  for (const wrapper of [...body.querySelectorAll('.ListContainerWrapper')]) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const content of [...body.querySelectorAll('li[data-aria-level]')]) {
    const list = content.parentElement;
    if (!isList(list)) continue;
    addItem(
      {
        content,
        level: Number(content.getAttribute('data-aria-level')) || 1,
        kind: isOfKind(list, 'ol') ? 'ol' : 'ul',
        number: Number(list.getAttribute('start') ?? 1) || 1,
        list: content.getAttribute('data-listid') ?? '',
      },
      list,
    );
    content.remove();
    if (list.childElementCount === 0) list.remove();
  }
}

/** Whether an item holds lists and no words of its own. */
const holdsListsAlone = ({ childNodes }: Element) =>
  [...childNodes].every(
    (node) => isList(node as Element) || (node.textContent ?? '').trim() === '',
  );

/**
 * Puts a list that stands between the items of another list, as Google Docs writes it, or in an item without words, into
 * the item above. Without an item above, the inner items become items of the outer list.
 */
function nestLists(body: Element): void {
  for (const item of [...body.querySelectorAll('li:has(> :is(ul, ol))')]) {
    if (holdsListsAlone(item)) item.replaceWith(...item.children);
  }
  for (const inner of [...body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')]) {
    const above = inner.previousElementSibling;
    if (above) above.append(inner);
    else inner.replaceWith(...inner.childNodes);
  }
}

/** Makes nested lists of the lists that Word and Google Docs put into pasted text. */
export function readLists(body: Element): void {
  readParagraphs(body);
  joinLists(body);
  nestLists(body);
}
