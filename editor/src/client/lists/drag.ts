/** From the edge of the window, in pixels, where a dragged entry scrolls the page. */
const EDGE = 64;

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** An entry of a list that follows the pointer while its neighbours make room; Escape puts it back. */
export class Drag {
  readonly #row: HTMLElement;
  /** The entries in the order that they had. */
  readonly #rows: readonly Element[];
  readonly #end = new AbortController();
  readonly #onDrop: (position: number) => void;
  /** Where the pointer would be on the page if the entry were not moved. */
  #origin: number;

  /** @param onDrop called with the new position of the entry, counted from 0 */
  constructor(handle: HTMLElement, row: HTMLElement, top: number, onDrop: (to: number) => void) {
    this.#row = row;
    this.#rows = this.#order();
    this.#origin = top + scrollY;
    this.#onDrop = onDrop;
    const { signal } = this.#end;
    row.classList.add('dragged');
    handle.addEventListener('pointermove', ({ clientY }) => this.#move(clientY), { signal });
    handle.addEventListener('pointerup', () => this.#drop(), { signal });
    handle.addEventListener('pointercancel', () => this.#cancel(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#cancel(), { signal });
  }

  #order(): Element[] {
    return [...(this.#row.parentElement?.children ?? [])];
  }

  #move(y: number): void {
    const { previousElementSibling: above, nextElementSibling: below } = this.#row;
    if (y < EDGE) scrollBy(0, -16);
    if (y > innerHeight - EDGE) scrollBy(0, 16);
    if (above && y < middleOf(above)) this.#step(() => this.#row.after(above));
    else if (below && y > middleOf(below)) this.#step(() => this.#row.before(below));
    this.#row.style.setProperty('transform', `translateY(${y + scrollY - this.#origin}px)`);
  }

  /** Lets a neighbour step over the entry, which stays in the page: that keeps the pointer on it. */
  #step(stepOver: () => void): void {
    const before = this.#row.offsetTop;
    stepOver();
    this.#origin += this.#row.offsetTop - before;
  }

  #stop(): void {
    this.#end.abort();
    this.#row.classList.remove('dragged');
    this.#row.style.removeProperty('transform');
  }

  #drop(): void {
    this.#stop();
    const to = this.#order().indexOf(this.#row);
    if (to !== this.#rows.indexOf(this.#row)) this.#onDrop(to);
  }

  #cancel(): void {
    this.#stop();
    this.#row.parentElement?.append(...this.#rows);
  }
}
