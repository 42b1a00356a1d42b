import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { initialsOf } from '../../site/src/lib/initials.ts';
import { picture } from '../../site/src/lib/pictures.ts';
import { projectPicture } from '../projects/prepare.ts';
import { projectOfClient } from './project-of-client.ts';
import type { QuoteItem } from './QuoteCard.tsx';
import type { ReviewItem } from './ReviewCards.tsx';
import type { TestimonialsProps } from './Testimonials.tsx';

/** The section of the testimonials, with the pictures beside the quotes and reviews. */
export async function prepare({ content }: SiteLanguage): Promise<TestimonialsProps> {
  const { testimonials, projects, labels } = content;
  return {
    section: testimonials.section,
    quotes: await Promise.all(
      testimonials.quotes.map((quote) => prepareQuote(quote, projects.items)),
    ),
    reviews: await Promise.all(testimonials.reviews.map(prepareReview)),
    pauseLabel: labels.pauseTestimonials,
  };
}

async function prepareQuote(
  { photo, ...quote }: Content['testimonials']['quotes'][number],
  projects: Content['projects']['items'],
): Promise<QuoteItem> {
  const project = projectOfClient(quote.title, projects);
  return {
    ...quote,
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
