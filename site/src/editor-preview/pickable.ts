import { lettersOf } from '../../../content-model/src/preview.ts';

/** How many ancestors of the clicked element are searched for the text of a field. */
const LEVELS = 5;
const LONGEST_TEXT = 20_000;

const textNodes = (element: Element) =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);

/** The text of an element itself, without the elements in it. */
const ownText = (element: Element) =>
  textNodes(element)
    .map((node) => node.nodeValue ?? '')
    .join(' ');

/** Whether a point is in a box of an element or range itself, not of its content elsewhere. */
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

/** The texts of an element and its ancestors, the nearest first. */
export function textsOf(element: Element): string[] {
  const texts = levelsOf(element)
    .flatMap((level) => [ownText(level), level.textContent ?? ''])
    .map((text) => text.trim())
    .filter((text) => text.length <= LONGEST_TEXT && lettersOf(text) !== '');
  return [...new Set(texts)];
}

/** The address of an `<img>`, or of the file of an inlined drawing; empty for other elements. */
export function pictureAddress(element: Element): string {
  if (element instanceof HTMLImageElement) return element.currentSrc;
  return element.getAttribute('data-source') ?? '';
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
    stack.find((element) => pictureAddress(element) !== '') ??
    stack.find(
      (element) => lettersOf(ownText(element)) !== '' && isAt(element, clientX, clientY),
    ) ??
    levelsOf(target).find((level) => lettersOf(level.textContent ?? '') !== '')
  );
}
