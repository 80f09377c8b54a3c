import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AreaManifest } from 'shared-contracts/values/areas';
import type { Language } from 'shared-contracts/values/limits';
import { messagesOf } from '../../tools/i18n/messages.ts';
import { ROOT } from '../../tools/run/paths.ts';

type Texts = Record<string, string>;
/** A text by its id, in each language. */
type Said = { id: string; en: string; said: string };

const WORKSPACES = globSync(['shell', 'shared-ui', 'mfe-*'], { cwd: ROOT });
const json = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

const localeOf = (workspace: string, language: Language) =>
  language === 'en' ? {} : json<Texts>(`${workspace}/locales/${language}.json`);
const labelsOf = (workspace: string) =>
  existsSync(join(ROOT, workspace, 'area.json'))
    ? json<Pick<AreaManifest, 'labels'>>(`${workspace}/area.json`).labels
    : undefined;

async function saidBy(workspace: string, language: Language): Promise<Said[]> {
  const texts = localeOf(workspace, language);
  const labels = labelsOf(workspace);
  return [
    ...(await messagesOf(ROOT, workspace)).map(({ id, text }) => ({ id, en: text, said: texts[id] ?? text })),
    ...Object.entries(labels?.en ?? {}).map(([id, en]) => ({
      id: `${workspace} ${id}`,
      en,
      said: labels?.[language][id] ?? en,
    })),
  ];
}

/** All that the portal can say: messages by their id, menu entries by `mfe-orders menu.orders`. */
export const allSaid = async (language: Language): Promise<Said[]> =>
  (await Promise.all(WORKSPACES.map((workspace) => saidBy(workspace, language)))).flat();

/** English texts that say something else in the language, as far as they can be recognized: those without a placeholder, and no word of the language. */
export function englishAmong(all: readonly Said[]): Set<string> {
  const own = new Set(all.map(({ said }) => said));
  return new Set(all.map(({ en }) => en).filter((en) => !own.has(en) && !en.includes('{')));
}

/** Every text that the page shows or tells a screen reader, but what it says to be in another language than its own. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    const isOwn = (element: Element) => element.closest('[lang]') === document.documentElement;
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element?.checkVisibility() && isOwn(element)) shown.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) shown.push(element.getAttribute(name) ?? '');
    }
    return shown.map((text) => text.trim()).filter(Boolean);
  });
