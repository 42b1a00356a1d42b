import { query } from '../query.ts';

/** The widths of a page, in pixels of its own. */
const WIDTHS = { phone: 390, desk: 1280 } as const;

type Width = keyof typeof WIDTHS;

/** Keeps the frame as wide as a telephone or a desk, scaled to fit its stage. */
export class FrameSize {
  readonly #stage: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #panel: HTMLElement;

  /**
   * @param first the width to begin with, unless another was chosen before
   * @param onChange called when another width was chosen
   */
  constructor(
    panel: HTMLElement,
    stage: HTMLElement,
    frame: HTMLIFrameElement,
    first: Width,
    onChange: () => void,
  ) {
    this.#panel = panel;
    this.#stage = stage;
    this.#frame = frame;
    const kept = this.#choice(localStorage.getItem('preview-width') ?? first);
    if (kept) kept.checked = true;
    for (const name of Object.keys(WIDTHS)) {
      this.#choice(name)?.addEventListener('change', () => {
        localStorage.setItem('preview-width', name);
        this.fit();
        requestAnimationFrame(onChange);
      });
    }
    new ResizeObserver(() => this.fit()).observe(stage);
    this.fit();
  }

  #choice(name: string) {
    return query<HTMLInputElement>(`[name="width"][value="${name}"]`, this.#panel);
  }

  fit(): void {
    const isPhone = this.#choice('phone')?.checked ?? false;
    const wanted = isPhone ? WIDTHS.phone : WIDTHS.desk;
    const { clientWidth, clientHeight } = this.#stage;
    const scale = Math.min(1, clientWidth / wanted);
    const shown = isPhone ? wanted : Math.max(wanted, clientWidth);
    Object.assign(this.#frame.style, {
      inlineSize: `${shown}px`,
      blockSize: `${clientHeight / scale}px`,
      insetInlineStart: `${Math.max(0, (clientWidth - shown) / 2)}px`,
      transform: `scale(${scale})`,
    });
    this.#stage.classList.toggle('is-phone', isPhone);
    const header = query('header')?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--header', `${header}px`);
  }
}
