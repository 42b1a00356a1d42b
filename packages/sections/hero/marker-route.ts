import { placesOf, translateTo } from '../../../site/src/lib/route.ts';

/** The screen's width by its height: see components/DeviceFrame. */
const RATIO = 16 / 10;

/** The marker's width in thousandths of the screen's width: see Hero.module.css. */
const MARKER = 36;

/**
 * The style sheet that moves the marker on the device's screen along its route while the device becomes flat. Without
 * scroll-driven animations, or with reduced motion, the marker is at the end of the route.
 *
 * @param route places in thousandths of the screen's width and height, such as `370 510, 400 450`
 */
export function markerStyles(route: string): string {
  const places = placesOf(route, MARKER, RATIO);
  const steps = places.map((place) => `${Math.round(place.share * 100)}%{${translateTo(place)}}`);
  const end = `{${translateTo(places.at(-1) ?? { x: 0, y: 0 })}}`;
  const moving =
    '[data-marker]{animation:marker linear both;animation-timeline:scroll(root);animation-range:0 60vh}span[data-view=out]~* [data-marker]{animation:none}';
  return `@layer base{[data-marker]${end}@supports (animation-timeline:scroll()){@media (prefers-reduced-motion:no-preference){${moving}}}@keyframes marker{${steps.join('')}}}`;
}
