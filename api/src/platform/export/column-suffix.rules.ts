import type { Language } from 'shared-contracts/values/limits';

/** Suffixes that distinguish columns of a file which are a single column on the screen. */
export const SUFFIX_TEXTS = {
  from: { en: 'from', it: 'dal', fr: 'du', sp: 'desde', sin: 'සිට' },
  to: { en: 'to', it: 'al', fr: 'au', sp: 'hasta', sin: 'දක්වා' },
  currency: { en: 'currency', it: 'valuta', fr: 'devise', sp: 'moneda', sin: 'මුදල් ඒකකය' },
  time: { en: 'time', it: 'ora', fr: 'heure', sp: 'hora', sin: 'වේලාව' },
  minutes: { en: 'minutes', it: 'minuti', fr: 'minutes', sp: 'minutos', sin: 'මිනිත්තු' },
} as const satisfies Record<string, Record<Language, string>>;

export type Suffix = keyof typeof SUFFIX_TEXTS;
