import { OWN_CURRENCY_TEXTS } from './own-currency.texts.ts';
import type { Texts } from './report.texts.ts';

/** Column titles for the payee of a bill, its contract and its amounts in the own currency. */
export const BILLING_TEXTS = {
  ...OWN_CURRENCY_TEXTS,
  billingPartner: ['Paid to', 'Pagato a', 'Payé à', 'Pagado a', 'ගෙවන්නේ'],
  billingContact: [
    'Billing contact',
    'Contatto di fatturazione',
    'Contact de facturation',
    'Contacto de facturación',
    'බිල්පත් සම්බන්ධතාව',
  ],
  billingContract: [
    'Billing contract',
    'Contratto di fatturazione',
    'Contrat de facturation',
    'Contrato de facturación',
    'බිල්පත් ගිවිසුම',
  ],
} as const satisfies Record<string, Texts>;
