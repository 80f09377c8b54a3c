import type { Page } from '@playwright/test';

/** Simulates the focus event of a tab. A locator dispatches it, because the page may navigate at that moment. */
export const focusTab = (page: Page) => page.locator('body').dispatchEvent('focus');
