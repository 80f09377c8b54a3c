import type { Page } from '@playwright/test';
import { type Language, localeOf } from 'shared-contracts/values/limits';

type Preferences = { language?: Language; colorMode?: 'light' | 'dark' };

/** Waits for all animations that aren't infinite. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

/** Stores preferences like another tab of the browser. */
export const storePreferences = (page: Page, { language, colorMode }: Preferences) =>
  page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
      }
    },
    {
      ...(language && { 'consign.localization': JSON.stringify({ language, units: 'metric' }) }),
      ...(colorMode && { 'consign.colorMode': JSON.stringify(colorMode) }),
    },
  );

/** Stores preferences and waits until the page shows them. */
export async function applyPreferences(page: Page, preferences: Preferences) {
  await storePreferences(page, preferences);
  if (preferences.language)
    await page.locator(`html[lang=${localeOf(preferences.language)}]`).waitFor({ state: 'attached' });
  await waitForAnimations(page);
}
