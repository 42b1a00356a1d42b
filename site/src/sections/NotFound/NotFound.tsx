import type { NotFound as NotFoundContent } from '../../../../packages/content-model/src/schemas/not-found.ts';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { PatternPanel } from '../MessagePage/PatternPanel.tsx';
import styles from './NotFound.module.css';

export interface NotFoundProps {
  notFound: NotFoundContent;
  opensInNewTab: string;
}

/** The page for an address that does not exist, with links to others. */
export function NotFound({ notFound, opensInNewTab }: NotFoundProps) {
  const picture = (
    <PatternPanel seed="not found">
      <div className={styles.tile} data-loose-tile="">
        <PatternSquare seed="not found" motif="spiral" />
      </div>
    </PatternPanel>
  );
  return (
    <MessagePage heading={notFound.heading} picture={picture}>
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
