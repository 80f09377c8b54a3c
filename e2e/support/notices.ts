import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    recordedNotices?: string[];
  }
}

/** Runs in the page. Notices disappear after three seconds, which a busy machine could miss. */
export function recordNotices() {
  const notices: string[] = (window.recordedNotices = []);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.closest('[aria-live]')) notices.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Expects that the portal shows or has shown the notice. */
export const expectNotice = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => window.recordedNotices)).toContain(text);
