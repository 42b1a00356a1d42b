import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { wrapIndex } from '../../lib/wrap-index.ts';

/** Milliseconds between two members when they change by themselves (specification, section 9). */
export const AUTOPLAY_INTERVAL = 5000;

/** How far a finger must move sideways before it counts as a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 40;

/**
 * The state of a carousel: which slide of `count` is shown, and whether it changes by itself.
 * It does so only with `autoplay`, while nobody points at it, has the focus in it or has paused it,
 * and never under reduced motion.
 */
export function useCarousel(count: number, autoplay: boolean) {
  const [index, setIndex] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isStill, setIsStill] = useState(true);
  const touchStart = useRef<{ x: number; y: number }>(undefined);
  const isAttended = isPointedAt || hasFocus;
  const isRotating = autoplay && !isPaused && !isAttended && !isStill && count > 1;
  const move = (steps: number) => setIndex((current) => wrapIndex(current + steps, count));

  useEffect(() => {
    setIsReady(true);
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setIsStill(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(
      () => setIndex((current) => wrapIndex(current + 1, count)),
      AUTOPLAY_INTERVAL,
    );
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return {
    index,
    /** False until the script runs: the buttons do nothing before. */
    isReady,
    isPaused,
    isRotating,
    /** Whether there is a rotation that a visitor could pause. */
    canRotate: autoplay && !isStill && count > 1,
    move,
    togglePause: () => setIsPaused((paused) => !paused),
    /** Handlers for the element around the carousel. */
    attention: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
    /** Handlers for the slides: a sideways swipe moves by one. */
    swipe: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        touchStart.current = touch && { x: touch.clientX, y: touch.clientY };
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        const start = touchStart.current;
        touchStart.current = undefined;
        if (!start || !touch) return;
        const x = touch.clientX - start.x;
        const y = touch.clientY - start.y;
        if (Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y)) move(x < 0 ? 1 : -1);
      },
    },
  };
}
