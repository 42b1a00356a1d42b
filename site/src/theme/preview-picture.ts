import type { PageRoute } from '../layouts/page-route.ts';
import { fullAddress } from '../lib/href.ts';
import { sharedPicture } from '../lib/shared-picture.ts';
import { cardPath } from './card-titles.ts';

/**
 * The picture that previews of links to a page show, with its full address: the page's own picture, or a drawn card.
 *
 * @param card the page whose card is shown, and the description of that card
 */
export async function previewOf(
  image: PageRoute['image'],
  card: { page: string; alt: string },
  siteUrl: string,
) {
  if (image === undefined) {
    return {
      url: fullAddress(cardPath(card.page), siteUrl),
      alt: card.alt,
      width: 1200,
      height: 630,
    };
  }
  const { src, ...size } = await sharedPicture(image.path, 'card');
  return { url: new URL(src, siteUrl).href, alt: image.alt, ...size };
}
