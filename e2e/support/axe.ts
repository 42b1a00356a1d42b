import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of WCAG 2.0 to 2.2, A and AA. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface AxeOptions {
  /** The selector of the only elements that are checked. */
  within?: string;
  /** Rules to leave out, by name. */
  without?: string[];
  /** These rules and no others, by name. */
  only?: string[];
}

/** A rule of axe, and the elements that break it. */
export interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string | undefined }[];
}

/** One line for each element that breaks a rule. */
export const violationLines = (violations: Violation[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      `${id}: ${target.join(' ')} ${failureSummary}`.replaceAll(/\s+/g, ' '),
    ),
  );

/** The violations that axe finds in the current state of a page, of WCAG and of axe's best practices. */
export async function violationsOf(
  page: Page,
  { within, without = [], only }: AxeOptions = {},
): Promise<string[]> {
  // Waits until no element is fading in, because axe reads the colours of the final state.
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect, timeline }) =>
            playState !== 'running' ||
            !(timeline instanceof DocumentTimeline) ||
            effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
        ),
    null,
    { timeout: 0 },
  );
  // Legacy mode opens no further tab, which only pages with frames need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const chosen = only ? axe.withRules(only) : axe.withTags([...wcagRules, 'best-practice']);
  const { violations } = await chosen.disableRules(without).analyze();
  return violationLines(violations);
}
