import type { Language } from 'shared-contracts/values/limits';
import type { PdfQrBill } from '../../../platform/pdf/document.ts';

type Texts = PdfQrBill['texts'];

/** The standard's own words, which banks expect; it has none in Spanish and Sinhala. */
const en: Texts = {
  paymentPart: 'Payment part',
  receipt: 'Receipt',
  account: 'Account / Payable to',
  reference: 'Reference',
  message: 'Additional information',
  payableBy: 'Payable by',
  payableByBlank: 'Payable by (name/address)',
  currency: 'Currency',
  amount: 'Amount',
  acceptancePoint: 'Acceptance point',
  separate: 'Separate before paying in',
};
const fr: Texts = {
  paymentPart: 'Section paiement',
  receipt: 'Récépissé',
  account: 'Compte / Payable à',
  reference: 'Référence',
  message: 'Informations supplémentaires',
  payableBy: 'Payable par',
  payableByBlank: 'Payable par (nom/adresse)',
  currency: 'Monnaie',
  amount: 'Montant',
  acceptancePoint: 'Point de dépôt',
  separate: 'A détacher avant le versement',
};
const it: Texts = {
  paymentPart: 'Sezione pagamento',
  receipt: 'Ricevuta',
  account: 'Conto / Pagabile a',
  reference: 'Riferimento',
  message: 'Informazioni supplementari',
  payableBy: 'Pagabile da',
  payableByBlank: 'Pagabile da (nome/indirizzo)',
  currency: 'Valuta',
  amount: 'Importo',
  acceptancePoint: 'Punto di accettazione',
  separate: 'Da staccare prima del versamento',
};

export const QR_BILL_TEXTS: Record<Language, Texts> = { en, fr, it, sp: en, sin: en };
