import { optimize, type PluginConfig } from 'svgo';
import { svgHazard } from '../../../content-model/src/check/svg-hazards.ts';
import { ROOT_TAG, svgSize } from '../../../content-model/src/check/svg-size.ts';
import {
  removeDrawioSource,
  removeReplaceablePages,
  removeSvgPrefix,
  SVG,
  writeSizePlainly,
} from './svg-plugins.ts';

/** Removes scripts, and metadata of the drawing program and its user, unless it names a licence. */
const pluginsFor = (svg: string): PluginConfig[] => [
  'removeScripts',
  'removeDoctype',
  'removeComments',
  ...(/<metadata[\s\S]*licen[cs]e/i.test(svg) ? [] : ['removeMetadata' as const]),
  'removeEditorsNSData',
  removeReplaceablePages,
  removeDrawioSource,
  removeSvgPrefix,
  writeSizePlainly,
  ...(svgSize(svg) === 'late' ? ['removeUnusedNS' as const] : []),
];

/** Adds the namespaces of a drawing that was copied from the source of a page, where HTML needs none. */
function withNamespaces(svg: string): string {
  const [tag = ''] = ROOT_TAG.exec(svg) ?? [];
  const usesLinks = /\sxlink:\w/.test(svg) && !/\sxmlns:xlink\s*=/.test(svg);
  const missing = [
    ...(/\sxmlns\s*=/.test(tag) ? [] : [`xmlns="${SVG}"`]),
    ...(usesLinks ? ['xmlns:xlink="http://www.w3.org/1999/xlink"'] : []),
  ];
  return missing.length > 0 ? svg.replace(/<svg(?=\s)/, `<svg ${missing.join(' ')}`) : svg;
}

const write = (svg: string, plugins: PluginConfig[]) => optimize(svg, { plugins }).data;

/**
 * Removes scripts, event handlers, and metadata of the drawing program, resolves entities, and adds the namespaces that a
 * drawing from the source of a page lacks. The drawing looks the same; a drawing without need for this stays byte for byte.
 *
 * A drawing that cannot be parsed, or is still dangerous, stays unchanged: the check of the content reports it with its line.
 */
export function cleanSvg(given: string): string {
  const svg = withNamespaces(given.trimStart());
  try {
    const cleaned = write(svg, pluginsFor(svg));
    if (svgHazard(cleaned)) return given;
    return svgSize(svg) === 'found' && cleaned === write(svg, []) ? svg : cleaned;
  } catch {
    return given;
  }
}
