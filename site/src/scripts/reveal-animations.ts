/**
 * Sets `data-reveal` of elements that have it, and of the moving parts of drawings. The value is `below` while an
 * element waits below the window, and `now` when it comes into view for the first time; style sheets animate it then,
 * once. Without this script all elements are visible, and the first view never moves.
 */

// The entries of an observer have the positions of elements. Reading them otherwise would lay out the page.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    const set = (state: string) => target.setAttribute('data-reveal', state);
    if (isIntersecting) {
      observer.unobserve(target);
      if (target.getAttribute('data-reveal') === 'below') set('now');
      // The state ends with the motion: styles that go and come back, as for printing, would animate again.
      for (const end of ['animationend', 'transitionend']) {
        target.addEventListener(end, () => set(''));
      }
    } else if (boundingClientRect.top > 0) set('below');
  }
});
for (const element of document.querySelectorAll('[data-reveal], [data-motion]')) {
  observer.observe(element);
}
