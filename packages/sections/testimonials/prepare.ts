import { initialsOf } from '../../../site/src/lib/initials.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { projectPicture } from '../projects/prepare.ts';
import type { QuoteItem } from './QuoteCard.tsx';
import { sourceOf } from './quote-source.ts';
import type { ReviewItem } from './ReviewCards.tsx';
import type { TestimonialsProps } from './Testimonials.tsx';

/** The section of the testimonials, with the pictures beside the quotes and reviews. */
export async function prepare({ content }: SiteLanguage): Promise<TestimonialsProps> {
  const { testimonials, labels } = content;
  return {
    section: testimonials.section,
    quotes: await Promise.all(testimonials.quotes.map((quote) => prepareQuote(quote, content))),
    reviews: await Promise.all(testimonials.reviews.map(prepareReview)),
    labels,
  };
}

/** What clients say about a project. @param project the id of the project */
export const quotesAbout = (project: string, content: Content): Promise<QuoteItem[]> =>
  Promise.all(
    content.testimonials.quotes
      .filter((quote) => quote.project === project)
      .map((quote) => prepareQuote(quote, content)),
  );

async function prepareQuote(
  quote: Content['testimonials']['quotes'][number],
  { projects, labels, site }: Content,
): Promise<QuoteItem> {
  const { quote: words, name, title, photo, source } = quote;
  const project = projects.items.find(({ id }) => id === quote.project);
  return {
    quote: words,
    name,
    title,
    source: source ? sourceOf(source, labels.quoteSource, site.brand) : undefined,
    photo: photo
      ? await picture(photo, [72, 144, 216], { drawing: 'rasterize', covers: 1 })
      : undefined,
    // The files of the project's card, which the page may have loaded already.
    screen: project?.image ? await projectPicture(project) : undefined,
  };
}

async function prepareReview({
  image,
  ...review
}: Content['testimonials']['reviews'][number]): Promise<ReviewItem> {
  return {
    ...review,
    picture: await picture(image, [64, 128, 192], { drawing: 'rasterize', covers: 1 }),
    initials: image ? undefined : initialsOf(review.name),
  };
}
