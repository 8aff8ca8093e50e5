import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, TABLET_LANDSCAPE, TABLET_PORTRAIT, withApp } from './support/browser';
import { choices, choose, confirm, placeStartBuildings, playToTheEnd, startTwoSeats } from './support/table';

const SCREENS = { phone: PHONE, 'tablet in landscape': TABLET_LANDSCAPE, 'tablet in portrait': TABLET_PORTRAIT };

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`on a ${name} two people start game 1, one places a worker and takes it back`, () =>
    withApp({ viewport, path: '/' }, async ({ page }) => {
      await page.getByRole('button', { name: 'New game' }).click();
      await startTwoSeats(page);
      await placeStartBuildings(page);

      const port = page.getByRole('button', { name: /^Lumber Camp/ });
      await port.click();
      assert.match((await port.getAttribute('aria-label')) ?? '', /free.*can be used/, 'one tap does not act');
      await confirm(page).click();
      const occupied = page.getByRole('button', { name: /^Lumber Camp, occupied by/ });
      await occupied.waitFor();

      await page.getByRole('button', { name: /^Undo: / }).click();
      await page.getByRole('button', { name: /^Lumber Camp, free/ }).waitFor();
      await page.getByRole('button', { name: /^Redo: / }).click();
      await occupied.waitFor();
    }));

  test(`on a ${name} nothing is wider than the screen, and every choice is big enough for a finger`, () =>
    withApp({ viewport, path: '/new?seed=7' }, async ({ page }) => {
      await startTwoSeats(page);
      await placeStartBuildings(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
      for (const box of await Promise.all((await choices(page).all()).map((choice) => choice.boundingBox()))) {
        assert.ok(box !== null && box.width >= 48 && box.height >= 48, `a target of ${box?.width} × ${box?.height}`);
        assert.ok(box.x >= -1 && box.x + box.width <= viewport.width + 1, 'a target off the screen');
      }
    }));
}

test('two people play game 1 by taps to its final score', { timeout: 300_000 }, () =>
  withApp({ viewport: TABLET_LANDSCAPE, path: '/new?seed=7' }, async ({ page }) => {
    await startTwoSeats(page);
    const decisions = await playToTheEnd(page);
    assert.ok(decisions > 40, `${decisions} decisions`);
    await page
      .getByText(/wins?!$/)
      .first()
      .waitFor();
    const scores = page.getByRole('group', { name: /: \d+ VP$/ });
    assert.equal(await scores.count(), 2);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
  }),
);

for (const [locale, start, turn] of [
  ['de-DE', 'Neues Spiel', /Setze einen Arbeiter ein/],
  ['pl-PL', 'Nowa gra', /Umieść robotnika/],
] as const) {
  test(`a device that speaks ${locale} plays in that language, without a raw key`, () =>
    withApp({ viewport: PHONE, locale }, async ({ page }) => {
      await page.getByRole('button', { name: start }).click();
      await startTwoSeats(page);
      await placeStartBuildings(page);
      await page.getByText(turn).first().waitFor();
      await choose(page, choices(page).first());
      const words = await page.locator('body').innerText();
      assert.doesNotMatch(words, /\b(table|home|prompt|event|command|a11y)\.[a-z]/i);
    }));
}
