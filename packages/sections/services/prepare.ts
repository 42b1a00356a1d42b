import { scene } from '../../../site/src/drawn/scene.ts';
import { movingDrawing } from '../../../site/src/lib/moving-drawing.ts';
import { pageAbout } from '../../../site/src/lib/page-about.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { ServiceCard, ServicesProps } from './Services.tsx';

/**
 * The section of the services, with the pictures and drawings of its cards. A card leads to the page of its service,
 * where there is one.
 */
export async function prepare({ content }: SiteLanguage): Promise<ServicesProps> {
  const { services, site } = content;
  return {
    section: services.section,
    services: await Promise.all(
      services.items.map((service, index) =>
        prepareCard(service, index, site.brand, pageAbout(content, 'services', index)?.path),
      ),
    ),
  };
}

async function prepareCard(
  { imageSrc, drawing, users = [], ...service }: Content['services']['items'][number],
  index: number,
  brand: string,
  link: string | undefined,
): Promise<ServiceCard> {
  return {
    ...service,
    link,
    drawing: imageSrc
      ? movingDrawing(imageSrc, `d${index}`)
      : scene({ drawing, agency: brand, title: service.title }),
    picture: await picture(imageSrc, [80, 160, 320, 640, 1200]),
    users: await Promise.all(
      users.map((path) => picture(path, [48, 96, 144], { drawing: 'rasterize', covers: 1 })),
    ),
  };
}
