/** Words that name a day, in every language of the portal, with the days from today. */
export const DAY_WORDS: Readonly<Record<string, number>> = {
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  tmr: 1,
  'day after tomorrow': 2,
  ieri: -1,
  oggi: 0,
  domani: 1,
  dopodomani: 2,
  hier: -1,
  "aujourd'hui": 0,
  demain: 1,
  'apres-demain': 2,
  ayer: -1,
  hoy: 0,
  manana: 1,
  'pasado manana': 2,
  ඊයේ: -1,
  අද: 0,
  හෙට: 1,
  අනිද්දා: 2,
};

export type PeriodUnit = 'days' | 'weeks' | 'months';

/** Units of `+2d`, in every language; *s* is a week, *sem* too. */
const UNIT_WORDS: Readonly<Record<PeriodUnit, string>> = {
  days: 'd day days g gg giorno giorni j jour jours dia dias දින දිනයක් දවස් දවසක්',
  weeks: 'w week weeks s sett settimana settimane sem semaine semaines semana semanas සති සතියක්',
  months: 'm month months mese mesi mois mes meses මාස මාසයක්',
};

export const PERIOD_UNITS: ReadonlyMap<string, PeriodUnit> = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, PeriodUnit] => [word, unit as PeriodUnit]),
  ),
);
