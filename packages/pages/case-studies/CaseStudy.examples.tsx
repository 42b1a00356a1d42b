import {
  content,
  examplePicture,
  longName,
  longSentence,
  longWord,
  screenSize,
} from '../../../site/src/gallery/example-content.ts';
import { CaseStudy, type CaseStudyProps } from './CaseStudy.tsx';

const picture = {
  picture: examplePicture('projects/coldline.png', screenSize),
  alt: 'A map of Nigeria with refrigerated lorries, one of them too warm',
};
const [quote] = content.testimonials.quotes.filter(({ project }) => project === 'coldline');

/** The case study of the owner's guide. */
const study: CaseStudyProps = {
  project: 'Coldline',
  title: 'A map that a lorry driver can read',
  description:
    'How we built the map by which Coldline keeps its lorries cold, and what three weeks on the road taught us.',
  image: picture,
  blocks: [
    {
      html: '<p>Coldline carries milk and vaccines. Until last year nobody knew which lorry was too warm before it arrived.</p><h2>What we built</h2><p>One map, with a single number for each lorry. It turns orange before the load is lost, not after.</p>',
    },
    {
      picture: examplePicture('projects/ojamarket.png', screenSize),
      alt: 'A till for a market stall, on two phones',
      caption: '',
    },
    { html: '<blockquote><p>We deleted eleven of the fourteen figures.</p></blockquote>' },
  ],
  quotes: quote ? [quote].map(({ quote, name, title }) => ({ quote, name, title })) : [],
  next: { title: 'OjaMarket', href: '/projects/ojamarket' },
  nextLabel: content.labels.nextProject,
  opensInNewTab: content.labels.opensInNewTab,
};

export const examples = {
  'with a quote': <CaseStudy {...study} />,
  'alone, with a long title and quote': (
    <CaseStudy
      {...study}
      title={`${longName} ${longWord}`}
      next={undefined}
      quotes={study.quotes.map((each) => ({
        ...each,
        quote: `${longSentence} ${longSentence}`,
        source: { href: 'https://example.com/interview', text: 'Source: example.com' },
        photo: examplePicture(content.team.members[0]?.photo ?? '', [960, 960]),
      }))}
    />
  ),
};
