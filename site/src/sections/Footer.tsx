import { SiteLink } from '../components/SiteLink.tsx';
import type { Footer as FooterContent } from '../schemas/footer.ts';
import styles from './Footer.module.css';

interface FooterProps {
  footer: FooterContent;
  brand: string;
  opensInNewTab: string;
}

/** The foot of every page: link groups, ways to reach the agency, copyright, and the name once more. */
export function Footer({ footer, brand, opensInNewTab }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={footer.label}>
        {footer.sections.map((section) => (
          <div key={section.title}>
            <h2 className={styles.title}>{section.title}</h2>
            <ul className={styles.links}>
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
        <p>
          {footer.reachUsVia.text}{' '}
          {footer.reachUsVia.links.map((link, index) => (
            <span key={link.text}>
              {index > 0 && <span aria-hidden="true"> | </span>}
              <SiteLink href={link.href} opensInNewTab={opensInNewTab}>
                {link.text}
              </SiteLink>
            </span>
          ))}
        </p>
        <p>{footer.copyright}</p>
      </div>
      <p className={styles.wordmark} aria-hidden="true">
        {brand}
      </p>
    </footer>
  );
}
