import type { Locator } from '@playwright/test';

/** The box of an element in the window, in pixels. @throws if the element has no box */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
