import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AreaManifest } from 'shared-contracts/values/portal/areas';
import type { Language } from 'shared-contracts/values/limits';
import { messagesOf } from '../../tools/i18n/messages.ts';
import { ROOT } from '../../tools/lib/paths.ts';

type TextById = Record<string, string>;
type TranslatedText = { id: string; en: string; translation: string };

const WORKSPACES = globSync(['shell', 'shared-ui', 'mfe-*'], { cwd: ROOT });
const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

const readLocale = (workspace: string, language: Language) =>
  language === 'en' ? {} : readJson<TextById>(`${workspace}/locales/${language}.json`);
const readLabels = (workspace: string) =>
  existsSync(join(ROOT, workspace, 'area.json'))
    ? readJson<Pick<AreaManifest, 'labels'>>(`${workspace}/area.json`).labels
    : undefined;

async function loadWorkspaceTexts(workspace: string, language: Language): Promise<TranslatedText[]> {
  const locale = readLocale(workspace, language);
  const labels = readLabels(workspace);
  return [
    ...(await messagesOf(ROOT, workspace)).map(({ id, text }) => ({ id, en: text, translation: locale[id] ?? text })),
    ...Object.entries(labels?.en ?? {}).map(([id, en]) => ({
      id: `${workspace} ${id}`,
      en,
      translation: labels?.[language][id] ?? en,
    })),
  ];
}

/** Loads all texts of the portal: messages by their id, area labels as `mfe-orders menu.orders`. */
export const loadTexts = async (language: Language): Promise<TranslatedText[]> =>
  (await Promise.all(WORKSPACES.map((workspace) => loadWorkspaceTexts(workspace, language)))).flat();

/** Returns the English texts that mustn't appear in the other language: those without placeholders that aren't also translations. */
export function getEnglishOnlyTexts(texts: readonly TranslatedText[]): Set<string> {
  const translations = new Set(texts.map(({ translation }) => translation));
  return new Set(texts.map(({ en }) => en).filter((en) => !translations.has(en) && !en.includes('{')));
}

/** Returns all visible and accessible texts of the page, except elements marked with another language. */
export const getPageTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pageTexts: string[] = [];
    const isPageLanguage = (element: Element) => element.closest('[lang]') === document.documentElement;
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element?.checkVisibility() && isPageLanguage(element)) pageTexts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) pageTexts.push(element.getAttribute(name) ?? '');
    }
    return pageTexts.map((text) => text.trim()).filter(Boolean);
  });
