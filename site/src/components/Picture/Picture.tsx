import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './Picture.module.css';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> {
  picture: PictureData;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes?: string;
}

/**
 * A picture in the format and width that suit the visitor's screen; loaded when it comes near. One that
 * cannot be loaded keeps its place, where adire cloth and its description stand for it; cloth that stands
 * in for a picture not given yet is decoration, and the description describes nothing.
 */
export function Picture({ picture, alt, sizes, ...rest }: PictureProps) {
  const image = (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      className={[styles.picture, rest.className].filter(Boolean).join(' ')}
      alt={picture.isPlaceholder ? '' : alt}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
    />
  );
  if (!picture.avifSrcSet) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
