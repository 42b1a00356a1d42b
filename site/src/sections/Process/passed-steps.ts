/**
 * Tells the instrument of the process, as `--passed`, how many steps after the first have reached the line at 45 % of the
 * window's height, where the vehicle is, and the stage, as `data-arrived`, whether the road's end has.
 */
function followSteps(stage: Element, column: HTMLElement): void {
  const passed = new Set<Element>();
  // All above the line is observed, so that a jump over several steps is noticed as well.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!target.matches('li')) stage.toggleAttribute('data-arrived', isIntersecting);
        else if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      // The first place is taken at once.
      column.toggleAttribute('data-rolls', column.style.length > 0);
      column.style.setProperty('--passed', `${passed.size}`);
    },
    { root: document, rootMargin: '9999% 0px -55%' },
  );
  for (const each of stage.querySelectorAll('li + li, [data-road-end]')) observer.observe(each);
}

const stage = document.querySelector('[data-readings]');
const column = stage?.querySelector<HTMLElement>('[data-roll]');
if (stage && column) {
  // A style sheet cannot count the readings above one.
  for (const [place, reading] of [...column.children].entries()) {
    if (reading instanceof HTMLElement) reading.style.setProperty('--place', `${place}`);
  }
  followSteps(stage, column);
}
