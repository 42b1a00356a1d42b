/**
 * Gives the bar the colours of the night while the projects are behind it. A scroll-driven animation would need no script, but as
 * colours are animated by the main thread, the browser then lays out every frame of all other motion there.
 */
const bar = document.querySelector('header');
const projects = document.getElementById('projects');
let observer: IntersectionObserver | undefined;

function observe(): void {
  observer?.disconnect();
  if (!bar || !projects) return;
  // A line across the middle of the bar.
  const middle = Math.round(bar.offsetHeight / 2);
  observer = new IntersectionObserver(
    ([entry]) => bar.toggleAttribute('data-night', entry?.isIntersecting),
    { rootMargin: `-${middle}px 0px ${middle + 1 - innerHeight}px` },
  );
  observer.observe(projects);
}

observe();
addEventListener('resize', observe);
