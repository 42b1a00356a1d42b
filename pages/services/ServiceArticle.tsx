import { Story, type StoryBlock } from '../../site/src/components/Story/Story.tsx';
import { headingLength } from '../../site/src/lib/heading-length.ts';
import { PatternField } from '../../site/src/pattern/PatternField.tsx';
import styles from './ServiceArticle.module.css';

export interface ServiceArticleProps {
  service: string;
  title: string;
  description: string;
  blocks: readonly StoryBlock[];
}

/** The page of a service: its words on the theme's pattern, its text in a column. */
export const ServiceArticle = ({ service, title, description, blocks }: ServiceArticleProps) => (
  <article>
    <header className={styles.head}>
      <PatternField className={styles.squares} seed={service} columns={8} rows={5} anchor="end" />
      <p className={styles.service}>{service}</p>
      <h1 className={styles.title} data-length={headingLength(title)}>
        {title}
      </h1>
      <p className={styles.lead}>{description}</p>
    </header>
    <Story className={styles.story} blocks={blocks} />
  </article>
);
