import { type CustomPlugin, optimize, type PluginConfig, type XastElement } from 'svgo';
import {
  ACTIVE_ELEMENTS,
  localName,
  svgHazard,
} from '../../../content-model/src/check/svg-hazards.ts';

/** Where CSS fetches something from another file. */
const EXTERNAL_URL = /url\(\s*(["']?)(?!\s*["']?(?:#|data:(?:image|font)\/))[^)]*\)/gi;

/** Whether an element is a danger by itself, judged as the check of the content does. */
const isDangerous = (tag: string) => svgHazard(tag) !== undefined;

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** CSS without what it fetches from elsewhere, which browsers do not load within a picture. */
const cleanCss = (css: string) =>
  css.replaceAll(/@import[^;]*;?/gi, '').replaceAll(EXTERNAL_URL, 'none');

function cleanAttributes({ name, attributes }: XastElement): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('xmlns')) continue;
    const isWrong = (text: string) => isDangerous(`<${name} ${attribute}="${escaped(text)}"/>`);
    if (!isWrong(value)) continue;
    const cleaned = cleanCss(value);
    if (attribute === 'style' && !isWrong(cleaned)) attributes[attribute] = cleaned;
    else delete attributes[attribute];
  }
}

/** Removes what could run or fetch something, and metadata of the drawing program. */
const removeDangers: CustomPlugin = {
  name: 'removeDangers',
  fn: () => {
    let isInStyle = false;
    const isGone = new WeakSet<object>();
    const clean = (node: { value: string }) => {
      if (isInStyle) node.value = cleanCss(node.value);
    };
    return {
      instruction: {
        enter: (node, parent) => {
          if (node.name !== 'xml') isGone.add(node);
          parent.children = parent.children.filter((child) => !isGone.has(child));
        },
      },
      element: {
        enter: (node, parent) => {
          isInStyle = localName(node.name) === 'style';
          if (ACTIVE_ELEMENTS.has(localName(node.name))) {
            parent.children = parent.children.filter((child) => child !== node);
          } else cleanAttributes(node);
        },
        exit: () => {
          isInStyle = false;
        },
      },
      text: { enter: clean },
      cdata: { enter: clean },
    };
  },
};

/** Removes metadata of the drawing program and its user, unless it names a licence. */
const notesIn = (svg: string): readonly PluginConfig[] => [
  'removeDoctype',
  'removeComments',
  ...(/<metadata[\s\S]*licen[cs]e/i.test(svg) ? [] : ['removeMetadata' as const]),
  'removeEditorsNSData',
];

const write = (svg: string, plugins: readonly PluginConfig[]) =>
  optimize(svg, { plugins: [...plugins] }).data;

/**
 * Removes scripts, event handlers, embedded pages, references to other files, and metadata of the drawing program. The
 * drawing looks the same; one that has none of these stays byte for byte.
 *
 * What cannot be parsed is returned as it is, for the check of the content to report it.
 */
export function cleanSvg(svg: string): string {
  try {
    const cleaned = write(svg, [...notesIn(svg), removeDangers]);
    return cleaned === write(svg, []) ? svg : cleaned;
  } catch {
    return svg;
  }
}
