import type { DocumentPage } from '../../../packages/content-model/src/page-kinds/define-page.ts';

/** A picture of a text: its description in square brackets, its path and caption in round ones. */
const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g;

/** The address of a page of the site in a link. */
const OWN_ADDRESS = /(?<=\]\()\/(?!\/)[^)\s]*/g;

/**
 * A page as Markdown for programs that read text: its title, its description, and its text. A picture is its description,
 * because the site has no picture at the path that the text names.
 *
 * @param addressOf the whole address of a page or a section, such as `/contact`
 */
export const markdownPage = (
  { title, description, markdown }: Pick<DocumentPage, 'title' | 'description' | 'markdown'>,
  addressOf: (target: string) => string,
): string =>
  [`# ${title}`, `> ${description}`, markdown]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(PICTURE, '*$1*')
    .replaceAll(OWN_ADDRESS, addressOf)
    .concat('\n');
