/** A file as this browser shows it, upright; undefined if it cannot. */
export async function imageOf(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
