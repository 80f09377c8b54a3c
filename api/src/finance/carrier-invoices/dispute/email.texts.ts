import type { CarrierInvoiceNews } from 'shared-contracts/values/finance/carrier-invoices';
import type { Language } from 'shared-contracts/values/limits';

/** `{number}` of the carrier invoice, `{organization}` that acted, `{name}` of the reader. `news` are also the subjects. */
type EmailTexts = { greeting: string; open: string; news: Record<CarrierInvoiceNews, string> };

export const CARRIER_INVOICE_EMAIL_TEXTS: Record<Language, EmailTexts> = {
  en: {
    greeting: 'Hello {name},',
    open: 'Open the invoice',
    news: {
      disputed: '{organization} disputes invoice {number}',
      message: '{organization} has written about invoice {number}',
      proposed: '{organization} proposes other amounts for invoice {number}',
      agreed: '{organization} has agreed to the amounts of invoice {number}',
      approved: '{organization} has approved invoice {number}',
      rejected: '{organization} has rejected invoice {number}',
      creditApproved: '{organization} has approved credit note {number}',
      creditRejected: '{organization} has rejected credit note {number}',
    },
  },
  it: {
    greeting: 'Ciao {name},',
    open: 'Apri la fattura',
    news: {
      disputed: '{organization} contesta la fattura {number}',
      message: '{organization} ha scritto riguardo alla fattura {number}',
      proposed: '{organization} propone altri importi per la fattura {number}',
      agreed: '{organization} ha accettato gli importi della fattura {number}',
      approved: '{organization} ha approvato la fattura {number}',
      rejected: '{organization} ha respinto la fattura {number}',
      creditApproved: '{organization} ha approvato la nota di credito {number}',
      creditRejected: '{organization} ha respinto la nota di credito {number}',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    open: 'Ouvrir la facture',
    news: {
      disputed: '{organization} conteste la facture {number}',
      message: '{organization} a écrit au sujet de la facture {number}',
      proposed: '{organization} propose d’autres montants pour la facture {number}',
      agreed: '{organization} a accepté les montants de la facture {number}',
      approved: '{organization} a approuvé la facture {number}',
      rejected: '{organization} a refusé la facture {number}',
      creditApproved: '{organization} a approuvé l’avoir {number}',
      creditRejected: '{organization} a refusé l’avoir {number}',
    },
  },
  sp: {
    greeting: 'Hola, {name}:',
    open: 'Abrir la factura',
    news: {
      disputed: '{organization} impugna la factura {number}',
      message: '{organization} ha escrito sobre la factura {number}',
      proposed: '{organization} propone otros importes para la factura {number}',
      agreed: '{organization} ha aceptado los importes de la factura {number}',
      approved: '{organization} ha aprobado la factura {number}',
      rejected: '{organization} ha rechazado la factura {number}',
      creditApproved: '{organization} ha aprobado la nota de crédito {number}',
      creditRejected: '{organization} ha rechazado la nota de crédito {number}',
    },
  },
  sin: {
    greeting: 'ආයුබෝවන් {name},',
    open: 'ඉන්වොයිසිය විවෘත කරන්න',
    news: {
      disputed: '{organization} විසින් {number} ඉන්වොයිසියට විරෝධය පළ කර ඇත',
      message: '{organization} විසින් {number} ඉන්වොයිසිය ගැන ලියා ඇත',
      proposed: '{organization} විසින් {number} ඉන්වොයිසිය සඳහා වෙනත් මුදල් යෝජනා කර ඇත',
      agreed: '{organization} විසින් {number} ඉන්වොයිසියේ මුදල්වලට එකඟ වී ඇත',
      approved: '{organization} විසින් {number} ඉන්වොයිසිය අනුමත කර ඇත',
      rejected: '{organization} විසින් {number} ඉන්වොයිසිය ප්‍රතික්ෂේප කර ඇත',
      creditApproved: '{organization} විසින් {number} බැර සටහන අනුමත කර ඇත',
      creditRejected: '{organization} විසින් {number} බැර සටහන ප්‍රතික්ෂේප කර ඇත',
    },
  },
};
