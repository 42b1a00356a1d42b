import {
  type FromPage,
  lettersOf,
  type Pick,
  type ToPage,
} from '../../../content-model/src/preview.ts';

/** How many elements around the clicked one may have the text of a field. */
const LEVELS = 5;
const LONGEST_TEXT = 20_000;

const OUTLINE = 'data-editor-outline';

const textNodes = (element: Element) =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);

/** The text that stands in an element itself, not in the elements in it. */
const ownText = (element: Element) =>
  textNodes(element)
    .map((node) => node.nodeValue ?? '')
    .join(' ');

/** Whether a point is in a box of an element or of a range; not in what the element shows elsewhere. */
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

/** An element and what is around it, up to its section. */
function levelsOf(element: Element): Element[] {
  const levels: Element[] = [];
  let at: Element | null = element;
  while (at && levels.length < LEVELS && !at.matches('main, header, footer, section, body')) {
    levels.push(at);
    at = at.parentElement;
  }
  return levels;
}

function textsOf(element: Element): string[] {
  const texts = levelsOf(element)
    .flatMap((level) => [ownText(level), level.textContent ?? ''])
    .map((text) => text.trim())
    .filter((text) => text.length <= LONGEST_TEXT && lettersOf(text) !== '');
  return [...new Set(texts)];
}

const isPicture = (element: Element) =>
  element instanceof HTMLImageElement && element.currentSrc !== '';

/**
 * What a click would pick: the text or the picture at its point, also below a link that covers them; else the element
 * around it whose text is nearest.
 */
function pickable({ target, clientX, clientY, detail, type }: MouseEvent): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const isByKey = type === 'click' && detail === 0;
  const stack = isByKey ? [] : document.elementsFromPoint(clientX, clientY);
  return (
    stack.find((element) => hasLettersAt(element, clientX, clientY)) ??
    stack.find(isPicture) ??
    stack.find(
      (element) => lettersOf(ownText(element)) !== '' && isAt(element, clientX, clientY),
    ) ??
    levelsOf(target).find((level) => lettersOf(level.textContent ?? '') !== '')
  );
}

/**
 * Connects a page of the development site with the editor that shows it in a frame: the page scrolls where the editor
 * says, and tells which text was clicked. It speaks to the editor's own origins only.
 */
export function connectEditor(origins: readonly string[]): void {
  let editor: string | undefined;
  const send = (message: FromPage) => {
    for (const origin of editor ? [editor] : origins) window.parent.postMessage(message, origin);
  };

  const isFramed = window.parent !== window;
  import.meta.hot?.on('content-changed', () => {
    if (isFramed) send({ type: 'outdated' });
    else location.reload();
  });
  if (!isFramed) return;
  let sections: readonly string[] = [];
  let followsLinks = false;

  const style = new CSSStyleSheet();
  style.replaceSync(`[${OUTLINE}] {
    outline: 2px solid #28318f;
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
    cursor: pointer;
  }`);
  document.adoptedStyleSheets.push(style);

  let outlined: Element | undefined;
  const outline = (element: Element | undefined) => {
    if (outlined === element) return;
    outlined?.removeAttribute(OUTLINE);
    element?.setAttribute(OUTLINE, '');
    outlined = element;
  };

  function pickOf(element: Element): Pick {
    const isImage = element instanceof HTMLImageElement;
    return {
      texts: isImage ? [element.alt].filter(Boolean) : textsOf(element),
      ...(isImage && { picture: element.currentSrc }),
      sections: sections.filter((section) => element.closest(section)),
    };
  }

  /** The innermost element with one of these texts. */
  function elementWith(texts: readonly string[], around: Element): Element | undefined {
    const wanted = texts.map(lettersOf).filter(Boolean);
    const found = [...around.querySelectorAll('body *')].filter((element) =>
      wanted.includes(lettersOf(element.textContent ?? '')),
    );
    return found.find((each) => !found.some((other) => other !== each && each.contains(other)));
  }

  /** Scrolls this page alone: `scrollIntoView` would scroll the editor as well. */
  function bringIntoView(element: Element, block: 'start' | 'center'): void {
    const { top, height } = element.getBoundingClientRect();
    const room = block === 'center' ? Math.max(0, (innerHeight - height) / 2) : 0;
    const start = scrollY + top - room;
    // What comes first on a page is shown with the bar above it.
    scrollTo({ top: start < innerHeight / 3 ? 0 : start, behavior: 'instant' });
  }

  function show(section: string, texts: readonly string[]): void {
    const around = document.querySelector(section);
    send({ type: 'shown', hasSection: around !== null });
    if (!around) return;
    const element = elementWith(texts, around);
    if (element) bringIntoView(element, 'center');
    else bringIntoView(around, 'start');
  }

  function find(section: string, texts: readonly string[]): void {
    const around = document.querySelector(section);
    const element =
      (around && elementWith(texts, around)) ?? elementWith(texts, document.documentElement);
    if (!element) return;
    bringIntoView(element, 'center');
    outline(element);
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
    if (source !== window.parent || !origins.includes(origin)) return;
    editor = origin;
    if (data.type === 'hello') sections = data.sections;
    if (data.type === 'hello' || data.type === 'follow-links') followsLinks = data.followsLinks;
    if (data.type === 'reload') location.reload();
    if (data.type === 'scroll') scrollTo({ top: data.top, behavior: 'instant' });
    if (data.type === 'show') show(data.section, data.texts);
    if (data.type === 'find') find(data.section, data.texts);
  });

  const isLeftAlone = (event: MouseEvent) =>
    followsLinks || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

  addEventListener('mousemove', (event) =>
    outline(isLeftAlone(event) ? undefined : pickable(event)),
  );
  document.documentElement.addEventListener('mouseleave', () => outline(undefined));
  addEventListener(
    'click',
    (event) => {
      if (isLeftAlone(event)) return;
      const element = pickable(event);
      // Buttons without words, such as the arrows of a carousel, do what they do.
      const isControl = event.target instanceof Element && event.target.closest('button, summary');
      if (isControl && !element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (element) send({ type: 'picked', pick: pickOf(element) });
    },
    true,
  );
  // A message from the preview would be one in earnest.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('scroll', () => send({ type: 'scrolled', top: scrollY }), { passive: true });
  send({ type: 'ready', path: location.pathname });
}
