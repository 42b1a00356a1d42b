import { Fragment } from 'react';
import type { Footer as FooterContent } from '../../../../packages/content-model/src/schemas/footer.ts';
import { LanguageLinks } from '../../components/LanguageLinks/LanguageLinks.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import type { PageVersion } from '../../lib/languages.ts';
import styles from './Footer.module.css';

export interface FooterProps {
  footer: FooterContent;
  brand: string;
  opensInNewTab: string;
  /** The page in all its languages, if there are several. */
  versions?: readonly PageVersion[];
  /** The code of the language of this page. */
  language?: string;
}

/** Scripts whose signs are as wide as they are high. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The approximate width of a name in the display font at a size of 100. The drawing has this width, so that a name of
 * any length fills the footer.
 */
function widthOf(name: string): number {
  const widths = [...name].map((letter): number => {
    if (/\p{M}/u.test(letter)) return /\p{Mc}/u.test(letter) ? 28 : 0;
    if (SQUARE.test(letter)) return 100;
    if (/[fijlrt1ıł.,'’ ]/i.test(letter) && letter === letter.toLowerCase()) return 35;
    if (/[mw]/i.test(letter)) return 86;
    return letter === letter.toLowerCase() ? 56 : 66;
  });
  return Math.round(widths.reduce((sum, each) => sum + each, 0) * 0.99);
}

/** The vertical extent of the drawing with the name, and its baseline, at a font size of 100. */
function wordmarkLines(name: string, isLatin: boolean): { top: number; base: number; end: number } {
  // Marks below letters, such as the dots of Arabic and the hook of ş, are part of the name and must stay visible.
  const isCut = isLatin && !/[\u0323-\u0331]/.test(name.normalize('NFD'));
  if (isCut) return { top: 0, base: 76, end: 62 };
  return { top: -22, base: 58, end: SQUARE.test(name) ? 74 : 94 };
}

/** The footer of every page: link groups, contact links, copyright, and the agency's name. */
export function Footer({
  footer,
  brand,
  opensInNewTab,
  versions = [],
  language = '',
}: FooterProps) {
  const width = widthOf(brand);
  // Letters of these scripts reach higher and lower and may be joined, so they are stretched instead of spaced.
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(brand);
  const { top, base, end } = wordmarkLines(brand, isLatin);
  // The links of a group may all lead to sections that are switched off.
  const sections = footer.sections.filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={footer.label}>
        {sections.map((section) => (
          <div key={section.title}>
            <h2 className={styles.title}>{section.title}</h2>
            <ul role="list" className={styles.links}>
              {section.links.map((link) => (
                <li key={link.text}>
                  <SiteLink className={styles.link} href={link.href} opensInNewTab={opensInNewTab}>
                    {link.text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.lines}>
        {footer.reachUsVia.links.length > 0 && (
          <p>
            <span className={styles.lead}>{footer.reachUsVia.text}</span>
            {footer.reachUsVia.links.map((link, index, { length }) => (
              <Fragment key={link.text}>
                {/* No line starts with a separator. */}{' '}
                <span className={styles.unbroken}>
                  <SiteLink href={link.href} opensInNewTab={opensInNewTab}>
                    {link.text}
                  </SiteLink>
                  {index < length - 1 && <span aria-hidden="true"> |</span>}
                </span>
              </Fragment>
            ))}
          </p>
        )}
        {versions.length > 0 && (
          <p className="languages">
            <LanguageLinks versions={versions} current={language} />
          </p>
        )}
        <p>
          {/* A line breaks between sentences where it can. */}
          {footer.copyright.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              {' '}
              <span className={styles.unbroken}>{sentence}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <svg
        className={styles.wordmark}
        viewBox={`5 ${top} ${Math.max(width - 10, 300)} ${end - top}`}
        aria-hidden="true"
        data-reveal=""
      >
        <text y={base} textLength={width} {...(!isLatin && { lengthAdjust: 'spacingAndGlyphs' })}>
          {brand}
        </text>
      </svg>
    </footer>
  );
}
