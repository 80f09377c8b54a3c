import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    told?: string[];
  }
}

/** Runs in the page: what the portal tells in its corner goes after three seconds, which a busy machine may miss. */
export function rememberTold() {
  const told: string[] = (window.told = []);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.closest('[aria-live]')) told.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The portal has told it, now or before. */
export const told = (page: Page, text: string) => expect.poll(() => page.evaluate(() => window.told)).toContain(text);
