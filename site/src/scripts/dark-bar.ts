/**
 * Sets `data-dark` on the top bar while a section with a dark surface or the footer is behind it. A scroll-driven
 * animation would need no script, but colours are animated on the main thread: the browser would then lay out every
 * frame of all other motion there.
 */
const bar = document.querySelector('header');
const dark = document.querySelectorAll('[data-surface="dark"], body > footer');
let behindBar: IntersectionObserver | undefined;

/** @param middle the middle of the bar, in pixels from the top of the window */
function observeDark(middle: number, windowHeight: number): void {
  behindBar?.disconnect();
  const behind = new Set<Element>();
  behindBar = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) behind.add(target);
        else behind.delete(target);
      }
      bar?.toggleAttribute('data-dark', behind.size > 0);
    },
    { rootMargin: `-${middle}px 0px ${middle + 1 - windowHeight}px` },
  );
  for (const section of dark) behindBar.observe(section);
}

// The entry of an observer has the sizes of bar and window. Reading them otherwise would lay out the page.
const sizes = new IntersectionObserver(([entry]) => {
  if (!entry?.rootBounds) return;
  observeDark(Math.round(entry.boundingClientRect.height / 2), entry.rootBounds.height);
});

function measure(): void {
  sizes.disconnect();
  if (bar) sizes.observe(bar);
}

measure();
addEventListener('resize', measure);
