import type { PageBlock } from './define-page.ts';

/** A section of a text. */
export type TextSection = {
  /** The anchor of the section, made from its title. */
  id: string;
  /** The title of the section, without its number. */
  title: string;
  /** The text of the section as HTML. */
  html: string;
};

/** The HTML before the first title of a text without pictures, and the sections with their titles. */
export function textSections(blocks: readonly PageBlock[]): {
  introduction: string;
  sections: TextSection[];
} {
  const sections: TextSection[] = [];
  let introduction = '';
  for (const block of blocks) {
    const section = sections.at(-1);
    if ('heading' in block) {
      const { id, title } = block.heading;
      sections.push({ id, title, html: '' });
    } else if ('html' in block && section) section.html = block.html;
    else if ('html' in block) introduction = block.html;
  }
  return { introduction, sections };
}
