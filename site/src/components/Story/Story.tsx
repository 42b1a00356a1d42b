import type { PictureData } from '../../lib/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Prose } from '../Prose/Prose.tsx';
import styles from './Story.module.css';

/** A text as HTML, or a picture. */
export type StoryBlock = { html: string } | { picture: PictureData; alt: string; caption: string };

export interface StoryProps {
  blocks: readonly StoryBlock[];
  className?: string | undefined;
  /** Whether a page has a column of its own beside the story. */
  isBeside?: boolean;
}

/** Whether a picture is higher than wide, such as the screen of a phone. */
const isUpright = ({ width, height }: PictureData) => height > width;

/** The width of a picture within the story for its `sizes` attribute; see the style sheet. */
function widthOf(picture: PictureData): string {
  if (!isUpright(picture)) return '(width < 72rem) 92vw, 64rem';
  const widthAt = (rem: number) => `${Math.ceil((rem * picture.width) / picture.height)}rem`;
  return `(width < 48rem) min(92vw, ${widthAt(52)}), ${widthAt(40)}`;
}

/** The text of a page in a column, with pictures that are wider than the text. */
export const Story = ({ blocks, className, isBeside = false }: StoryProps) => (
  <div className={[styles.story, !isBeside && styles.alone, className].filter(Boolean).join(' ')}>
    {blocks.map((block) =>
      'html' in block ? (
        <Prose key={block.html} className={styles.text} html={block.html} />
      ) : (
        <StoryPicture key={block.picture.src} {...block} />
      ),
    )}
  </div>
);

/** A picture, with its caption if it has one. */
function StoryPicture({ picture, alt, caption }: Exclude<StoryBlock, { html: string }>) {
  const image = (
    <Picture
      picture={picture}
      alt={alt}
      className={isUpright(picture) ? styles.upright : styles.picture}
      sizes={widthOf(picture)}
    />
  );
  if (caption === '') return image;
  return (
    <figure className={styles.figure}>
      {image}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
