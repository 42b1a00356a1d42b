// Functions that run in the page, so that each can use nothing from outside of itself.

declare global {
  interface Window {
    /** Names an element in an issue; see {@link defineNameOf}. */
    nameOf: (element: Element) => string;
    layoutShifts: { value: number; moved: string }[];
  }
}

/** Defines the names of elements in issues: the tag, and the alternative text or the first words. */
export function defineNameOf(): void {
  window.nameOf = (element) => {
    const words =
      element.getAttribute('alt') || element.getAttribute('aria-label') || element.textContent;
    return `<${element.localName}> "${(words ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
}

/** Records every layout shift from the start of the page, with the elements that moved. */
export function observeLayoutShifts(): void {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources?: { node?: Node }[];
    })[]) {
      const moved = entry.sources?.map(({ node }) =>
        node instanceof Element ? window.nameOf(node) : node?.textContent?.slice(0, 30),
      );
      window.layoutShifts.push({ value: entry.value, moved: moved?.join(', ') ?? '' });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Whether the machine has most letters of the page. It draws missing letters as boxes, whose width depends on the font, so
 * that lines change with the font. Visitors who read that language have the letters.
 */
export function hasLetters(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is nothing to measure text with.');
  pen.font = '100px sans-serif';
  const letters = document.querySelector('main')?.textContent.match(/\p{L}/gu) ?? [];
  // No font has a letter for this code.
  const box = pen.measureText('\u{10FFFD}').width;
  const boxes = letters.filter((letter) => pen.measureText(letter).width === box);
  return boxes.length * 2 <= letters.length;
}

/** Elements that are cut off or beyond the edge of the window, and pictures without a size. */
export function layoutIssues(): string[] {
  const width = document.documentElement.clientWidth;
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
  };
  const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [inert]') !== null;
  const issues: string[] = [];
  const excess = document.documentElement.scrollWidth - width;
  if (excess > 0) issues.push(`the page scrolls sideways by ${excess} pixels`);
  for (const element of document.querySelectorAll('main *, header *, footer *')) {
    if (element.closest('svg') || isHidden(element)) continue;
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own > 1 && (right > width + 1 || left < -1) && !isClipped(element)) {
      issues.push(`is beyond the edge: ${window.nameOf(element)}`);
    }
  }
  // Decorative pictures count as well: no screen reader reports that they are missing.
  for (const picture of document.querySelectorAll('img, svg:not(svg svg)')) {
    const box = picture.getBoundingClientRect();
    // The box of a turned picture is larger than the picture.
    const [own, height] =
      picture instanceof HTMLImageElement
        ? [picture.offsetWidth, picture.offsetHeight]
        : [box.width, box.height];
    if (own * height === 0 && picture.checkVisibility({ visibilityProperty: true })) {
      const name = picture.getAttribute('src') ?? window.nameOf(picture);
      issues.push(`has a picture of ${own} by ${height} pixels: ${name}`);
    }
  }
  for (const element of document.querySelectorAll('h1, h2, h3, p, li, a, button, label, dd')) {
    // Marquees move elements from beyond their edges into view.
    if (isHidden(element) || element.closest('[data-direction]')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const isCut =
      (overflowY !== 'visible' && scrollHeight > clientHeight + 1) ||
      (overflowX !== 'visible' && scrollWidth > clientWidth + 1);
    if (isCut) issues.push(`is cut off: ${window.nameOf(element)}`);
  }
  return issues;
}

/** Targets that are smaller than 24 pixels (WCAG 2.5.8); a link within a sentence is exempt. */
export const smallTargets = (): string[] =>
  [...document.querySelectorAll('button, a, input:not([type="hidden"])')]
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      const isTarget =
        each.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(each).display !== 'inline' &&
        !each.closest('[aria-hidden]');
      return isTarget && width * height > 0 && Math.min(width, height) < 24;
    })
    .map((each) => `smaller than 24 pixels: ${window.nameOf(each)}`);

/** Spaces all text as far as WCAG 1.4.12 allows visitors to. A call with false undoes this. */
export function spaceText(isOn: boolean): void {
  const spacing = { 'line-height': '1.5', 'letter-spacing': '0.12em', 'word-spacing': '0.16em' };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const [name, value] of Object.entries(spacing)) {
      if (isOn) element.style.setProperty(name, value, 'important');
      else element.style.removeProperty(name);
    }
  }
}

/** Puts a very long word in place of every text of the main part. */
export function useLongWords(): void {
  for (const element of document.querySelectorAll('main :is(h1 span, h1, h2, h3, p, li)')) {
    if (element.childElementCount > 0 || element.closest('[aria-hidden="true"]')) continue;
    element.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  }
}

/** The elements that are moving now, by themselves or with scrolling. */
export const runningAnimations = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      return `moves under reduced motion: ${target ? window.nameOf(target) : 'the page'}`;
    });
