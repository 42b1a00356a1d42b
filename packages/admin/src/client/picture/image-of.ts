/** A file as an image, upright; undefined if this browser cannot show it. */
export async function imageOf(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
