/**
 * Marks the heading of a section, which has `data-reveal`, when it comes into view for the first time; styles/reveal.css
 * moves it up then. Elements are visible without this script, and the first view stays as it is.
 */
const below = new WeakSet<Element>();

// An observer's entries have the places of elements: to ask for them would lay out the page.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    if (isIntersecting) {
      observer.unobserve(target);
      if (below.has(target)) target.setAttribute('data-reveal', 'now');
      // Once: styles that are left and come back, as for printing, would begin the animation again.
      target.addEventListener('animationend', () => target.setAttribute('data-reveal', ''));
    } else if (boundingClientRect.top > 0) below.add(target);
  }
});
for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
