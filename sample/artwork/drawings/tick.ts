import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

/** The tick in the last box of the checklist for the morning of the launch, which has come to rest askew. */
export const tick: Drawing = {
  file: 'sample/content/process/steps/launch-and-support-a-after.svg',
  draw: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 450 550" width="450" height="550" fill="none">' +
    `<path stroke="${palette.indigo600}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" transform="translate(86.5 490.7)rotate(2)" d="M-8 0q4 4 6 9 6-14 19-24"/></svg>\n`,
};
