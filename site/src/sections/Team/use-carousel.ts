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

/** Touch handlers that call `move` with 1 after a swipe to the left, with -1 after one to the right. */
function useSwipe(move: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y)) move(x < 0 ? 1 : -1);
    },
  };
}

/**
 * The state of a carousel: which slide of `count` is current, and whether it rotates by itself. It does so only with
 * `autoplay`, without hover, focus or pause, and never under reduced motion.
 */
export function useCarousel(count: number, autoplay: boolean) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isReduced = useReducedMotion();
  const canRotate = isReduced === false && autoplay && count > 1;
  const isRotating = canRotate && !isPaused && !isHovered && !hasFocus;
  const move = (step: 1 | -1) => setIndex((current) => (current + step + count) % count);

  useEffect(() => {
    if (!isRotating) return;
    const next = () => setIndex((current) => (current + 1) % count);
    const timer = setInterval(next, AUTOPLAY_INTERVAL);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    index,
    /** False until the script runs: the buttons are disabled before. */
    isReady: isReduced !== undefined,
    isPaused,
    isRotating,
    /** Whether there is a rotation that a visitor could pause. */
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
