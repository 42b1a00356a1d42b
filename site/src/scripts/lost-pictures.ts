/** Marks pictures that cannot be loaded, for the cloth that stands in for them: see Picture.module.css. */
const mark = (image: HTMLImageElement) => {
  image.dataset['lost'] = '';
};

// The event does not bubble, so it is caught on its way down.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && mark(target),
  true,
);

// Those that were lost before this script came.
for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
