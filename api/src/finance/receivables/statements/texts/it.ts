import type { StatementTexts } from './statement-texts.ts';

export const it: StatementTexts = {
  title: 'Estratto conto',
  partner: 'Partner',
  period: 'Periodo',
  between: '{from} – {to}',
  account: 'Conto in {currency}',
  opening: 'Saldo iniziale',
  closing: 'Saldo finale',
  date: 'Data',
  document: 'Documento',
  reference: 'Numero o riferimento',
  due: 'Scadenza',
  amount: 'Importo ({currency})',
  balance: 'Saldo ({currency})',
  kind: { invoice: 'Fattura', creditNote: 'Nota di credito', payment: 'Pagamento', refund: 'Rimborso' },
  nothing: 'In questo periodo non c’è stato alcun movimento e non c’è nulla da saldare.',
  mail: {
    subject: 'Estratto conto di {organization}',
    text: '{organization} ti ha inviato l’estratto conto dal {from} al {to}. Il PDF è allegato.',
  },
};
