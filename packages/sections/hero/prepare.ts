import { schemeThatHides } from '../../../site/src/lib/logo-legibility.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import { frameColours } from '../../../site/src/theme/theme-css.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { HeroProps } from './Hero.tsx';
import type { LogoItem } from './LogoStrip.tsx';

/** The first view of the home page, with its pictures and logos. */
export async function prepare({ content }: SiteLanguage): Promise<HeroProps> {
  const { hero, labels, pages, services, site } = content;
  const { imageSrc, phoneImageSrc, markerSrc, markerRoute } = hero.section;
  return {
    hero: hero.section,
    image: await picture(imageSrc, [480, 768, 1100, 1500, 2200], { covers: 16 / 10 }),
    screen: { brand: site.brand, language: site.language, services: services.items },
    phoneImage: phoneImageSrc
      ? await picture(phoneImageSrc, [240, 480, 720], { covers: 9 / 16 })
      : undefined,
    marker: markerSrc && markerRoute ? await picture(markerSrc, [48, 96]) : undefined,
    logos: await Promise.all(hero.logos.map((logo) => prepareLogo(logo, content.theme))),
    pauseLabel: labels.pauseLogos,
    contactPage: `/${pages.contact.address}`,
  };
}

async function prepareLogo(
  { src, alt }: Content['hero']['logos'][number],
  theme: Content['theme'],
): Promise<LogoItem> {
  if (!src) return { alt };
  const prepared = await picture(src, [32, 64, 128, 256, 384]);
  const hiddenIn = prepared.darkSrc ? undefined : await schemeThatHides(src, frameColours(theme));
  return { alt, picture: prepared, hiddenIn };
}
