import type { Contact } from './contact.ts';
import type { Footer } from './footer.ts';
import type { GetInTouch } from './get-in-touch.ts';
import type { Hero } from './hero.ts';
import type { Labels } from './labels.ts';
import type { LegalPage } from './legal.ts';
import type { Logo } from './logo.ts';
import type { Navigation } from './navigation.ts';
import type { NotFound } from './not-found.ts';
import type { PageHead } from './page-head.ts';
import type { ProcessFeature, ProcessSection, ProcessStep } from './process.ts';
import type { Project, ProjectsSection } from './projects.ts';
import type { Service, ServicesSection } from './services.ts';
import type { Site } from './site.ts';
import type { TeamMember, TeamSection } from './team.ts';
import type { Quote, Review, TestimonialsSection } from './testimonials.ts';

/**
 * Everything that the pages show. Lists are in the order of their file names. Picture paths are
 * relative to `content/`, `social:` addresses are looked up, and every `{name}` that the site's
 * facts answer is filled in.
 */
export type Content = {
  site: Site;
  labels: Labels;
  navigation: Navigation;
  pages: {
    home: PageHead;
    contact: PageHead;
    messageSent: PageHead;
    messageNotSent: PageHead;
    notFound: PageHead;
  };
  hero: Hero;
  logos: Logo[];
  services: { section: ServicesSection; items: Service[] };
  process: { section: ProcessSection; steps: ProcessStep[]; features: ProcessFeature[] };
  projects: { section: ProjectsSection; items: Project[] };
  team: { section: TeamSection; members: TeamMember[] };
  testimonials: { section: TestimonialsSection; quotes: Quote[]; reviews: Review[] };
  getInTouch: GetInTouch;
  contact: Contact;
  footer: Footer;
  legal: { termsAndConditions: LegalPage; privacyPolicy: LegalPage };
  notFound: NotFound;
};
