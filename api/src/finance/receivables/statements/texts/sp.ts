import type { StatementTexts } from './statement-texts.ts';

export const sp: StatementTexts = {
  title: 'Estado de cuenta',
  partner: 'Socio',
  period: 'Periodo',
  between: '{from} – {to}',
  account: 'Cuenta en {currency}',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  date: 'Fecha',
  document: 'Documento',
  reference: 'Número o referencia',
  due: 'Vencimiento',
  amount: 'Importe ({currency})',
  balance: 'Saldo ({currency})',
  kind: { invoice: 'Factura', creditNote: 'Nota de crédito', payment: 'Pago', refund: 'Reembolso' },
  nothing: 'No hubo movimientos en este periodo y no se debe nada.',
  mail: {
    subject: 'Estado de cuenta de {organization}',
    text: '{organization} te ha enviado el estado de cuenta del {from} al {to}. El PDF está adjunto.',
  },
};
