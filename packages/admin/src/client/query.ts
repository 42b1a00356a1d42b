/** The first element that a selector finds. */
export const query = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector<Found>(selector);

/**
 * The element that a selector finds.
 *
 * @throws if there is none: page and script do not match then
 */
export function elementAt<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = query<Found>(selector, within);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
