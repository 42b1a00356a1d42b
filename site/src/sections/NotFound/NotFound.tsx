import type { NotFound as NotFoundContent } from '../../../../content-model/src/schemas/not-found.ts';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  notFound: NotFoundContent;
  opensInNewTab: string;
}

/** The page for an address that does not exist, with links to others. */
export function NotFound({ notFound, opensInNewTab }: NotFoundProps) {
  return (
    <MessagePage
      heading={notFound.heading}
      picture={<PatternSquare className={styles.tiles} seed="not found" missing />}
    >
      <p>{notFound.message}</p>
      <ul role="list" className={styles.links}>
        {notFound.links.map((link) => (
          <li key={link.text}>
            <SiteLink href={link.href} opensInNewTab={opensInNewTab}>
              {link.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
