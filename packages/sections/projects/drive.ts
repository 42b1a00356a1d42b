import { placesOf, type RoutePlace, translateTo } from '../../../site/src/lib/route.ts';

/** The picture's width by its height, and the vehicle's width in thousandths of it: see Projects.module.css. */
const RATIO = 16 / 9;
const VEHICLE = 72;

/**
 * The direction of the vehicle at each point, in degrees from downwards: that from the point before to the point after.
 */
function turnsOf(places: readonly RoutePlace[]): number[] {
  let last = 0;
  return places.map((place, index) => {
    const from = places[index - 1] ?? place;
    const to = places[index + 1] ?? place;
    const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90;
    // The shorter turn from the last direction.
    last = degrees + 360 * Math.round((last - degrees) / 360);
    return Math.round(last);
  });
}

/** The time at which a share of the way is behind a vehicle that comes to rest at its end; both from 0 to 1. */
const timeAt = (share: number) => 1 - Math.sqrt(1 - share);

/**
 * The style sheet that drives a vehicle over the picture of a card, once, when it comes into view. Under reduced motion
 * and without the page's script it stands at the end of its way.
 *
 * @param name of the vehicle on the page
 * @param route places in thousandths of the picture's width and height, such as `370 510, 400 450`
 */
export function driveStyles(name: string, route: string): string {
  const places = placesOf(route, VEHICLE, RATIO);
  const turns = turnsOf(places);
  const stops = places.map((place, index) => ({
    time: Math.round(timeAt(Math.min(place.share, 1)) * 100),
    style: `{${translateTo(place)};rotate:${turns[index]}deg}`,
  }));
  const keyframes = stops.map(({ time, style }) => `${time}%${style}`).join('');
  const [start, end] = [stops[0], stops.at(-1)].map((stop) => stop?.style ?? '{}');
  const rules = `@layer base{[data-vehicle]${end}@media screen and (prefers-reduced-motion:no-preference){[data-reveal=below] [data-vehicle]${start}[data-reveal=now] [data-vehicle]{animation:drive var(--duration-m) linear both}}@keyframes drive{${keyframes}}}`;
  // Each vehicle has its own.
  return rules
    .replaceAll('[data-vehicle]', `[data-vehicle="${name}"]`)
    .replaceAll(/\bdrive\b/g, `drive-${name}`);
}
