import type { Page } from '@playwright/test';

/** What the browser tells the window when one turns to it; told through a locator, which outlives a page that leaves in that moment. */
export const turnTo = (page: Page) => page.locator('body').dispatchEvent('focus');
