/**
 * Marks pictures that cannot be loaded, now or later, for the pattern that
 * components/Picture/Picture.module.css shows in their place.
 */
export function markBrokenImages(within: Document): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset['broken'] = '';
  };
  // The event does not bubble, so it is captured. Elements of a frame are instances of other classes.
  within.addEventListener(
    'error',
    ({ target }) =>
      target instanceof Element && target.matches('img') && mark(target as HTMLImageElement),
    true,
  );
  // Those that failed before this script ran.
  for (const image of within.images) if (image.complete && !image.naturalWidth) mark(image);
}
