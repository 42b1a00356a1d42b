import type { Content } from '../../../packages/content-model/src/collections.ts';
import type {
  DocumentPage,
  ListHeads,
  PageBlock,
} from '../../../packages/content-model/src/page-kinds/define-page.ts';
import { valueAt } from '../../../packages/content-model/src/schema-traversal.ts';
import { contentOf } from '../../../packages/content-model/src/sections/define-section.ts';
import { type Section, sections } from '../../../packages/content-model/src/sections/sections.ts';
import { lettersIn } from '../../../packages/content-model/src/theme/letters.ts';
import { todayIn } from '../drawn/today.ts';

/** Characters that style sheets, scripts and hyphenation add to the texts of the content. */
const ALWAYS = ' \u00A0\u00AD\u200B-.,0123456789';
/** Characters that components write: the line between links of the footer. */
const SEPARATORS = '|';

/** The characters that the pages show in each of the two typefaces. */
export type ShownLetters = { display: ReadonlySet<string>; text: ReadonlySet<string> };

/** The parts of a Markdown text that style sheets set in the typeface of headings. */
const headingsIn = (html: string) =>
  html.match(/<(blockquote|h\d)\b[\s\S]*?<\/\1>/g)?.join('') ?? '';

/** Whether a page can show a section: one that does not say itself needs an entry in one of its lists. */
const canBeShown = (content: Content, { key, isShown }: Section) =>
  isShown !== undefined ||
  Object.values(contentOf(content, key)).some((list) => Array.isArray(list) && list.length > 0);

/** The title of a section that does not say which of its texts are headings. */
const titleOf = (content: object) => valueAt(content, ['section', 'sectionTitle']);

/** The texts that style sheets set in the typeface of headings. */
const displayTexts = (content: Content) => [
  content.site.brand,
  content.navigation.links.map(({ text }) => text),
  content.navigation.startProject.text,
  sections
    .filter((section) => canBeShown(content, section))
    .map(({ key, displayTexts = titleOf }) => displayTexts(contentOf(content, key))),
  content.contact.heading,
  content.contact.whatHappensNext.title,
  content.contact.directWays.title,
  content.contact.question.unanswerable.title,
  content.contact.question.incompleteAddress.title,
  content.contact.question.empty.title,
  content.contact.success.title,
  content.contact.failure.title,
  content.contact.noScript.notSent.heading,
  content.notFound.heading,
  content.footer.sections[0]?.links.map(({ text }) => text),
  listHeadsIn(content).map(({ heading }) => heading),
  pagesIn(content).map(({ title, blocks }) => [title, blocks.map(headingsOf)]),
];

/** The heads of the lists that are there: a list without pages is not. */
const listHeadsIn = ({ documents, listHeads }: Content) =>
  Object.entries<ListHeads[keyof ListHeads]>(listHeads)
    .filter(([kind]) => ((documents as Record<string, DocumentPage[]>)[kind] ?? []).length > 0)
    .map(([, head]) => head);

/** The pages in Markdown of every kind. */
const pagesIn = ({ documents }: Content) => Object.values<DocumentPage[]>(documents).flat();

const headingsOf = (block: PageBlock) => {
  if ('heading' in block) return block.heading.html;
  return 'html' in block ? headingsIn(block.html) : '';
};

/** The texts that sections write in addition to the texts of their content. */
const drawnTexts = (content: Content) =>
  sections
    .filter((section) => canBeShown(content, section))
    .map(({ key, drawnTexts }) =>
      drawnTexts?.(contentOf(content, key), todayIn(content.site.language)),
    );

/** The dates in the front matter of pages, as they are shown. */
function datesOf(content: Content) {
  const { language } = content.site;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return pagesIn(content)
    .flatMap((page) => Object.values(page))
    .filter((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    .map((value) => date.format(new Date(String(value))));
}

/** The texts that pages show: no addresses, and no texts that are only for search engines or screen readers. */
function textsOf(content: Content): unknown {
  const hidden = sections.filter((section) => !canBeShown(content, section)).map(({ key }) => key);
  const left = new Set(['theme', 'pages', ...hidden]);
  const isShown = ([name, value]: [string, unknown]) =>
    typeof value !== 'string' ||
    !/^(href|src|link|path|id|markdown)$|imageSrc|^image$|^picture$|^photo$|alt$/i.test(name);
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.entries(value)
      .filter(isShown)
      .map(([, each]) => shown(each));
  };
  return Object.entries({ ...content, listHeads: listHeadsIn(content) }).map(([name, value]) =>
    left.has(name) ? '' : shown(value),
  );
}

/**
 * The characters that the pages show. A character that is missing here is still shown in its typeface,
 * from a file that its page loads for it.
 *
 * @param content undefined where it cannot be read
 */
export function shownLetters(content: Content | undefined): ShownLetters {
  if (!content) return { display: new Set(ALWAYS), text: new Set(ALWAYS + SEPARATORS) };
  return {
    display: lettersIn([ALWAYS, displayTexts(content), drawnTexts(content)]),
    text: lettersIn([ALWAYS, SEPARATORS, textsOf(content), drawnTexts(content), datesOf(content)]),
  };
}
