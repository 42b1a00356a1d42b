import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { Post } from './page.ts';

/** The member of the team who wrote a post; none where the language lacks the member. */
export const authorOf = ({ content }: SiteLanguage, post: Post) =>
  post.author ? content.team.members.find(({ id }) => id === post.author) : undefined;
