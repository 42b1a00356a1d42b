import { didYouMean, type FindingTable, quoted } from './describe.ts';

const named = (variables: readonly string[]) => variables.map((name) => `{${name}}`).join(', ');

/** Where links can lead. */
type Targets = { pages: readonly string[]; anchors: readonly string[] };

const linkForms = ({ pages, anchors }: Targets) =>
  [
    'a web address that begins with https://',
    `a page (${pages.join(', ')})`,
    ...(anchors.length > 0 ? [`a section (${anchors.join(', ')})`] : []),
    'mailto: or tel: with an address, social: with the id of a network, or "" for no link.',
  ].join(', ');

/** What can be wrong with a link, with words, and with the text of a page. */
export const textFindings = {
  brokenLink: (href: string, targets: Targets, meant?: string) => [
    `${quoted(href)}, which is no address that can be followed.${didYouMean(meant)}`,
    linkForms(targets),
  ],
  hiddenSection: (href: string, targets: Targets) => [
    `${quoted(href)}, but the home page does not show this section: it has no entries, or content/pages/home.yaml leaves it out.`,
    linkForms(targets),
  ],
  unknownNetwork: (id: string, known: readonly string[], meant?: string) => [
    `${quoted(`social:${id}`)}, but site/site.yaml has no social link with the id ${quoted(id)}.${didYouMean(meant)}`,
    `one of ${known.join(', ')}; or add the network to socialLinks in content/site/site.yaml.`,
  ],
  placeholder: (placeholder: string) => [
    `the placeholder ${quoted(placeholder)}.`,
    `the words that visitors are to read in its place${placeholder.startsWith('[') ? '; or, for a remark, round brackets' : ''}.`,
  ],
  unknownVariable: (name: string, known: readonly string[], meant?: string) => [
    `the name {${name}}, which nothing fills in.${didYouMean(meant && `{${meant}}`)}`,
    `one of ${named(known)}; or the words themselves, without braces.`,
  ],
  noReachUs: () => [
    'the name {howToReachUs}, but no text at the top of this file for it.',
    'contactByEmail and contactByPage at the top, of which it becomes one; or other words.',
  ],
  noContactEmail: () => [
    'the name {contactEmail}, but contactEmail in content/site/site.yaml is empty.',
    '{howToReachUs}, which leads to the contact page when there is no address.',
  ],
  emptyFact: (name: string) => [
    `the name {${name}}, but ${name} in content/site/site.yaml is empty.`,
    `${name} in content/site/site.yaml; or a text without it.`,
  ],
  noStudyText: () => ['no text.', 'what was built, and how.'],
  noLegalText: () => [
    'no text.',
    'sections, each with a line such as "## General Terms" above its text.',
  ],
  beforeFirstSection: (text: string) => [
    `${quoted(text)} before the first section.`,
    'a line such as "## General Terms" above it: every text stands in a section.',
  ],
  sameSectionTitle: (title: string) => [
    `a second section ${quoted(title)}.`,
    'another title, or one section in place of the two.',
  ],
  emptySection: (title: string) => [
    `the section ${quoted(title)} without a text.`,
    'a text below the title; or take the title out.',
  ],
  html: (text: string) => [
    `HTML: ${quoted(text)}.`,
    'Markdown: **bold**, [a link](/contact), "- " for a list.',
  ],
  pageTitleInText: (text: string) => [
    `${quoted(text)}, a title with one #.`,
    'two or more signs: the heading of the page is the field title.',
  ],
  pictureInLegalText: (text: string) => [
    `a picture: ${quoted(text)}.`,
    'text only: legal pages show no pictures.',
  ],
  linkWithoutAddress: (text: string) => [
    `${quoted(text)}, a link without an address.`,
    'the address in the round brackets.',
  ],
  pictureAmongWords: (text: string) => [
    `${quoted(text)}, a picture among words.`,
    'the picture with an empty line above and below it.',
  ],
  pictureWithoutDescription: (text: string) => [
    `${quoted(text)}, a picture without a description.`,
    'what the picture shows in the square brackets, for visitors who cannot see it.',
  ],
} satisfies FindingTable;
