import { useEffect, useState } from 'react';
import type { Language } from 'shared-contracts/values/limits';
import type { AreaRoutes } from 'shared-ui/area';

export type Texts = Record<string, string>;

const ENGLISH: Texts = {};
/** Texts are not worth waiting longer for: the page shows English. */
const LIMIT_MS = 4_000;

const known = new WeakMap<AreaRoutes, Partial<Record<Language, Promise<Texts>>>>();

function load(routes: AreaRoutes, language: Exclude<Language, 'en'>): Promise<Texts> {
  const loaded = known.get(routes) ?? {};
  known.set(routes, loaded);
  return (loaded[language] ??= routes.messages[language]().then(
    (module) => module.default,
    () => {
      delete loaded[language];
      return ENGLISH;
    },
  ));
}

/** The area's texts in a language; none for English, which stands in the code. */
export function textsOf(routes: AreaRoutes, language: Language): Promise<Texts> {
  if (language === 'en') return Promise.resolve(ENGLISH);
  return Promise.race([
    load(routes, language),
    new Promise<Texts>((resolve) => setTimeout(() => resolve(ENGLISH), LIMIT_MS)),
  ]);
}

/** The texts that came with the part, until another language is chosen. */
export function useAreaTexts(routes: AreaRoutes, first: Texts, language: Language): Texts {
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Texts) => isWanted && setTexts(found);
    void (language === 'en' ? Promise.resolve(ENGLISH) : load(routes, language)).then(show);
    return () => {
      isWanted = false;
    };
  }, [routes, language]);
  return texts;
}
