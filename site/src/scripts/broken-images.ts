/**
 * Marks pictures that cannot be loaded, now or later, for the cloth that stands in for them: see
 * components/Picture/Picture.module.css.
 */
export function markBrokenImages(within: Document): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset['broken'] = '';
  };
  // The event does not bubble, so it is caught on its way down. A frame has classes of its own.
  within.addEventListener(
    'error',
    ({ target }) =>
      target instanceof Element && target.matches('img') && mark(target as HTMLImageElement),
    true,
  );
  // Those that were lost before this script came.
  for (const image of within.images) if (image.complete && !image.naturalWidth) mark(image);
}
