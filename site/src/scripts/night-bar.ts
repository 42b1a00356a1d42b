/**
 * Gives the bar the colours of the night while a dark section is behind it. A scroll-driven animation would need no script, but as
 * colours are animated by the main thread, the browser then lays out every frame of all other motion there.
 */
const bar = document.querySelector('header');
const dark = document.querySelectorAll('#projects, #get-in-touch, body > footer');
let observer: IntersectionObserver | undefined;

function observe(): void {
  observer?.disconnect();
  if (!bar) return;
  const behind = new Set<Element>();
  // A line across the middle of the bar.
  const middle = Math.round(bar.offsetHeight / 2);
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) behind.add(target);
        else behind.delete(target);
      }
      bar.toggleAttribute('data-night', behind.size > 0);
    },
    { rootMargin: `-${middle}px 0px ${middle + 1 - innerHeight}px` },
  );
  for (const section of dark) observer.observe(section);
}

observe();
addEventListener('resize', observe);
