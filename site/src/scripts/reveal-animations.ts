/**
 * Moves each `data-reveal` element up once when it comes into view: by 24 px in 0.6 s (specification,
 * section 9). Elements are visible without this script; the animation starts in the frame in which
 * their first pixel appears.
 */
const styles = getComputedStyle(document.documentElement);
/** Read once: another read during animations would force a style recalculation. */
const timing = {
  duration: Number.parseFloat(styles.getPropertyValue('--duration-m')) * 1000,
  easing: styles.getPropertyValue('--ease'),
};
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    if (reducedMotion.matches) continue;
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
  // The first view is visible already.
  if (element.getBoundingClientRect().top > innerHeight) observer.observe(element);
}
