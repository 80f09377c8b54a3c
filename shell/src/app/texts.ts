import { useEffect, useState } from 'react';
import type { Language } from 'shared-contracts/values/limits';
import { uiLocales } from 'shared-ui';
import routes from './routes.tsx';

export type Texts = Record<string, string>;

const ENGLISH: Texts = {};
/** Texts are not worth waiting longer for: the portal shows English. */
const LIMIT_MS = 4_000;

const waited = <T>(work: Promise<T>, instead: T) =>
  Promise.race([work, new Promise<T>((resolve) => setTimeout(() => resolve(instead), LIMIT_MS))]);

/** The shell's and the kit's texts in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'en') return ENGLISH;
  const sources = [uiLocales[language], routes.messages[language]];
  const loaded = await Promise.all(
    sources.map((load) =>
      waited(
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

/** The texts of the chosen language; those of the last one until they are there. */
export function useTexts(language: Language, first: Texts): Texts {
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void loadTexts(language).then((found) => isWanted && setTexts(found));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
}
