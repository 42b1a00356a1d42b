import { PageHead } from '../../../site/src/components/PageHead/PageHead.tsx';
import { Story, type StoryBlock } from '../../../site/src/components/Story/Story.tsx';

export interface ServiceArticleProps {
  service: string;
  title: string;
  description: string;
  blocks: readonly StoryBlock[];
}

/** The page of a service: its head on the theme's pattern, and its text in a column. */
export const ServiceArticle = ({ service, title, description, blocks }: ServiceArticleProps) => (
  <article>
    <PageHead above={service} title={title} lead={description} />
    <Story blocks={blocks} />
  </article>
);
