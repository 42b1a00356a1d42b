import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './Picture.module.css';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> {
  picture: PictureData;
  alt: string;
  sizes?: string;
}

/**
 * A picture in the format and width that suit the visitor's screen, loaded when it comes near. A broken
 * one keeps its space and shows the adire pattern with its description. The placeholder of a missing one
 * is decoration, without a description.
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
