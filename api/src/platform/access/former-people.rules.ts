import { formerNumberOf, replaceFormerPeople } from 'shared-contracts/values/identity/person-name';
import type { Language } from 'shared-contracts/values/limits';

/** The same texts as in the interface (`ui.formerPerson`). */
const TEXTS: Record<Language, string> = {
  en: 'Former person',
  it: 'Persona non più attiva',
  fr: 'Ancienne personne',
  sp: 'Antigua persona',
  sin: 'හිටපු පුද්ගලයා',
};

const nameFormer = (number: string, language: Language) => `${TEXTS[language]} ${number}`;

/** The name of an anonymized person in a language; any other name as it is. */
export function translateName(name: string, language: Language): string {
  const number = formerNumberOf(name);
  return number === null ? name : nameFormer(number, language);
}

/** A text, with anonymized people in it named in a language. */
export const translateNames = (text: string, language: Language): string =>
  replaceFormerPeople(text, (number) => nameFormer(number, language));
