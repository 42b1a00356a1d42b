import { imageOf } from './image-of.ts';

/** The most pixels that every browser draws on a canvas; browsers of telephones have the lowest limit. */
const MOST_PIXELS = 16_000_000;

const isApplePhoto = ({ name, type }: File) =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type);

/**
 * A file as the editor takes it: a photo in Apple's own format becomes a JPEG where this browser can show it, as Safari
 * can. Any other file, and a photo that cannot be shown, stays as it is.
 */
export async function withoutAppleFormat(file: File): Promise<File> {
  const image = isApplePhoto(file) && (await imageOf(file));
  if (!image) return file;
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (naturalWidth * naturalHeight)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(naturalWidth * scale);
  canvas.height = Math.floor(naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.95);
  });
  if (!drawn) return file;
  return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
