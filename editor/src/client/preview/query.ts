/** The first element that a selector finds. */
export const query = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector<Found>(selector);
