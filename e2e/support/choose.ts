import type { Page } from '@playwright/test';
import { type Language, localeOf } from 'shared-contracts/values/limits';

type Choice = { language?: Language; colorMode?: 'light' | 'dark' };

/** Chooses as somebody does in another tab of the browser, and waits until nothing moves any more. */
export async function choose(page: Page, { language, colorMode }: Choice) {
  await page.evaluate((chosen) => {
    for (const [key, value] of Object.entries(chosen)) {
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    }
  }, {
    ...(language && { 'consign.localization': JSON.stringify({ language, units: 'metric' }) }),
    ...(colorMode && { 'consign.colorMode': JSON.stringify(colorMode) }),
  });
  if (language) await page.locator(`html[lang=${localeOf(language)}]`).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
