// A person at the table: starts a game, taps what is offered, confirms. Finds everything by what it is called or offers.
import type { Locator, Page } from 'playwright-core';

export const choices = (page: Page): Locator => page.getByTestId('choice');
export const confirm = (page: Page): Locator => page.getByTestId('confirm');
const finalScores = (page: Page): Locator => page.getByRole('heading', { name: /^(Final scores|Endstand|Wynik)/ });

/** From the start screen to the table: two seats, whatever the language. */
export async function startTwoSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Los|Zaczynamy)/ }).click();
  await choices(page).first().waitFor();
}

/** Taps a choice and confirms it where the bar asks for that: nothing acts on one tap. */
export async function choose(page: Page, choice: Locator): Promise<void> {
  await choice.click();
  await confirm(page).click();
  await confirm(page).waitFor({ state: 'detached' });
}

/** Both players put their start building on the first plot offered. */
export async function placeStartBuildings(page: Page): Promise<void> {
  for (let seat = 0; seat < 2; seat++) await choose(page, choices(page).first());
}

/** The places that bring a game to its end; a person in a hurry goes there first. */
const HURRY = [/^Charterstone/, /^Zeppelin/, /^Grandstand/, /^Cloud Port/];

async function pick(page: Page, turn: number): Promise<Locator> {
  const labels = await choices(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  for (const place of HURRY) {
    const i = labels.findIndex((label) => place.test(label));
    if (i >= 0) return choices(page).nth(i);
  }
  // Not at random but never the same twice in a row: a test must play the same game every time.
  return choices(page).nth((turn * 7 + 3) % labels.length);
}

/** Plays by taps until the final scores are on screen; how many decisions it took. */
export async function playToTheEnd(page: Page, most = 1500): Promise<number> {
  for (let turn = 0; turn < most; turn++) {
    await choices(page).or(finalScores(page)).first().waitFor();
    if (await finalScores(page).isVisible()) return turn;
    await choose(page, await pick(page, turn));
  }
  throw new Error(`the game was not over after ${most} decisions`);
}
