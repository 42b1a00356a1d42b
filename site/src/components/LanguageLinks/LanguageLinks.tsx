import { href } from '../../lib/href.ts';
import type { PageVersion } from '../../lib/languages.ts';

export interface LanguageLinksProps {
  /** The page in all its languages. */
  versions: readonly PageVersion[];
  /** The code of the language of this page. */
  current: string;
}

/**
 * Links to the same page in each language, each with the language's own name for itself. A page in only one language has
 * no such links. Their styles are in layouts/Page.astro, for pages with such links only.
 */
export function LanguageLinks({ versions, current }: LanguageLinksProps) {
  return versions.map(({ code, name, path }) => (
    <a
      key={code}
      href={href(path)}
      lang={code}
      hrefLang={code}
      aria-current={code === current ? 'true' : undefined}
    >
      {name}
    </a>
  ));
}
