import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { svgHazard } from '../../../content-model/src/check/svg-hazards.ts';
import { svgSize } from '../../../content-model/src/check/svg-size.ts';

/**
 * Removes web pages inside of a drawing for which it has a substitute: Illustrator writes its own data there for itself
 * alone, draw.io its labels, with a text beside them.
 */
const removeReplaceablePages: CustomPlugin = {
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

/** Removes what draw.io needs to open the drawing again: the whole of it, in an attribute of the first tag. */
const removeDrawioSource: CustomPlugin = {
  name: 'removeDrawioSource',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (node.name === 'svg' && parent.type === 'root') delete node.attributes['content'];
      },
    },
  }),
};

/** Writes the four numbers of the viewBox with single spaces between them, as the build reads them. */
const separateViewBoxBySpaces: CustomPlugin = {
  name: 'separateViewBoxBySpaces',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        const { viewBox } = attributes;
        if (name !== 'svg' || viewBox === undefined) return;
        attributes['viewBox'] = viewBox.trim().replaceAll(/\s*,\s*|\s+/g, ' ');
      },
    },
  }),
};

/** Removes scripts, and metadata of the drawing program and its user, unless it names a licence. */
const pluginsFor = (svg: string): PluginConfig[] => [
  'removeScripts',
  'removeDoctype',
  'removeComments',
  ...(/<metadata[\s\S]*licen[cs]e/i.test(svg) ? [] : ['removeMetadata' as const]),
  'removeEditorsNSData',
  removeReplaceablePages,
  removeDrawioSource,
  separateViewBoxBySpaces,
];

const write = (svg: string, plugins: PluginConfig[]) => optimize(svg, { plugins }).data;

/**
 * Removes scripts, event handlers, and metadata of the drawing program, and resolves entities. The drawing looks the same;
 * one that has none of these, and whose size the build finds, stays byte for byte.
 *
 * What cannot be parsed, or stays a danger, is returned as it is, for the check of the content to report with its line.
 */
export function cleanSvg(svg: string): string {
  try {
    const cleaned = write(svg, pluginsFor(svg));
    if (svgHazard(cleaned)) return svg;
    return svgSize(svg) === 'found' && cleaned === write(svg, []) ? svg : cleaned;
  } catch {
    return svg;
  }
}
