import { type PictureData, picture } from '../../../site/src/lib/pictures.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { Post } from './page.ts';

/** A post as lists show it. */
export interface PostSummary {
  title: string;
  description: string;
  href: string;
  date: PostDate;
  picture: PictureData | undefined;
}

/** A day as `YYYY-MM-DD`, and as people write it. */
export interface PostDate {
  day: string;
  text: string;
}

/** The widths of a picture in a list, in pixels. */
const WIDTHS = [240, 480, 960];

/** A day in the format of a language. */
export function dateIn(language: string, day: string): PostDate {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { day, text: format.format(new Date(day)) };
}

/** A post for a list. Its picture is decoration there, beside the title that leads to the post. */
export async function summaryOf(
  { content }: Pick<SiteLanguage, 'content'>,
  post: Post,
): Promise<PostSummary> {
  return {
    title: post.title,
    description: post.description,
    href: post.path,
    date: dateIn(content.site.language, post.date),
    picture: post.picture ? await picture(post.picture, WIDTHS, { covers: 3 / 2 }) : undefined,
  };
}
