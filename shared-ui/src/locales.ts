import type { Locales } from './area/index.ts';

/** The kit's own texts; the shell loads them together with its own. */
export const uiLocales: Locales = {
  it: () => import('../locales/it.json'),
  fr: () => import('../locales/fr.json'),
  sp: () => import('../locales/sp.json'),
  sin: () => import('../locales/sin.json'),
};
