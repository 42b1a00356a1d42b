import type { Page } from '@playwright/test';
import type { Content } from '../../packages/content-model/src/collections.ts';
import { fullTest } from '../support/agencies/agencies.ts';
import { ENTRIES } from '../support/agencies/full.ts';
import { expect } from '../support/fixtures.ts';

/** A team that changes by itself. */
function teamOn(page: Page, { labels, team: { members } }: Content) {
  const region = page.locator('#team');
  const name = region.getByRole('heading', { level: 3 });
  const button = (label: 'pauseTeam' | 'nextTeamMember') =>
    region.getByRole('button', { name: labels[label] });
  /** The position of the member that is shown. */
  const shown = async () => {
    const text = await name.textContent();
    return members.findIndex((member) => member.name === text);
  };
  /** The number of members by which the team moves on in some seconds of the page's own time. */
  const stepsIn = async (seconds: number) => {
    const before = await shown();
    await page.clock.runFor(seconds * 1000);
    return ((await shown()) - before + members.length) % members.length;
  };
  return { region, name, button, shown, stepsIn };
}

/** A team on a page whose clock only the test moves. */
const test = fullTest.extend<{ team: ReturnType<typeof teamOn> }>({
  team: async ({ page, content }, use) => {
    const team = teamOn(page, content);
    await page.clock.install();
    await page.goto('');
    await team.region.scrollIntoViewIfNeeded();
    await expect(team.button('nextTeamMember')).toBeEnabled();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await use(team);
  },
});

test('the team shows the next member every five seconds, and the first one after the last', async ({
  team,
}) => {
  await expect(team.button('pauseTeam')).toBeVisible();
  expect(await team.stepsIn(5)).toBe(1);
  expect(await team.stepsIn(15)).toBe(3);
  expect(await team.stepsIn(ENTRIES * 5)).toBe(0);
  expect(await team.stepsIn(20)).toBe(4);
  await expect(team.region.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('the team waits while the pointer is over it, even when the focus leaves', async ({
  page,
  team,
}) => {
  await team.name.hover();
  await expect(team.region.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(await team.stepsIn(20)).toBe(0);
  const next = team.button('nextTeamMember');
  await next.focus();
  await next.blur();
  expect(await team.stepsIn(20)).toBe(0);
  await page.mouse.move(0, 0);
  await expect(team.region.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  expect(await team.stepsIn(5)).toBe(1);
});

test('the team waits while the focus is in it, even when the pointer leaves', async ({
  page,
  team,
}) => {
  const next = team.button('nextTeamMember');
  await next.focus();
  await next.hover();
  await page.mouse.move(0, 0);
  expect(await team.stepsIn(20)).toBe(0);
  await next.blur();
  expect(await team.stepsIn(5)).toBe(1);
});

test('the team stops for good with its pause button, which comes first, and starts again', async ({
  page,
  team,
  content,
}) => {
  const pause = team.button('pauseTeam');
  await expect(team.region.getByRole('button').first()).toHaveAccessibleName(
    content.labels.pauseTeam,
  );
  for (const [pressed, steps] of [
    ['true', 0],
    ['false', 1],
  ] as const) {
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', pressed);
    await page.mouse.move(0, 0);
    await pause.blur();
    expect(await team.stepsIn(5)).toBe(steps);
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the team never changes by itself, and has nothing to pause', async ({ team }) => {
    await expect(team.button('pauseTeam')).toHaveCount(0);
    expect(await team.stepsIn(30)).toBe(0);
    await team.button('nextTeamMember').click();
    await expect.poll(() => team.shown()).toBe(1);
  });
});
