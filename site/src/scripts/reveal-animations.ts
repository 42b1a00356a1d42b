/**
 * Moves each `data-reveal` element up once when it comes into view, by 16 px in 0.6 s (specification,
 * section 9), while the pictures in it fade in. Words do not fade: they can be read from the first frame.
 * Elements are visible without this script; the animation starts in the frame in which their first
 * pixel appears.
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
    target.animate({ translate: ['0 16px', '0 0'] }, timing);
    for (const picture of target.querySelectorAll('img')) {
      picture.animate({ opacity: [0, 1] }, timing);
    }
  }
});
for (const element of document.querySelectorAll('[data-reveal]')) {
  // The first view is visible already.
  if (element.getBoundingClientRect().top > innerHeight) observer.observe(element);
}
