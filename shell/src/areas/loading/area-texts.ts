import { useEffect, useState } from 'react';
import type { Language } from 'shared-contracts/values/limits';
import type { AreaRoutes } from 'shared-ui/area';

export type Texts = Record<string, string>;

const ENGLISH: Texts = {};
/** The page falls back to English after this time. */
const TIMEOUT_MS = 4_000;

const textsByRoutes = new WeakMap<AreaRoutes, Partial<Record<Language, Promise<Texts>>>>();

function load(routes: AreaRoutes, language: Exclude<Language, 'en'>): Promise<Texts> {
  const loaded = textsByRoutes.get(routes) ?? {};
  textsByRoutes.set(routes, loaded);
  return (loaded[language] ??= routes.messages[language]().then(
    (module) => module.default,
    () => {
      delete loaded[language];
      return ENGLISH;
    },
  ));
}

/** Loads the area's texts in a language; English is in the code. */
export function loadAreaTexts(routes: AreaRoutes, language: Language): Promise<Texts> {
  if (language === 'en') return Promise.resolve(ENGLISH);
  return Promise.race([
    load(routes, language),
    new Promise<Texts>((resolve) => setTimeout(() => resolve(ENGLISH), TIMEOUT_MS)),
  ]);
}

/** Returns the initially loaded texts until the language changes. */
export function useAreaTexts(routes: AreaRoutes, initialTexts: Texts, language: Language): Texts {
  const [texts, setTexts] = useState(initialTexts);
  useEffect(() => {
    let isCurrent = true;
    const show = (loadedTexts: Texts) => isCurrent && setTexts(loadedTexts);
    void (language === 'en' ? Promise.resolve(ENGLISH) : load(routes, language)).then(show);
    return () => {
      isCurrent = false;
    };
  }, [routes, language]);
  return texts;
}
