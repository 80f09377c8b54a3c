import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Resizes the window once the page has drawn its latest changes: Chromium keeps outdated styles when its width changes
 * while style rules are inserted.
 */
export async function resizeWindow(page: Page, size: { width: number; height: number }) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.setViewportSize(size);
}
