import { useEffect, useState } from 'react';
import type { Language } from 'shared-contracts/values/limits';
import { uiLocales } from 'shared-ui';
import routes from './routes.tsx';

export type Texts = Record<string, string>;

const ENGLISH: Texts = {};
/** The portal falls back to English after this time. */
const TIMEOUT_MS = 4_000;

const withTimeout = <T>(work: Promise<T>, fallback: T) =>
  Promise.race([work, new Promise<T>((resolve) => setTimeout(() => resolve(fallback), TIMEOUT_MS))]);

/** Loads the shell's and shared-ui's texts in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'en') return ENGLISH;
  const sources = [uiLocales[language], routes.messages[language]];
  const loaded = await Promise.all(
    sources.map((load) =>
      withTimeout(
        load().then(
          (module) => module.default,
          () => ENGLISH,
        ),
        ENGLISH,
      ),
    ),
  );
  return Object.assign({}, ...loaded);
}

/** Returns the texts of the language; until they are loaded, those of the previous one. */
export function useTexts(language: Language, initialTexts: Texts): Texts {
  const [texts, setTexts] = useState(initialTexts);
  useEffect(() => {
    let isCurrent = true;
    void loadTexts(language).then((loadedTexts) => isCurrent && setTexts(loadedTexts));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return texts;
}
