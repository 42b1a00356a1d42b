import { PageHead } from '../../../site/src/components/PageHead/PageHead.tsx';
import { Story, type StoryBlock } from '../../../site/src/components/Story/Story.tsx';

export interface FreePageProps {
  title: string;
  description: string;
  blocks: readonly StoryBlock[];
}

/** A free page: its heading, its lead, and its text if it has one. Sections follow below. */
export const FreePage = ({ title, description, blocks }: FreePageProps) => (
  <article>
    <PageHead title={title} lead={description} />
    {blocks.length > 0 && <Story blocks={blocks} />}
  </article>
);
