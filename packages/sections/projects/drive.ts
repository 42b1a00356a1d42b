import { placesOf, type RoutePlace, translateTo } from '../../../site/src/lib/route.ts';

/** The picture's width by its height: see Projects.module.css. */
const RATIO = 16 / 9;

/** The vehicle's width in thousandths of the picture's width. */
const VEHICLE = 72;

/**
 * The direction of the vehicle at each point, in degrees from downwards: the direction from the point before to the
 * point after.
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

/** The time after which a vehicle that slows down to a stop has gone a share of its way; both are from 0 to 1. */
const timeAt = (share: number) => 1 - Math.sqrt(1 - share);

/**
 * The style sheet that drives a vehicle over the picture of a card, once, when the picture comes into view. Under reduced
 * motion and without the page's script, the vehicle stands at the end of its way.
 *
 * @param name the name of the vehicle, unique on the page
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
  // Each vehicle has its own rules and keyframes.
  return rules
    .replaceAll('[data-vehicle]', `[data-vehicle="${name}"]`)
    .replaceAll(/\bdrive\b/g, `drive-${name}`);
}
