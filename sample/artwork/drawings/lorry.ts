import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

const { chalk50, chalk100, indigo100, indigo300, indigo700, ink950, laterite300, laterite500 } =
  palette;

/**
 * A refrigerated lorry from above, driving down the page. It stands on the page itself, so its outline is
 * dark on the light page and light on the dark one.
 */
function lorry(): string {
  const tyres = [8, 17, 51].map((y) => `M4 ${y}v4M24 ${y}v4`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 64" width="28" height="64" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<style>.o{stroke:${ink950}}@media(prefers-color-scheme:dark){.o{stroke:${chalk100}}}</style>` +
    `<path class="o" stroke-width="3.2" d="${tyres}"/>` +
    // The box, its doors at the back and the cooling unit at its front.
    `<path class="o" stroke-width="1.5" fill="${laterite500}" d="M5.2 1.6q8.8-.9 17.7 0l.3 20 0 20.4q-9 .7-18.2 0l.1-20.4z"/>` +
    `<path stroke="${laterite300}" d="M14 2.4v4M7.6 29.5h12.8M7.6 33h12.8"/><path stroke="${chalk50}" stroke-width="1.4" d="M14 12v11M9.3 14.8l9.4 5.4M18.7 14.8l-9.4 5.4"/>` +
    `<path class="o" stroke-width="1.3" fill="${indigo300}" d="M9 37.3h10v7.2h-10z"/>` +
    // The cab, its windscreen and mirrors, and the light of its lamps.
    `<path class="o" stroke-width="1.5" fill="${indigo700}" d="M6.4 46.5q7.6-.6 15.2 0l.5 9.5q.2 5.8-4 6.2-4.1.4-8.2 0-4.2-.4-4-6.2z"/>` +
    `<path fill="${indigo100}" d="M7.7 54.2q6.3 1.9 12.6 0l-.7 4q-5.6 1.7-11.2 0z"/>` +
    '<path class="o" stroke-width="1.6" d="M5 53.5l-2.2 1.6M23 53.5l2.2 1.6"/>' +
    '</svg>\n'
  );
}

/** The vehicle of the process. */
export const vehicle: Drawing = { file: 'sample/content/process/lorry.svg', draw: lorry };
