import { type TouchEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds between two members when they change by themselves (specification, section 9). */
const AUTOPLAY_INTERVAL = 5000;

/** How far a finger must move sideways for a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 40;

/** Whether the visitor prefers reduced motion; `undefined` until the script runs. */
function useReducedMotion() {
  const [isReduced, setIsReduced] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setIsReduced(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isReduced;
}

/** Touch handlers that call `move` with 1 after a swipe to where the line starts, with -1 after one to its end. */
function useSwipe(move: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
      const x = (touch.clientX - start.current.x) * sign;
      const y = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y)) move(x < 0 ? 1 : -1);
    },
  };
}

/** What a card does: `lift` takes it off the pile and `tuck` shows it at the foot; `land` puts it on the pile. */
type Move = 'lift' | 'tuck' | 'land';

interface State {
  /** The slide that is shown. */
  index: number;
  /** The card that is on its way. */
  moving?: { slide: number; move: Move } | undefined;
}

/** The state after one step among `count` slides. */
function stepped({ index }: State, step: 1 | -1, count: number): State {
  const next = (index + step + count) % count;
  return {
    index: next,
    moving: step === 1 ? { slide: index, move: 'lift' } : { slide: next, move: 'land' },
  };
}

/** The state after a card has done what it does. */
function settled({ index, moving }: State): State {
  return { index, moving: moving?.move === 'lift' ? { ...moving, move: 'tuck' } : undefined };
}

/**
 * The state of a carousel: which slide of `count` is current, and whether it rotates by itself. It does so only with
 * `autoplay`, without hover, focus or pause, and never under reduced motion.
 */
export function useCarousel(count: number, autoplay: boolean) {
  const [state, setState] = useState<State>({ index: 0 });
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isReduced = useReducedMotion();
  const canRotate = autoplay && count > 1;
  const isRotating = canRotate && isReduced === false && !isPaused && !isHovered && !hasFocus;
  const move = (step: 1 | -1) => {
    if (count > 1) setState((current) => stepped(current, step, count));
  };

  useEffect(() => {
    if (!isRotating) return;
    const next = () => setState((current) => stepped(current, 1, count));
    const timer = setInterval(next, AUTOPLAY_INTERVAL);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    index: state.index,
    /** What the card of a slide does just now, if anything. */
    moveOf: (slide: number) => (state.moving?.slide === slide ? state.moving.move : undefined),
    /** To be called when a card has done what `moveOf` says. */
    settle: () => setState(settled),
    /** False until the script runs: the buttons are disabled before. */
    isReady: isReduced !== undefined,
    isPaused,
    isRotating,
    /** Whether there is a rotation that a visitor could pause, unless motion is reduced. */
    canRotate,
    move,
    togglePause: () => setIsPaused((paused) => !paused),
    /** Handlers for the element around the carousel. */
    attention: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
    /** Handlers for the slides. */
    swipe: useSwipe(move),
  };
}
