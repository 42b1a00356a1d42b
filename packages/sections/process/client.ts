const placeOf = (index: number, passed: number) => {
  if (index === passed) return 'window';
  return index < passed ? 'above' : 'below';
};

/** Sets `data-place` of each reading: above the instrument's window, in it or below. */
function placeReadings(column: HTMLElement, passed: number): void {
  for (const [index, reading] of [...column.children].entries()) {
    reading.setAttribute('data-place', placeOf(index, passed));
  }
}

/**
 * Shows the reading of the last step that has reached 45 % of the window's height, where the vehicle is. Sets
 * `data-arrived` on the stage once the end of the line has reached that height.
 */
function followSteps(stage: Element, column: HTMLElement): void {
  const passed = new Set<Element>();
  // The observed area reaches far above the window, so that a jump over several steps is noticed as well.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!target.matches('li')) stage.toggleAttribute('data-arrived', isIntersecting);
        else if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      // The first positions are set without a transition.
      column.toggleAttribute('data-rolls', column.querySelector('[data-place]') !== null);
      placeReadings(column, passed.size);
    },
    { root: document, rootMargin: '9999% 0px -55%' },
  );
  for (const each of stage.querySelectorAll('li + li, [data-line-end]')) observer.observe(each);
}

const stage = document.querySelector('[data-readings]');
const column = stage?.querySelector<HTMLElement>('[data-roll]');
if (stage && column) followSteps(stage, column);
