// Functions that run in the page, so that each can use nothing from outside of itself.

/** A field of pictures, and the selector of its frames. */
export type PictureField = { name: string; frame: string };

/** The picture fields of the content, in the places where pages show them. */
export const pictureFields: readonly PictureField[] = [
  { name: 'theme logo', frame: 'header a:has(> img)' },
  { name: 'hero.imageSrc', frame: '[data-device-frame] > div' },
  { name: 'logos.src', frame: '[aria-labelledby="trusted-by"] ul:not([aria-hidden]) > li > span' },
  { name: 'services.imageSrc', frame: '#services > div > ul > li > :first-child' },
  { name: 'services.users', frame: '#services ul ul > li' },
  {
    name: 'process/steps.images',
    frame: '#process ol > li > div > :last-child:has(img)',
  },
  { name: 'projects.image', frame: '#projects > ul > li' },
  { name: 'team.photo', frame: '#team [data-current] > :first-child' },
  {
    name: 'testimonials/reviews.image',
    frame: '#testimonials li:has(> figure > :is(img, picture))',
  },
  { name: 'image of a case study', frame: 'article > header + div' },
  { name: 'pictures of a case study', frame: 'article > header + div + div' },
];

/** Loads every picture now, wherever it is, and waits until each has come or failed. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const isLoading = () => [...document.images].some(({ complete }) => !complete);
  while (isLoading()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Gives every frame another picture: the first frame of a field gets the kind at `first`, the next frame the next kind. The
 * pictures are those of the first projects, one of each kind, in the markup of the build.
 *
 * @param kinds the number of kinds
 */
export function turnPictures([fields, kinds, first]: readonly [
  fields: readonly { frame: string }[],
  kinds: number,
  first: number,
]): void {
  // A wide card offers other widths of a picture.
  const projects = document.querySelectorAll<HTMLImageElement>(
    '#projects li:not([data-size="whole"]) img',
  );
  const models = [...new Map([...projects].map((image) => [image.src, image])).values()]
    .slice(0, kinds)
    .map((image) => (image.closest('picture') ?? image).cloneNode(true) as HTMLElement);
  const different = new Set(
    models.map((model) => (model.querySelector('img') ?? model).getAttribute('src')),
  );
  if (different.size < kinds) throw new Error('The projects do not have a picture of each kind.');
  for (const { frame } of fields) {
    const images = document.querySelectorAll<HTMLImageElement>(`:is(${frame}) img`);
    for (const [place, image] of [...images].entries()) {
      const copy = models[(first + place) % models.length]?.cloneNode(true) as HTMLElement;
      const own = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
      if (!own) continue;
      own.className = image.className;
      own.loading = 'eager';
      const sizes = image.closest('picture')?.querySelector('source')?.sizes ?? '';
      for (const each of copy.querySelectorAll('source')) each.sizes = sizes;
      (image.closest('picture') ?? image).replaceWith(copy);
    }
  }
}

/**
 * Pictures in a wrong place: outside of their frame, over words or too close to them, distorted, in a row of unequal frames,
 * or much higher than the window.
 */
export function pictureLayoutIssues(fields: readonly PictureField[]): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  /** Pixels between a photo and words beside it. */
  const SPACE_BESIDE = 10;
  const issues: string[] = [];
  const around = (box: Box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const isIn = (inner: Box, outer: Box) =>
    inner.left >= outer.left - 1.5 &&
    inner.top >= outer.top - 1.5 &&
    inner.right <= outer.right + 1.5 &&
    inner.bottom <= outer.bottom + 1.5;
  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isSeen = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2;
  /** The visible part of an element: its box within all elements that clip it. */
  const visible = (element: Element): Box => {
    let box: Box = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      if (parent === document.body || parent === document.documentElement) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = parent.getBoundingClientRect();
      box = overlap(box, {
        left: overflowX === 'visible' ? -1e6 : clip.left,
        right: overflowX === 'visible' ? 1e6 : clip.right,
        top: overflowY === 'visible' ? -1e6 : clip.top,
        bottom: overflowY === 'visible' ? 1e6 : clip.bottom,
      });
    }
    return box;
  };
  /** The top of the card around a frame. */
  const topOf = (frame: Element) => (frame.closest('li') ?? frame).getBoundingClientRect().top;
  const readWords = (section: Element) => {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const words: { text: string; boxes: Box[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element || !textContent?.trim()) continue;
      if (element.closest('[inert], [aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clip = visible(element);
      const boxes = [...range.getClientRects()]
        .filter(isSeen)
        .filter(
          (box) => getComputedStyle(element).display === 'inline' || isSeen(overlap(box, clip)),
        );
      words.push({ text: textContent.trim().slice(0, 30), boxes });
    }
    return words;
  };
  const known = new Map<Element, ReturnType<typeof readWords>>();
  const wordsOf = (section: Element) => {
    const words = known.get(section) ?? readWords(section);
    known.set(section, words);
    return words;
  };

  const width = document.documentElement.clientWidth;
  const excess = document.documentElement.scrollWidth - width;
  if (excess > 0) issues.push(`the page scrolls sideways by ${excess} pixels`);

  for (const { name, frame: selector } of fields) {
    const frames = [...document.querySelectorAll(selector)];
    for (const [index, frame] of frames.entries()) {
      const box = frame.getBoundingClientRect();
      const here = `${name} ${index + 1}`;
      const card = frame.closest('li') ?? frame;
      const height = card.getBoundingClientRect().height;
      const isPage = card.querySelectorAll('h2').length > 1;
      if (width < 500 && !isPage && height > 1.6 * innerHeight) {
        issues.push(`${here}: ${Math.round(height)} pixels high in a window of ${innerHeight}`);
      }
      const peer = frames.find((other) => {
        const { top, width: own } = other.getBoundingClientRect();
        const isInRow = Math.abs(topOf(other) - topOf(frame)) < 2 && Math.abs(top - box.top) < 2;
        return isInRow && Math.abs(own - box.width) < 2;
      });
      const unlike = (peer?.getBoundingClientRect().height ?? box.height) - box.height;
      if (Math.abs(unlike) > 1.5)
        issues.push(`${here}: ${unlike} pixels lower than one in its row`);

      const section = frame.closest('section, article, header') ?? document.body;
      const words = wordsOf(section);
      // A moving strip has yet to bring some of its frames into view.
      if (!isIn(box, visible(frame))) continue;
      for (const image of frame.querySelectorAll('img, [role="img"]')) {
        if (!image.checkVisibility()) continue;
        const isFile = image instanceof HTMLImageElement;
        const what = `${here}, ${isFile ? image.currentSrc.split('/').at(-1) : 'a drawing in the page'}`;
        const shown = visible(image);
        if (!isSeen(shown)) issues.push(`${what}: not to be seen, ${around(shown)}`);
        if (!isIn(shown, box)) issues.push(`${what}: at ${around(shown)} outside ${around(box)}`);
        const { objectFit } = getComputedStyle(image);
        // A photo fills its frame to the edge; a drawing has space of its own.
        const space = objectFit === 'cover' ? SPACE_BESIDE : 0;
        const near = { ...shown, left: shown.left - space, right: shown.right + space };
        for (const { text, boxes } of words) {
          if (boxes.some((each) => isSeen(overlap(each, near))))
            issues.push(`${what}: over "${text}", or beside it without space`);
        }
        if (!isFile) continue;
        const { naturalWidth, naturalHeight } = image;
        if (!image.complete || naturalWidth === 0) issues.push(`${what}: not loaded`);
        const { clientWidth, clientHeight } = image;
        const off = Math.abs(clientWidth - (clientHeight * naturalWidth) / naturalHeight);
        if (objectFit === 'fill' && off > 2 && off / clientWidth > 0.03) {
          issues.push(`${what}: distorted to ${clientWidth} by ${clientHeight}`);
        }
        if (clientHeight > 1.6 * innerHeight) issues.push(`${what}: ${clientHeight} pixels high`);
      }
    }
  }
  return issues;
}

/** The width in pixels of the file that the browser chose for each picture; 0 for a drawing. */
export function chosenWidths(fields: readonly { frame: string }[]): number[] {
  const images = fields.flatMap(({ frame }) => [
    ...document.querySelectorAll<HTMLImageElement>(`:is(${frame}) img`),
  ]);
  return images.map((image) => {
    if (/\.svg$/.test(image.currentSrc)) return 0;
    const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
    const offered = [image, ...sources]
      .flatMap(({ srcset }) => srcset.split(', '))
      .map((each) => each.split(' '))
      .find(([url = '']) => new URL(url, location.href).href === image.currentSrc);
    return Number.parseInt(offered?.[1] ?? image.getAttribute('width') ?? '', 10);
  });
}

/**
 * Photos whose file has more than twice the pixels that the screen shows in each direction, or too few although there
 * is a larger one.
 *
 * @param widths the result of `chosenWidths` before the pictures are loaded. Later, browsers take the large file of a photo
 *   that a page shows in two sizes for both.
 */
export function pictureWeightIssues([fields, widths]: readonly [
  fields: readonly PictureField[],
  widths: readonly number[],
]): string[] {
  const images = fields.flatMap(({ name, frame }) =>
    [...document.querySelectorAll<HTMLImageElement>(`:is(${frame}) img`)].map((image) => ({
      name,
      image,
    })),
  );
  return images.flatMap(({ name, image }, index) => {
    const file = widths[index] ?? 0;
    if (file === 0) return [];
    // A narrow window may have a picture of its own.
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const narrow = sources.find(({ media }) => media && matchMedia(media).matches);
    const size = (side: string) => Number((narrow ?? image).getAttribute(side));
    const own = size('width');
    const { clientWidth, clientHeight } = image;
    const sides = [clientWidth, (clientHeight * own) / size('height')] as const;
    const isCovered = getComputedStyle(image).objectFit === 'cover';
    const need = (isCovered ? Math.max(...sides) : Math.min(...sides)) * devicePixelRatio;
    // The smallest file is the right one for every smaller need.
    const isHeavy = file > 2 * need && file > 64;
    const isBlurred = file < 0.7 * need && file < own;
    const photo = image.currentSrc.split('/').at(-1);
    return isHeavy || isBlurred
      ? [`${name}, ${photo}: ${file} pixels wide where ${Math.round(need)} are shown`]
      : [];
  });
}
