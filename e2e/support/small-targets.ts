import type { Page } from '@playwright/test';

/** Targets that are smaller than a finger, of 44 pixels, except for links in a sentence and labels above their field. */
export const smallTargets = (page: Page) =>
  page.locator('a, button, input, select, summary, label').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const inSentence =
        target.matches('a') &&
        getComputedStyle(target).display === 'inline' &&
        [...(target.parentNode?.childNodes ?? [])].some(
          (node) => node instanceof Text && /\p{L}/u.test(node.data),
        );
      const ofField =
        target instanceof HTMLLabelElement &&
        !target.querySelector('input, select') &&
        !target.control?.matches('[type="checkbox"], [type="radio"]');
      const isHidden =
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.matches('.default, .visually-hidden, [type="hidden"]');
      if (inSentence || ofField || isHidden) return [];
      const label = target instanceof HTMLInputElement && target.labels?.[0];
      const boxes = [target, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
      const [width, height] = [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ];
      const what = target.textContent?.trim() || target.id || target.className;
      return width < 43.5 || height < 43.5
        ? [`${target.localName} ${what}: ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    }),
  );
