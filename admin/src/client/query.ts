/** The first element that a selector finds. */
export const query = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector<Found>(selector);

/**
 * The element that a selector finds.
 *
 * @throws if there is none, as the page and its script do not fit then
 */
export function elementAt<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = query<Found>(selector, within);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
