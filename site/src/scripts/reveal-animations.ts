/**
 * Lets each `data-reveal` element rise once as it comes into view: 24 px in 0.6 s (specification,
 * section 9). Elements are visible from the start, so that nothing depends on this script; the
 * animation begins in the frame in which their first pixel appears.
 */
const styles = getComputedStyle(document.documentElement);
/** Read once: asking again while others come in would have the page's styles computed at once. */
const timing = {
  duration: Number.parseFloat(styles.getPropertyValue('--duration-m')) * 1000,
  easing: styles.getPropertyValue('--ease'),
};
const still = matchMedia('(prefers-reduced-motion: reduce)');

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    if (still.matches) continue;
    target.animate(
      [
        { opacity: 0, translate: '0 24px' },
        { opacity: 1, translate: '0 0' },
      ],
      timing,
    );
  }
});
for (const element of document.querySelectorAll('[data-reveal]')) {
  // What is in the first view is already being read: it does not come in again.
  if (element.getBoundingClientRect().top > innerHeight) observer.observe(element);
}
