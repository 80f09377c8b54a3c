import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Resizes the window, twice: Chromium keeps outdated styles when its width changes while style rules are inserted, until
 * the next change of the width.
 */
export async function resizeWindow(page: Page, size: { width: number; height: number }) {
  const previous = page.viewportSize() ?? DESKTOP;
  for (const next of [size, previous, size]) {
    await page.setViewportSize(next);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
