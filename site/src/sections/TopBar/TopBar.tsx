import type { Labels } from '../../../../packages/content-model/src/schemas/labels.ts';
import type { Navigation } from '../../../../packages/content-model/src/schemas/navigation.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { LanguageLinks } from '../../components/LanguageLinks/LanguageLinks.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { href } from '../../lib/href.ts';
import type { PageVersion } from '../../lib/languages.ts';
import { PatternSquare, pageSquares } from '../../pattern/PatternSquare.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  brand: string;
  /** Whether the logo is a square of the pattern or the site's icon. */
  logo: 'pattern' | 'icon';
  navigation: Navigation;
  labels: Labels;
  /** The page's address, such as `/contact`. */
  currentPath: string;
  /** The address of the home page, such as `/`. */
  home: string;
  /** The page in all its languages, if there are several. */
  versions?: readonly PageVersion[];
  /** The code of the language of this page. */
  language?: string;
}

/** The longest name, in letters, that has room in two lines beside the menu button of a phone. */
const LONGEST_NAME = 24;

/**
 * The fixed bar. On small screens its links are a menu: a popover, so that opening, Escape and a tap
 * beside it work without script; scripts/menu.ts updates `aria-expanded`.
 */
export function TopBar({
  brand,
  logo,
  navigation,
  labels,
  currentPath,
  home,
  versions = [],
  language = '',
}: TopBarProps) {
  const { links, startProject } = navigation;
  const isCurrent = (target: string) => (target === currentPath ? 'page' : undefined);
  return (
    <header className={styles.bar}>
      <a
        className={styles.brand}
        href={href(home)}
        aria-label={navigation.homeLink}
        data-long={brand.length > LONGEST_NAME ? '' : undefined}
      >
        {logo === 'pattern' ? (
          <span className={styles.logo}>
            <PatternSquare {...pageSquares.rings} />
          </span>
        ) : (
          <img src={href('/favicon.svg')} width="30" height="30" alt="" />
        )}
        {brand}
      </a>
      <nav aria-label={navigation.label}>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="menu"
          aria-expanded="false"
          aria-controls="menu"
        >
          {navigation.menuButton}
        </button>
        <ul role="list" className={styles.links} id="menu" popover="auto">
          {links.map((link) => (
            <li key={link.text}>
              <SiteLink
                className={styles.link}
                href={link.href}
                aria-current={isCurrent(link.href)}
                opensInNewTab={labels.opensInNewTab}
              >
                {link.text}
              </SiteLink>
            </li>
          ))}
          {versions.length > 0 && (
            <li className="languages">
              <LanguageLinks versions={versions} current={language} />
            </li>
          )}
          <li>
            <ButtonLink
              className={styles.start}
              data-text={currentPath === home ? startProject.text : undefined}
              href={startProject.href}
              aria-current={isCurrent(startProject.href)}
              opensInNewTab={labels.opensInNewTab}
            >
              {startProject.text}
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}
