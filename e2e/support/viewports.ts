import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

type Size = { width: number; height: number };

export async function resizeWindow(page: Page, size: Size) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/**
 * Makes Chromium recompute all styles: it retains outdated ones when its width changes while style rules are inserted.
 * Another change of the width alone isn't always enough.
 */
export async function refreshStyles(page: Page) {
  await page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
    for (const sheet of sheets) sheet.disabled = true;
    document.documentElement.getBoundingClientRect();
    for (const sheet of sheets) sheet.disabled = false;
  });
  const { width, height } = page.viewportSize() ?? DESKTOP;
  await resizeWindow(page, { width: width + 1, height });
  await resizeWindow(page, { width, height });
}
