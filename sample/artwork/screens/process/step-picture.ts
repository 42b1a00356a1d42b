import type { Screen } from '../../screen.ts';

/** A picture beside a step of the process: upright, 900 by 1100 pixels. */
export function stepPicture(name: string, css: string, body: string): Screen {
  return { file: `sample/content/process/steps/${name}.png`, width: 450, height: 550, css, body };
}
