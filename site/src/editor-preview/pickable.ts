import {
  lettersOf,
  type MarkedField,
  positionsIn,
} from '../../../packages/content-model/src/preview.ts';

/** How many ancestors of the clicked element are searched for a mark. */
const LEVELS = 5;

/** The attributes that hold a text of the content. */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder'];

/** An element with a text of the content. */
export type Marked = { element: Element; field: MarkedField };

/** The texts of the content in an element, in their order. @param fields the fields by the number in a mark */
export function* markedIn(root: Element, fields: readonly MarkedField[]): Iterable<Marked> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const texts =
      node instanceof Element
        ? ATTRIBUTES.map((name) => element?.getAttribute(name) ?? '')
        : [node.nodeValue ?? ''];
    for (const position of texts.flatMap(positionsIn)) {
      const field = fields[position];
      if (element && field) yield { element, field };
    }
  }
}

/** Whether an element is a picture, or a drawing in the page itself. */
export const isPicture = (element: Element) => element.matches('img, [role="img"]');

const textNodes = (element: Element) =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);

/** Whether an element has letters of its own, and not only in its child elements. */
const hasOwnLetters = (element: Element) =>
  textNodes(element).some((node) => lettersOf(node.nodeValue ?? '') !== '');

/** Whether a point is in a box of an element or range. Content that is placed outside of its boxes does not count. */
const isAt = (shown: Element | Range, x: number, y: number) =>
  [...shown.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );

/** Whether a point is on the letters of an element itself. */
const hasLettersAt = (element: Element, x: number, y: number) =>
  textNodes(element).some((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return isAt(range, x, y);
  });

/** An element and its ancestors, up to its section. */
function levelsOf(element: Element): Element[] {
  const levels: Element[] = [];
  let at: Element | null = element;
  while (at && levels.length < LEVELS && !at.matches('main, header, footer, section, body')) {
    levels.push(at);
    at = at.parentElement;
  }
  return levels;
}

/**
 * The field of an element: a mark is at the end of its text, so it is the next one in the element or around it.
 *
 * @returns undefined for what is no part of the content
 */
export function fieldOf(element: Element, fields: readonly MarkedField[]): MarkedField | undefined {
  const isNext = (other: Element) =>
    other === element ||
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  for (const level of levelsOf(element)) {
    const marked = [...markedIn(level, fields)];
    const next = marked.find((each) => isNext(each.element)) ?? marked.at(-1);
    if (next) return next.field;
  }
  return undefined;
}

/**
 * The element that a click picks: the text or picture at the point, also below a link that covers it; otherwise the
 * nearest ancestor with a text.
 */
export function pickable({
  target,
  clientX,
  clientY,
  detail,
  type,
}: MouseEvent): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const isByKey = type === 'click' && detail === 0;
  const stack = isByKey ? [] : document.elementsFromPoint(clientX, clientY);
  return (
    stack.find((element) => hasLettersAt(element, clientX, clientY)) ??
    stack.find(isPicture) ??
    stack.find((element) => hasOwnLetters(element) && isAt(element, clientX, clientY)) ??
    levelsOf(target).find((level) => lettersOf(level.textContent ?? '') !== '')
  );
}
