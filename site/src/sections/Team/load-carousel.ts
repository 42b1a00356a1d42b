/** How near the team must come to the view before the script of its carousel is loaded. */
const MARGIN = '400px';

const section = document.querySelector('[data-stack]');
const carousel = section?.querySelector<HTMLElement>('[data-carousel]');
if (section && carousel) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./TeamCarousel.ts').then(
        ({ startCarousel }) => startCarousel(carousel),
        // Without its script the stack cannot be turned over: the members are then in a row.
        () => section.removeAttribute('data-stack'),
      );
    },
    { rootMargin: MARGIN },
  );
  observer.observe(carousel);
}
