import type { Texts } from './report.texts.ts';

/** Titles of the columns about the own currency. */
export const OWN_CURRENCY_TEXTS = {
  ownTotal: [
    'Total in own currency',
    'Totale in valuta propria',
    'Total en devise propre',
    'Total en moneda propia',
    'තම මුදල් ඒකකයෙන් එකතුව',
  ],
  ownRate: ['Exchange rate', 'Tasso di cambio', 'Taux de change', 'Tipo de cambio', 'විනිමය අනුපාතය'],
  rateState: ['Rate', 'Tasso', 'Taux', 'Tipo', 'අනුපාතය'],
} as const satisfies Record<string, Texts>;
