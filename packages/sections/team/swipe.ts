/** How far a finger must move sideways for a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 40;

/** Calls `move` after a swipe: with 1 after a swipe towards the start of a line of text, with -1 towards its end. */
export function onSwipe(element: HTMLElement, move: (step: 1 | -1) => void): void {
  let start: Touch | undefined;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches[0];
    },
    { passive: true },
  );
  element.addEventListener('touchend', ({ changedTouches }) => {
    const touch = changedTouches[0];
    if (!start || !touch) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const x = (touch.clientX - start.clientX) * sign;
    const y = touch.clientY - start.clientY;
    start = undefined;
    if (Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y)) move(x < 0 ? 1 : -1);
  });
}
