/**
 * Says of elements with `data-view` whether they are `in` the window or `out` of it: what moves in them stops there. Without
 * this script all of them are in.
 */
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    target.setAttribute('data-view', isIntersecting ? 'in' : 'out');
  }
});
for (const element of document.querySelectorAll('[data-view]')) observer.observe(element);
