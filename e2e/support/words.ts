import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from 'shared-contracts/values/limits';
import { messagesOf } from '../../tools/i18n/messages.ts';
import { ROOT } from '../../tools/run/paths.ts';

const WORKSPACES = ['shell', 'shared-ui', 'mfe-orders'];

/** English texts that say something else in the language, as far as they can be recognized: those without a placeholder. */
export async function englishNotIn(language: Language): Promise<Set<string>> {
  const english: string[] = [];
  const same = new Set<string>();
  for (const workspace of WORKSPACES) {
    const translated: Record<string, string> = JSON.parse(readFileSync(join(ROOT, workspace, 'locales', `${language}.json`), 'utf8'));
    for (const { id, text } of await messagesOf(ROOT, workspace)) {
      if (translated[id] === text) same.add(text);
      else if (!text.includes('{')) english.push(text);
    }
  }
  return new Set(english.filter((text) => !same.has(text)));
}

/** Every text that the page shows or tells a screen reader. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement?.checkVisibility()) shown.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) shown.push(element.getAttribute(name) ?? '');
    }
    return shown.map((text) => text.trim()).filter(Boolean);
  });
