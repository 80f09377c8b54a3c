import type { Language } from 'shared-contracts/values/limits';
import type { Choice } from 'shared-ui/form';

/** Each in itself: it must be found by those who cannot read the present one. */
const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  sp: 'Español',
  sin: 'සිංහල',
};
export const languageChoices: readonly Choice[] = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({
  value,
  label,
}));
