import { sharedPicture } from '../../../site/src/lib/shared-picture.ts';
import type { Post } from './page.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The whole text of a post as HTML for readers of feeds: without classes, its pictures as JPEG. */
export async function feedHtml({ blocks, picture = '', pictureAlt }: Post): Promise<string> {
  const parts = await Promise.all([
    picture === '' ? '' : pictureHtml(picture, pictureAlt),
    ...blocks.map((block) => {
      if ('heading' in block) return `<h2 id="${block.heading.id}">${block.heading.html}</h2>`;
      if ('html' in block) return block.html;
      return pictureHtml(block.picture, block.alt, block.caption);
    }),
  ]);
  return parts.filter(Boolean).join('\n');
}

async function pictureHtml(path: string, alt: string, caption = ''): Promise<string> {
  const { src, width, height } = await sharedPicture(path, 'whole');
  const image = `<img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}">`;
  const words = caption && `<figcaption>${escaped(caption)}</figcaption>`;
  return `<figure>${image}${words}</figure>`;
}
