/** The movement of a card: `lift` takes it off the pile, `tuck` slides it under the pile, `land` puts it on top. */
type Move = 'lift' | 'tuck' | 'land';

export interface CarouselState {
  /** The slide that is shown. */
  readonly index: number;
  /** The moving card. */
  readonly moving?: { readonly slide: number; readonly move: Move } | undefined;
}

/** The state after one step among `count` slides. */
export function stepped({ index }: CarouselState, step: 1 | -1, count: number): CarouselState {
  const next = (index + step + count) % count;
  return {
    index: next,
    moving: step === 1 ? { slide: index, move: 'lift' } : { slide: next, move: 'land' },
  };
}

/** The state after the movement of a card. */
export function settled({ index, moving }: CarouselState): CarouselState {
  return { index, moving: moving?.move === 'lift' ? { ...moving, move: 'tuck' } : undefined };
}
