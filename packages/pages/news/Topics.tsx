import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import styles from './Topics.module.css';

interface TopicsProps {
  topics: readonly { name: string; href: string; isCurrent?: boolean }[];
  /** The name of the links for screen readers. */
  label: string;
  className?: string | undefined;
}

/** Links to the lists of topics; nothing without topics. */
export const Topics = ({ topics, label, className }: TopicsProps) =>
  topics.length > 0 && (
    <nav className={className} aria-label={label}>
      <ul role="list" className={styles.topics}>
        {topics.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <SiteLink
              className={styles.topic}
              href={href}
              opensInNewTab=""
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
