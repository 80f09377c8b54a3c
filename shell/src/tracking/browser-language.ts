import { localeOf, usePreferences } from 'shared-auth';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';

/** The first of the browser's languages that the portal has: `es-MX` is `sp`. */
export function findBrowserLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const [name] = tag.toLowerCase().split('-');
    const language = LANGUAGES.find((one) => localeOf(one) === name);
    if (language) return language;
  }
  return undefined;
}

/** Used until the visitor chooses another language, instead of the host's. */
export function applyBrowserLanguage() {
  const language = findBrowserLanguage(navigator.languages);
  usePreferences.getState().setDefaults('browser', language && { language });
}
