import type { Language } from 'shared-contracts/values/limits';

/** Texts of the invoice and the receipt of a purchase. Placeholders are in braces. */
export type InvoiceTexts = {
  title: { invoice: string; receipt: string };
  date: string;
  dueOn: string;
  invoiceNumber: string;
  paidOn: string;
  paymentReference: string;
  sellerAddress: string;
  sellerTaxNumber: string;
  buyer: string;
  buyerAddress: string;
  buyerTaxNumber: string;
  description: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  credits: string;
  net: string;
  tax: string;
  total: string;
  payBy: string;
  expires: string;
  cancelled: string;
  printed: string;
};

export const INVOICE_TEXTS: Record<Language, InvoiceTexts> = {
  en: {
    title: { invoice: 'Invoice', receipt: 'Receipt' },
    date: 'Invoice date',
    dueOn: 'Due date',
    invoiceNumber: 'Invoice',
    paidOn: 'Paid on',
    paymentReference: 'Payment reference',
    sellerAddress: 'Address of the seller',
    sellerTaxNumber: 'Tax number of the seller',
    buyer: 'Bill to',
    buyerAddress: 'Address',
    buyerTaxNumber: 'Tax number',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount ({currency})',
    credits: 'Prepaid trip credits (EPC)',
    net: 'Net amount',
    tax: 'Tax {percentage} %',
    total: 'Total',
    payBy: 'Pay by {day} with the reference {number}.',
    expires: 'Unused credits expire on {day}.',
    cancelled: 'CANCELLED',
    printed: 'Printed {at} ({zone})',
  },
  it: {
    title: { invoice: 'Fattura', receipt: 'Ricevuta' },
    date: 'Data della fattura',
    dueOn: 'Scadenza',
    invoiceNumber: 'Fattura',
    paidOn: 'Pagata il',
    paymentReference: 'Riferimento del pagamento',
    sellerAddress: 'Indirizzo del venditore',
    sellerTaxNumber: 'Partita IVA del venditore',
    buyer: 'Intestata a',
    buyerAddress: 'Indirizzo',
    buyerTaxNumber: 'Partita IVA',
    description: 'Descrizione',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario',
    amount: 'Importo ({currency})',
    credits: 'Crediti viaggio prepagati (EPC)',
    net: 'Imponibile',
    tax: 'Imposta {percentage} %',
    total: 'Totale',
    payBy: 'Pagare entro il {day} indicando il riferimento {number}.',
    expires: 'I crediti non usati scadono il {day}.',
    cancelled: 'ANNULLATA',
    printed: 'Stampata il {at} ({zone})',
  },
  fr: {
    title: { invoice: 'Facture', receipt: 'Reçu' },
    date: 'Date de facture',
    dueOn: 'Échéance',
    invoiceNumber: 'Facture',
    paidOn: 'Payée le',
    paymentReference: 'Référence du paiement',
    sellerAddress: 'Adresse du vendeur',
    sellerTaxNumber: 'N° fiscal du vendeur',
    buyer: 'Facturé à',
    buyerAddress: 'Adresse',
    buyerTaxNumber: 'N° fiscal',
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant ({currency})',
    credits: 'Crédits de voyage prépayés (EPC)',
    net: 'Montant hors taxe',
    tax: 'Taxe {percentage} %',
    total: 'Total',
    payBy: 'À payer avant le {day} avec la référence {number}.',
    expires: 'Les crédits non utilisés expirent le {day}.',
    cancelled: 'ANNULÉE',
    printed: 'Imprimé le {at} ({zone})',
  },
  sp: {
    title: { invoice: 'Factura', receipt: 'Recibo' },
    date: 'Fecha de factura',
    dueOn: 'Vencimiento',
    invoiceNumber: 'Factura',
    paidOn: 'Pagada el',
    paymentReference: 'Referencia del pago',
    sellerAddress: 'Dirección del vendedor',
    sellerTaxNumber: 'N.º fiscal del vendedor',
    buyer: 'Facturar a',
    buyerAddress: 'Dirección',
    buyerTaxNumber: 'N.º fiscal',
    description: 'Descripción',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    amount: 'Importe ({currency})',
    credits: 'Créditos de viaje prepagados (EPC)',
    net: 'Base imponible',
    tax: 'Impuesto {percentage} %',
    total: 'Total',
    payBy: 'Pague antes del {day} con la referencia {number}.',
    expires: 'Los créditos sin usar caducan el {day}.',
    cancelled: 'ANULADA',
    printed: 'Impreso el {at} ({zone})',
  },
  sin: {
    title: { invoice: 'ඉන්වොයිසිය', receipt: 'රිසිට්පත' },
    date: 'ඉන්වොයිසි දිනය',
    dueOn: 'ගෙවිය යුතු දිනය',
    invoiceNumber: 'ඉන්වොයිසිය',
    paidOn: 'ගෙවූ දිනය',
    paymentReference: 'ගෙවීමේ යොමුව',
    sellerAddress: 'විකුණුම්කරුගේ ලිපිනය',
    sellerTaxNumber: 'විකුණුම්කරුගේ බදු අංකය',
    buyer: 'ගැනුම්කරු',
    buyerAddress: 'ලිපිනය',
    buyerTaxNumber: 'බදු අංකය',
    description: 'විස්තරය',
    quantity: 'ප්‍රමාණය',
    unitPrice: 'ඒකක මිල',
    amount: 'මුදල ({currency})',
    credits: 'පෙර ගෙවූ ගමන් ණය (EPC)',
    net: 'ශුද්ධ මුදල',
    tax: 'බද්ද {percentage} %',
    total: 'එකතුව',
    payBy: '{day} දිනට පෙර {number} යොමුව සමඟ ගෙවන්න.',
    expires: 'භාවිත නොකළ ණය {day} දින කල් ඉකුත් වේ.',
    cancelled: 'අවලංගුයි',
    printed: 'මුද්‍රණය කළේ {at} ({zone})',
  },
};
