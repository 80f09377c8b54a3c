import type { Language } from 'shared-contracts/values/limits';

/** Each in its own language, for users who cannot read the current one. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  sp: 'Español',
  sin: 'සිංහල',
};
