import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './Picture.module.css';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> {
  picture: PictureData;
  alt: string;
  /** The `sizes` attribute for the width of the frame. Its conditions compare with `<` or `<=`. */
  sizes?: string | undefined;
  /** The picture for windows of 768 px or less. */
  narrow?: PictureData | undefined;
}

/** All lengths of `sizes` except in conditions, where a sign stands before the length. */
const LENGTHS = /(?<![<=] |[\d.])[\d.]+(?=vw|rem|px)/g;

/** The `sizes` of the drawn picture, which is wider than its frame when it covers a frame of narrower proportions. */
function drawnSizes({ wider }: PictureData, sizes: string | undefined): string | undefined {
  if (wider === undefined) return sizes;
  return sizes?.replaceAll(LENGTHS, (length) => String(Math.round(Number(length) * wider)));
}

/**
 * A picture in the format and width that suit the visitor's screen, loaded when it comes near. A broken picture keeps its
 * space and shows a pattern with its description. The placeholder of a missing picture is decoration, without a
 * description.
 */
export function Picture({ picture, alt, sizes, narrow, ...rest }: PictureProps) {
  const widths = drawnSizes(picture, sizes);
  const image = (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      className={[styles.picture, picture.isPlaceholder && styles.placeholder, rest.className]
        .filter(Boolean)
        .join(' ')}
      alt={picture.isPlaceholder ? '' : alt}
      src={picture.src}
      width={picture.width}
      height={picture.height}
    />
  );
  if (!picture.avifSrcSet && !picture.darkSrc && !narrow) return image;
  return (
    <picture>
      {narrow && <NarrowSources picture={narrow} sizes={drawnSizes(narrow, sizes)} />}
      {picture.avifSrcSet && (
        <source type="image/avif" srcSet={picture.avifSrcSet} sizes={widths} />
      )}
      {picture.darkSrc && <source media="(prefers-color-scheme: dark)" srcSet={picture.darkSrc} />}
      {image}
    </picture>
  );
}

/** The sources for windows of 768 px or less. */
function NarrowSources({ picture, sizes }: Pick<PictureProps, 'picture' | 'sizes'>) {
  const shared = {
    media: 'screen and (width <= 768px)',
    sizes,
    width: picture.width,
    height: picture.height,
  };
  return (
    <>
      {picture.avifSrcSet && <source {...shared} type="image/avif" srcSet={picture.avifSrcSet} />}
      <source {...shared} srcSet={picture.src} />
    </>
  );
}
