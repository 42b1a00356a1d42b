/** A position of a marker on a route over a picture, in hundredths of the marker's width, which is its height too. */
export interface RoutePlace {
  x: number;
  y: number;
  /** How much of the route is behind the marker, from 0 to 1. */
  share: number;
}

/**
 * The positions of a marker on a route.
 *
 * @param route points in thousandths of the picture's width and height, such as `370 510, 400 450`
 * @param marker the marker's width in thousandths of the picture's width
 * @param ratio the picture's width divided by its height
 */
export function placesOf(route: string, marker: number, ratio: number): RoutePlace[] {
  const places = route.split(',').map((place) => {
    const [x = 0, y = 0] = place.trim().split(' ').map(Number);
    return { x: (100 * x) / marker, y: (100 * y) / marker / ratio };
  });
  const lengths = places.map(({ x, y }, index) => {
    const before = places[index - 1];
    return before ? Math.hypot(x - before.x, y - before.y) : 0;
  });
  const sum = (to: number) => lengths.slice(0, to + 1).reduce((total, each) => total + each, 0);
  const whole = sum(lengths.length) || 1;
  return places.map((place, index) => ({ ...place, share: sum(index) / whole }));
}

/** The CSS declaration for a position. */
export const translateTo = ({ x, y }: Pick<RoutePlace, 'x' | 'y'>) =>
  `translate:${Math.round(x)}% ${Math.round(y)}%`;
