/** The screen's width by its height: see components/DeviceFrame. */
const RATIO = 16 / 10;

/** The marker's width in thousandths of the screen's: see Hero.module.css. */
const MARKER = 36;

/**
 * The style sheet that moves the marker on the device's screen along its route while the device becomes flat. Without
 * scroll-driven animations, or with reduced motion, the marker is at the end of the route.
 *
 * @param route places in thousandths of the screen's width and height, such as `370 510, 400 450`
 */
export function markerStyles(route: string): string {
  // In hundredths of the marker's own width, which is its height.
  const places = route.split(',').map((place) => {
    const [x = 0, y = 0] = place.trim().split(' ').map(Number);
    return { x: (100 * x) / MARKER, y: (100 * y) / MARKER / RATIO };
  });
  const lengths = places.map(({ x, y }, index) => {
    const before = places[index - 1];
    return before ? Math.hypot(x - before.x, y - before.y) : 0;
  });
  const sum = (to: number) => lengths.slice(0, to + 1).reduce((total, each) => total + each, 0);
  const whole = sum(lengths.length) || 1;
  const translate = ({ x = 0, y = 0 } = {}) => `{translate:${Math.round(x)}% ${Math.round(y)}%}`;
  const steps = places.map(
    (place, index) => `${Math.round((sum(index) / whole) * 100)}%${translate(place)}`,
  );
  const moving =
    '[data-marker]{animation:marker linear both;animation-timeline:scroll(root);animation-range:0 60vh}';
  return `@layer base{[data-marker]${translate(places.at(-1))}@supports (animation-timeline:scroll()){@media (prefers-reduced-motion:no-preference){${moving}}}@keyframes marker{${steps.join('')}}}`;
}
