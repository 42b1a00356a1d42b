// Functions that run in the page, so that each can use nothing from outside of itself.

declare global {
  interface Window {
    /** Names an element in an issue; see {@link defineNameOf}. */
    nameOf: (element: Element) => string;
    layoutShifts: { value: number; moved: string }[];
  }
}

/** Defines how elements are named: by tag, and alternative text or first words. */
export function defineNameOf(): void {
  window.nameOf = (element) => {
    const words =
      element.getAttribute('alt') || element.getAttribute('aria-label') || element.textContent;
    return `<${element.localName}> "${(words ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
}

/** Records every layout shift from the start of the page, with what moved. */
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
 * Whether the machine has most letters of the page. It draws others as boxes, which are as wide as each font has them:
 * lines then change with the font, as they do for no visitor who reads that language.
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

/** What is wrong with head, landmarks, headings, texts, links and pictures. */
export function structureIssues({
  language,
  isPublic,
}: {
  language: string;
  isPublic: boolean;
}): string[] {
  const issues: string[] = [];
  const { documentElement, body, title } = document;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? '';
  const expectOne = (what: string, { length }: Element[]) => {
    if (length !== 1) issues.push(`${length} instead of one: ${what}`);
  };

  if (documentElement.lang !== language)
    issues.push(`lang is "${documentElement.lang}", not "${language}"`);
  if (!title.trim()) issues.push('no title');
  const description = meta('description');
  if (!description.trim()) issues.push('no description');
  if (meta('og:title') !== title) issues.push('og:title is not the title');
  if (meta('og:description') !== description) issues.push('og:description is not the description');
  if (meta('robots').includes('noindex') === isPublic) {
    issues.push(
      isPublic ? 'search engines are asked to leave it out' : 'search engines are let in',
    );
  }
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const hasCanonical = isPublic
    ? !canonical || URL.parse(canonical)?.pathname === location.pathname
    : !canonical;
  if (!hasCanonical) issues.push(`the canonical address ${canonical}`);

  for (const landmark of ['header', 'main', 'footer']) {
    expectOne(`<${landmark}> of the page`, all(`${landmark}:not(main *, section *, article *)`));
  }
  if (all('header nav').length === 0) issues.push('no navigation in the header');
  expectOne('<h1>', all('h1'));
  const headings = all('h1, h2, h3, h4, h5, h6');
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.localName.slice(1));
    if (level > before + 1) issues.push(`a heading skips a level: ${window.nameOf(heading)}`);
    if (!heading.textContent?.trim()) issues.push(`an empty heading of level ${level}`);
    before = level;
  }

  const ids = all('[id]').map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) {
    issues.push(`the id ${id} twice`);
  }
  for (const element of all('[style], [onclick], [onload]')) {
    issues.push(`a style or script in an attribute: ${window.nameOf(element)}`);
  }

  const alternatives = all('[alt], [aria-label]').map(
    (each) => `${each.getAttribute('alt') ?? ''} ${each.getAttribute('aria-label') ?? ''}`,
  );
  // biome-ignore lint/performance/useDomNodeTextContent: the texts of scripts are none of a page's.
  const texts = [title, description, body.innerText, ...alternatives].join('\n');
  const placeholders =
    /\{\w+\}|\b(?:TODO|FIXME|XXX)\b|[Ll]orem ipsum|\[[^\]\n]*[Ee]-?[Mm]ail[^\]\n]*\]/g;
  for (const [placeholder] of texts.matchAll(placeholders))
    issues.push(`a placeholder: ${placeholder}`);

  for (const link of all('a, area')) {
    const href = link.getAttribute('href') ?? '';
    const isElsewhere = URL.parse(href, location.href)?.origin !== location.origin;
    if (href === '' || href === '#') issues.push(`a link to nowhere: ${window.nameOf(link)}`);
    else if (isElsewhere && !/^(https:\/\/|mailto:\S+@|tel:\+?\d)/.test(href)) {
      issues.push(`a link of a wrong form, ${href}: ${window.nameOf(link)}`);
    }
  }

  for (const image of document.images) {
    const file = image.currentSrc || image.src;
    const name = file.startsWith('data:') ? 'data:' : file;
    // A lazy picture that is not shown in this window, or is beside it in a strip that moves, does not load either.
    const { left, right } = image.getBoundingClientRect();
    const isShown = image.checkVisibility() && right > 0 && left < innerWidth;
    const isWanted = image.loading !== 'lazy' || isShown;
    if (isWanted && (!image.complete || image.naturalWidth === 0))
      issues.push(`a picture does not load: ${name}`);
    if (/\.(png|jpe?g|webp|avif|svg)$/i.test(image.alt))
      issues.push(`a file's name as alternative text: ${image.alt}`);
  }
  return issues;
}

/** What is cut off or beyond the edge of the window. */
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
  // Also decorative pictures: no screen reader reports that they are missing.
  for (const picture of document.querySelectorAll('img, svg:not(svg svg)')) {
    const box = picture.getBoundingClientRect();
    // The box of what is turned is larger than the picture.
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
    // Marquees move what is beyond their edges into view.
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

/** Spaces all text as WCAG 1.4.12 lets visitors do; a second call with false undoes it. */
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

/** What moves by itself or with scrolling right now. */
export const runningAnimations = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      return `moves under reduced motion: ${target ? window.nameOf(target) : 'the page'}`;
    });
