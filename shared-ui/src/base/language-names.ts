import type { Language } from 'shared-contracts/values/limits';

/** Each in itself: it must be found by those who cannot read the present one. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  sp: 'Español',
  sin: 'සිංහල',
};
