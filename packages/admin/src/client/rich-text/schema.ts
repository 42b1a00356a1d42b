import { schema as markdown } from 'prosemirror-markdown';
import { Schema } from 'prosemirror-model';

const { nodes, marks } = markdown;

/** Whether a link of pasted text stays a link. */
const isAddress = (href: string) => /^(?:https?:|mailto:|tel:|[/#])/i.test(href);

/**
 * The blocks and marks of the text of a page. A block in Markdown without a counterpart here, such as a table, is an
 * `opaque` block with its Markdown. The site shows pictures between blocks only, not inside of lists and quotes.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | picture)+' },
    paragraph: nodes.paragraph.spec,
    heading: {
      ...nodes.heading.spec,
      content: 'inline*',
      // Pages have titles of two levels.
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: level < 3 ? 2 : 3 },
      })),
    },
    blockquote: nodes.blockquote.spec,
    horizontal_rule: nodes.horizontal_rule.spec,
    bullet_list: {
      ...nodes.bullet_list.spec,
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: 'ul' }],
    },
    ordered_list: {
      ...nodes.ordered_list.spec,
      attrs: { order: { default: 1 }, tight: { default: true } },
      parseDOM: [
        { tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start')) || 1 }) },
      ],
    },
    list_item: { ...nodes.list_item.spec, content: 'paragraph block*' },
    picture: {
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      draggable: true,
      parseDOM: [
        {
          tag: 'img[data-src]',
          getAttrs: (image) => ({
            src: image.getAttribute('data-src'),
            alt: image.getAttribute('alt'),
            title: image.getAttribute('title') ?? '',
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt, title } }) => ['img', { 'data-src': src, alt, title }],
    },
    opaque: {
      attrs: { text: {} },
      group: 'block',
      atom: true,
      parseDOM: [
        { tag: 'pre[data-opaque]', getAttrs: (block) => ({ text: block.textContent ?? '' }) },
      ],
      toDOM: ({ attrs: { text } }) => ['pre', { 'data-opaque': '' }, text],
    },
    text: nodes.text.spec,
    hard_break: nodes.hard_break.spec,
  },
  marks: {
    // First, so that it is outermost in Markdown: asterisks inside of its brackets stand beside punctuation.
    link: {
      ...marks.link.spec,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? '';
            return isAddress(href) && { href };
          },
        },
      ],
    },
    em: marks.em.spec,
    strong: marks.strong.spec,
    code: marks.code.spec,
  },
});
