import { type CarouselState, settled, stepped } from './carousel-state.ts';
import { onSwipe } from './swipe.ts';
import type { CarouselButton } from './TeamCarouselView.tsx';

/** Milliseconds between two members when they change by themselves (specification, section 9). */
const AUTOPLAY_INTERVAL = 5000;

/** The parts of the server's markup, wherever other programs have put them. */
function partsOf(carousel: HTMLElement) {
  const part = (selector: string) => carousel.querySelector<HTMLElement>(selector);
  const button = (mark: CarouselButton) =>
    carousel.querySelector<HTMLButtonElement>(`[data-button="${mark}"]`);
  return {
    slides: [...carousel.querySelectorAll<HTMLElement>('[data-behind]')],
    pile: part('[data-slides]'),
    position: part('[data-position]'),
    pause: button('pause'),
    previous: button('previous'),
    next: button('next'),
  };
}

/** Sets or removes an attribute. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Shows the slides in a state, and hides all but the current one from assistive technology. */
function showSlides(slides: readonly HTMLElement[], { index, moving }: CarouselState): void {
  for (const [place, slide] of slides.entries()) {
    const isCurrent = place === index;
    const behind = (place - index + slides.length) % slides.length;
    setAttribute(slide, 'data-current', isCurrent ? '' : undefined);
    setAttribute(slide, 'data-behind', `${behind}`);
    setAttribute(slide, 'data-move', moving?.slide === place ? moving.move : undefined);
    setAttribute(slide, 'aria-hidden', isCurrent ? undefined : 'true');
    slide.inert = !isCurrent;
  }
}

/**
 * Calls `step` every few seconds, except on hover, focus or pause, or under reduced motion.
 *
 * @param onChange is called with true when that begins and with false when it ends
 */
function rotate(
  carousel: HTMLElement,
  pause: HTMLButtonElement,
  step: () => void,
  onChange: (isRotating: boolean) => void,
): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const attention = new Set<'pointer' | 'focus'>();
  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    const isRotating = !still.matches && !isPaused() && attention.size === 0;
    if (isRotating === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isRotating ? setInterval(step, AUTOPLAY_INTERVAL) : undefined;
    onChange(isRotating);
  };
  pause.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', `${!isPaused()}`);
    update();
  });
  const on = (type: string, change: () => void) =>
    carousel.addEventListener(type, () => {
      change();
      update();
    });
  on('pointerenter', () => attention.add('pointer'));
  on('pointerleave', () => attention.delete('pointer'));
  on('focusin', () => attention.add('focus'));
  on('focusout', () => attention.delete('focus'));
  still.addEventListener('change', update);
  update();
}

/**
 * Makes the stack of TeamCarouselView a carousel: with buttons, swipes and, where it has a button to pause, rotation. It
 * sets attributes of the server's markup and renders none, so that nodes, focus and translated texts stay.
 */
export function startCarousel(carousel: HTMLElement): void {
  const { slides, pile, position, pause, previous, next } = partsOf(carousel);
  if (!pile || slides.length < 2) return;
  let state: CarouselState = { index: 0 };
  const show = (changed: CarouselState) => {
    state = changed;
    showSlides(slides, state);
    // The name of a slide contains its number and the number of all slides.
    if (position) position.textContent = slides[state.index]?.getAttribute('aria-label') ?? '';
  };
  const move = (step: 1 | -1) => {
    pile.setAttribute('data-turned', '');
    show(stepped(state, step, slides.length));
  };

  previous?.addEventListener('click', () => move(-1));
  next?.addEventListener('click', () => move(1));
  pile.addEventListener('animationend', ({ target }) => {
    if (target instanceof Element && target.closest('[data-card]')) show(settled(state));
  });
  onSwipe(pile, move);
  if (pause) {
    rotate(
      carousel,
      pause,
      () => move(1),
      (isRotating) => {
        pile.setAttribute('aria-live', isRotating ? 'off' : 'polite');
      },
    );
  }
  for (const button of [pause, previous, next]) if (button) button.disabled = false;
  // The members are no longer a row that scrolls.
  pile.removeAttribute('tabindex');
  showSlides(slides, state);
}
