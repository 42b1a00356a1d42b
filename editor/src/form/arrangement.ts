import { type Collection, collectionName } from '../../../content-model/src/collections.ts';

/** Fields of a form that belong together under a heading. */
export type Part = {
  /** Finds the heading among the labels of the collection. */
  name: string;
  /** Fields of the entry, in the order in which the owner meets them. */
  fields: readonly string[];
  /** Rarely needed: folded until it is opened, or something in it is wrong. */
  isFolded?: boolean;
};

/** How long forms are arranged, by the names of their collections; other forms follow their schema. */
export const arrangements: Readonly<Record<string, readonly Part[]>> = {
  site: [
    { name: 'name', fields: ['brand', 'legalName', 'description'] },
    { name: 'contact', fields: ['contactEmail', 'contactPhone', 'streetAddress', 'location'] },
    { name: 'networks', fields: ['socialLinks'] },
    { name: 'company', fields: ['registration', 'vatId', 'copyrightYear'] },
    {
      name: 'language',
      fields: ['language', 'languages', 'untranslatedLinks'],
      isFolded: true,
    },
  ],
  theme: [
    { name: 'colours', fields: ['brand', 'accent', 'paper', 'ink'] },
    { name: 'shapes', fields: ['pattern', 'radius', 'mark'] },
    { name: 'typefaces', fields: ['displayTypeface', 'textTypeface'], isFolded: true },
  ],
  labels: [
    {
      name: 'seen',
      fields: [
        ...['viewProject', 'nextProject', 'onThisPage', 'effectiveFrom'],
        ...['pauseLogos', 'pauseTestimonials', 'pauseTeam'],
      ],
    },
    {
      name: 'heard',
      fields: [
        ...['opensInNewTab', 'previousTeamMember', 'nextTeamMember', 'teamPosition'],
        ...['carouselRole', 'slideRole'],
      ],
      isFolded: true,
    },
  ],
  navigation: [
    { name: 'links', fields: ['links', 'startProject'] },
    { name: 'rare', fields: ['menuButton', 'skipLink', 'label', 'homeLink'], isFolded: true },
  ],
  contact: [
    { name: 'page', fields: ['heading', 'subtitle', 'whatHappensNext', 'directWays'] },
    { name: 'form', fields: ['form', 'fields', 'required', 'file'] },
    { name: 'sent', fields: ['success', 'confirmation'], isFolded: true },
    { name: 'notSent', fields: ['failure'], isFolded: true },
    { name: 'special', fields: ['question', 'draft', 'noScript'], isFolded: true },
  ],
  footer: [
    { name: 'links', fields: ['sections', 'reachUsVia'] },
    { name: 'copyright', fields: ['copyright'] },
    { name: 'rare', fields: ['label'], isFolded: true },
  ],
  legal: [
    { name: 'page', fields: ['title', 'description', 'slug', 'effectiveDate'] },
    { name: 'reachUs', fields: ['contactByEmail', 'contactByPage'], isFolded: true },
  ],
};

/** The parts of a collection's form; undefined where it follows its schema. */
export const arrangementOf = (collection: Collection): readonly Part[] | undefined =>
  arrangements[collectionName(collection)];
