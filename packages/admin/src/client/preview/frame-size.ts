import { query } from '../query.ts';

/** The widths of a page, in pixels of its own. */
const WIDTHS = { phone: 390, desk: 1280 } as const;

/**
 * Keeps a frame as wide as a telephone or a desktop, scaled to fit its stage.
 *
 * @param first the width to begin with, unless the person has chosen a width before
 * @param onChange called after the person has chosen another width
 * @returns a function that fits the frame again
 */
export function frameSize(
  stage: HTMLElement,
  frame: HTMLIFrameElement,
  first: keyof typeof WIDTHS,
  onChange: () => void,
): () => void {
  const choiceOf = (name: string) =>
    query<HTMLInputElement>(`.preview [name="width"][value="${name}"]`);
  const fit = () => {
    const isPhone = choiceOf('phone')?.checked ?? false;
    const wanted = isPhone ? WIDTHS.phone : WIDTHS.desk;
    const { clientWidth, clientHeight } = stage;
    const scale = Math.min(1, clientWidth / wanted);
    const shown = isPhone ? wanted : Math.max(wanted, clientWidth);
    Object.assign(frame.style, {
      inlineSize: `${shown}px`,
      blockSize: `${clientHeight / scale}px`,
      insetInlineStart: `${Math.max(0, (clientWidth - shown) / 2)}px`,
      transform: `scale(${scale})`,
    });
    stage.classList.toggle('is-phone', isPhone);
    const header = query('header')?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--header', `${header}px`);
  };
  const kept = choiceOf(localStorage.getItem('preview-width') ?? first);
  if (kept) kept.checked = true;
  for (const name of Object.keys(WIDTHS)) {
    choiceOf(name)?.addEventListener('change', () => {
      localStorage.setItem('preview-width', name);
      fit();
      requestAnimationFrame(onChange);
    });
  }
  new ResizeObserver(fit).observe(stage);
  fit();
  return fit;
}
