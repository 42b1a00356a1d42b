import type { CustomPlugin } from 'svgo';

export const SVG = 'http://www.w3.org/2000/svg';

/**
 * Removes embedded web pages that have a substitute in the drawing, or that are only for a program: Illustrator stores its
 * own data in them, draw.io its labels, with a text beside each.
 */
export const removeReplaceablePages: CustomPlugin = {
  name: 'removeReplaceablePages',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (node.name !== 'foreignObject') return;
        const siblings = parent.children.filter(
          (child) => child !== node && child.type === 'element',
        );
        const hasSubstitute =
          parent.type === 'element' && parent.name === 'switch' && siblings.length > 0;
        const isForProgram = 'requiredExtensions' in node.attributes;
        if (hasSubstitute || isForProgram) {
          parent.children = parent.children.filter((child) => child !== node);
        }
      },
    },
  }),
};

/** Removes the copy of the whole drawing that draw.io stores in an attribute of the first tag. */
export const removeDrawioSource: CustomPlugin = {
  name: 'removeDrawioSource',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (node.name === 'svg' && parent.type === 'root') delete node.attributes['content'];
      },
    },
  }),
};

/** A number without a plus sign and an exponent, which the build does not read; a text that is no number stays. */
const plainNumber = (text: string): string =>
  text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;

/** Writes the size of a drawing as the build reads it: the four numbers of the viewBox with single spaces between them. */
export const writeSizePlainly: CustomPlugin = {
  name: 'writeSizePlainly',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        if (name !== 'svg') return;
        const { viewBox, width, height } = attributes;
        if (width) attributes['width'] = width.trim();
        if (height) attributes['height'] = height.trim();
        if (viewBox === undefined) return;
        const numbers = viewBox.trim().split(/\s*,\s*|\s+/);
        attributes['viewBox'] = numbers.map(plainNumber).join(' ');
      },
    },
  }),
};

/** Writes `<svg>` for `<s:svg>`, and the same for all elements with that prefix. */
export const removeSvgPrefix: CustomPlugin = {
  name: 'removeSvgPrefix',
  fn: () => {
    let prefix = '';
    return {
      element: {
        enter: (node, parent) => {
          const [, own = ''] = /^([\w-]+:)svg$/.exec(node.name) ?? [];
          const declaration = `xmlns:${own.slice(0, -1)}`;
          if (parent.type === 'root' && node.attributes[declaration] === SVG) {
            prefix = own;
            node.attributes['xmlns'] = SVG;
          }
          if (prefix !== '' && node.name.startsWith(prefix))
            node.name = node.name.slice(prefix.length);
        },
      },
    };
  },
};
