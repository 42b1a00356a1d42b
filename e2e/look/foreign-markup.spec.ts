import { disturbances } from '../support/disturbances.ts';
import { sendDisturbed } from '../support/disturbed-form.ts';
import { siteTest as test } from '../support/fixtures.ts';

// All programs at once are in e2e/foreign-markup.spec.ts. Some of them hide what another one alone would break.
test('a form keeps what is typed before, while and after its script comes, whatever one program did to it, and sends it', async ({
  page,
  gateway,
}) => {
  for (const [name, change] of Object.entries(disturbances)) {
    await test.step(name, () => sendDisturbed(page, gateway, name, [change]));
  }
});
