import { test } from 'node:test';
import { PHONE, TABLET_LANDSCAPE, withApp } from './support/browser';

for (const [name, viewport] of Object.entries({ phone: PHONE, tablet: TABLET_LANDSCAPE })) {
  test(`the app opens on a ${name} and shows its name`, () =>
    withApp({ viewport }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Charter Chest' }).first().waitFor();
    }));
}
