import { Schema } from 'prosemirror-model';

/** Whether a link from elsewhere may stay when text is pasted. */
const isAddress = (href: string) => /^(?:https?:|mailto:|tel:|[/#])/i.test(href);

/**
 * What the text of a page may hold. A block in Markdown that has no counterpart here, such as a table, is `opaque`: its
 * Markdown.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: level < 3 ? 2 : 3 },
      })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bullet_list: {
      attrs: { tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { order: { default: 1 }, tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [
        { tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start')) || 1 }) },
      ],
      toDOM: ({ attrs: { order } }) => (order === 1 ? ['ol', 0] : ['ol', { start: order }, 0]),
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    picture: {
      attrs: { src: {}, alt: { default: '' } },
      group: 'block',
      draggable: true,
      parseDOM: [
        {
          tag: 'img[data-src]',
          getAttrs: (image) => ({
            src: image.getAttribute('data-src'),
            alt: image.getAttribute('alt'),
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt } }) => ['img', { 'data-src': src, alt }],
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
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em'],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (bold) => bold.style.fontWeight !== 'normal' && null },
        {
          style: 'font-weight',
          getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]00)$/.test(weight) && null,
        },
      ],
      toDOM: () => ['strong'],
    },
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? '';
            return isAddress(href) && { href };
          },
        },
      ],
      toDOM: ({ attrs: { href } }) => ['a', { href }],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code'] },
  },
});
