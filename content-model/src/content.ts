import type { Contact } from './schemas/contact.ts';
import type { Footer } from './schemas/footer.ts';
import type { GetInTouch } from './schemas/get-in-touch.ts';
import type { Hero } from './schemas/hero.ts';
import type { Labels } from './schemas/labels.ts';
import type { LegalPage } from './schemas/legal.ts';
import type { Logo } from './schemas/logo.ts';
import type { Navigation } from './schemas/navigation.ts';
import type { NotFound } from './schemas/not-found.ts';
import type { PageHead } from './schemas/page-head.ts';
import type { ProcessFeature, ProcessSection, ProcessStep } from './schemas/process.ts';
import type { Project, ProjectsSection } from './schemas/projects.ts';
import type { Service, ServicesSection } from './schemas/services.ts';
import type { Site } from './schemas/site.ts';
import type { TeamMember, TeamSection } from './schemas/team.ts';
import type { Quote, Review, TestimonialsSection } from './schemas/testimonials.ts';

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
