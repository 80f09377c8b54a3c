import type { StatementTexts } from './statement-texts.ts';

export const fr: StatementTexts = {
  title: 'Relevé de compte',
  partner: 'Partenaire',
  period: 'Période',
  between: '{from} – {to}',
  account: 'Compte en {currency}',
  opening: 'Solde initial',
  closing: 'Solde final',
  date: 'Date',
  document: 'Document',
  reference: 'Numéro ou référence',
  due: 'Échéance',
  amount: 'Montant ({currency})',
  balance: 'Solde ({currency})',
  kind: { invoice: 'Facture', creditNote: 'Avoir', payment: 'Paiement', refund: 'Remboursement' },
  nothing: 'Aucun mouvement pendant cette période, et rien n’est dû.',
  mail: {
    subject: 'Relevé de compte de {organization}',
    text: '{organization} vous a envoyé le relevé de compte du {from} au {to}. Le PDF est joint.',
  },
};
