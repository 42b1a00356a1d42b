import { languages } from 'virtual:content';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';
import type { PageId } from '../../../packages/content-model/src/translations/published-pages.ts';

/** The prefix of a language in addresses, such as `fr`; empty for the first language. */
export const prefixOf = ({ home }: SiteLanguage): string => home.slice(1);

/** The routes of a page in `pages/[...language]/`: one for each language in which the page exists. */
export const routesOf = (id: PageId) =>
  languages
    .filter(({ addresses }) => Object.hasOwn(addresses, id))
    .map((language) => ({
      params: { language: prefixOf(language) || undefined },
      props: { language },
    }));

/** The last part of an address, such as `contact` of `/fr/contact`. */
export const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** A page in one language. */
export interface PageVersion {
  /** The code of the language, such as `fr`. */
  code: string;
  /** The name of the language in the language itself, such as `Français`. */
  name: string;
  /** The address of the page, such as `/fr/contact`. */
  path: string;
}

/**
 * The versions of a page in all its languages, for links between them.
 *
 * @param path the page's address in `language`; undefined for a page without an address, which gets links to the home
 *   pages
 * @returns nothing for a page in one language
 */
export function versionsOf(language: SiteLanguage, path = language.home): PageVersion[] {
  const id = Object.entries(language.addresses).find(([, address]) => address === path)?.[0] ?? '';
  const versions = languages.flatMap(({ code, addresses }) => {
    const address = addresses[id];
    return address === undefined ? [] : [{ code, name: ownName(code), path: address }];
  });
  return versions.length > 1 ? versions : [];
}

/** The name of a language in the language itself. It names the country only if the site has the same language twice. */
function ownName(code: string): string {
  const { language } = new Intl.Locale(code);
  const isAlone = languages.every(
    (each) => each.code === code || new Intl.Locale(each.code).language !== language,
  );
  const name =
    new Intl.DisplayNames([code], { type: 'language' }).of(isAlone ? language : code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
