/**
 * Sets `data-view` of elements that have it to `in` or `out`, by whether they are in the window. Motion stops in
 * elements that are out. Without this script all of them are in.
 */
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    target.setAttribute('data-view', isIntersecting ? 'in' : 'out');
  }
});
for (const element of document.querySelectorAll('[data-view]')) observer.observe(element);
