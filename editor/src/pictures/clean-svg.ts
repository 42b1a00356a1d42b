import { optimize, type PluginConfig } from 'svgo';
import { svgHazard } from '../../../content-model/src/check/svg-hazards.ts';

/** Removes scripts, and metadata of the drawing program and its user, unless it names a licence. */
const pluginsFor = (svg: string): PluginConfig[] => [
  'removeScripts',
  'removeDoctype',
  'removeComments',
  ...(/<metadata[\s\S]*licen[cs]e/i.test(svg) ? [] : ['removeMetadata' as const]),
  'removeEditorsNSData',
];

const write = (svg: string, plugins: PluginConfig[]) => optimize(svg, { plugins }).data;

/**
 * Removes scripts, event handlers, and metadata of the drawing program. The drawing looks the same; one that has none of
 * these stays byte for byte.
 *
 * What cannot be parsed, or stays a danger, is returned as it is, for the check of the content to report with its line.
 */
export function cleanSvg(svg: string): string {
  try {
    const cleaned = write(svg, pluginsFor(svg));
    return svgHazard(cleaned) || cleaned === write(svg, []) ? svg : cleaned;
  } catch {
    return svg;
  }
}
