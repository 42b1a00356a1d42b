/**
 * Sets `data-broken` on pictures that cannot be loaded, now or later. components/Picture/Picture.module.css shows a
 * pattern instead.
 */
export function markBrokenImages(within: Document): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset['broken'] = '';
  };
  // The event does not bubble, so the listener captures it. Elements of a frame are instances of other classes.
  within.addEventListener(
    'error',
    ({ target }) =>
      target instanceof Element && target.matches('img') && mark(target as HTMLImageElement),
    true,
  );
  // Pictures that failed before this script ran.
  for (const image of within.images) if (image.complete && !image.naturalWidth) mark(image);
}
