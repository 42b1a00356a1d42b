import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';
import { outline } from './outline.ts';

/** The rider whom the control room follows; the map of screens/dispatch-map.ts has the others. */
async function rider(): Promise<string> {
  const setting = { face: 'instrument', weight: 600, size: 10 } as const;
  const { width } = await outline('SA', setting);
  const { d } = await outline('SA', setting, 20 - width / 2, 23.6);
  const circle = (radius: number, more: string) =>
    `<circle cx="20" cy="20" r="${radius}" fill="${palette.laterite500}" ${more}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${circle(20, 'fill-opacity=".25"')}${circle(13, 'stroke="#fff" stroke-width="2"')}<path fill="${palette.ink950}" d="${d}"/></svg>\n`;
}

/** What travels over the screen of the home page. */
export const marker: Drawing = { file: 'sample/content/hero/rider.svg', draw: rider };
