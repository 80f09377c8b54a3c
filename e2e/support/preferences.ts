import type { Page } from '@playwright/test';
import { type Language, localeOf } from 'shared-contracts/values/limits';

type Choice = { language?: Language; colorMode?: 'light' | 'dark' };

/** Waits until nothing moves that ever stands still. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Chooses as somebody does in another tab of the browser. */
export const remember = (page: Page, { language, colorMode }: Choice) =>
  page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
      }
    },
    {
      ...(language && { 'consign.localization': JSON.stringify({ language, units: 'metric' }) }),
      ...(colorMode && { 'consign.colorMode': JSON.stringify(colorMode) }),
    },
  );

/** Chooses, and waits until nothing moves any more. */
export async function choose(page: Page, choice: Choice) {
  await remember(page, choice);
  if (choice.language) await page.locator(`html[lang=${localeOf(choice.language)}]`).waitFor({ state: 'attached' });
  await settled(page);
}
