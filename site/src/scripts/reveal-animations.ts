/**
 * Sets `data-reveal`, of elements that have it and of the moving parts of drawings, to `below` while they wait below the
 * window, and to `now` when they come into view for the first time; style sheets move them once then. Elements are visible
 * without this script, and the first view stays as it is.
 */

// An observer's entries have the places of elements: to ask for them would lay out the page.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    const set = (state: string) => target.setAttribute('data-reveal', state);
    if (isIntersecting) {
      observer.unobserve(target);
      if (target.getAttribute('data-reveal') === 'below') set('now');
      // Once: styles that are left and come back, as for printing, would begin the animation again.
      target.addEventListener('animationend', () => set(''));
    } else if (boundingClientRect.top > 0) set('below');
  }
});
for (const element of document.querySelectorAll('[data-reveal], [data-motion]')) {
  observer.observe(element);
}
