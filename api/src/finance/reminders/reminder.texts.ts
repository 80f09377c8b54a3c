import type { Language } from 'shared-contracts/values/limits';

/** Texts of the mails, in the language of the payer. Placeholders are in braces. */
export type ReminderTexts = {
  subject: string;
  intro: string;
  invoice: string;
  fee: string;
  open: string;
  total: string;
  paid: string;
};

export const REMINDER_TEXTS: Record<Language, ReminderTexts> = {
  en: {
    subject: 'Payment reminder {step} from {organization}',
    intro: '{organization} has not received the payment of these invoices:',
    invoice: '{number}: {open}, due on {due}, {days} days overdue',
    fee: 'Reminder fee: {fee}',
    open: 'Your open invoices at {organization} as of {day}:',
    total: 'Total: {total}',
    paid: 'If you have paid in the meantime, you don’t need to do anything.',
  },
  it: {
    subject: 'Sollecito di pagamento {step} da {organization}',
    intro: '{organization} non ha ricevuto il pagamento di queste fatture:',
    invoice: '{number}: {open}, scadenza {due}, {days} giorni di ritardo',
    fee: 'Spese di sollecito: {fee}',
    open: 'Le tue fatture aperte presso {organization} al {day}:',
    total: 'Totale: {total}',
    paid: 'Se hai già pagato, non devi fare nulla.',
  },
  fr: {
    subject: 'Relance {step} de {organization}',
    intro: '{organization} n’a pas reçu le paiement de ces factures :',
    invoice: '{number} : {open}, échéance {due}, {days} jours de retard',
    fee: 'Frais de relance : {fee}',
    open: 'Vos factures ouvertes chez {organization} au {day} :',
    total: 'Total : {total}',
    paid: 'Si vous avez payé entre-temps, vous n’avez rien à faire.',
  },
  sp: {
    subject: 'Recordatorio de pago {step} de {organization}',
    intro: '{organization} no ha recibido el pago de estas facturas:',
    invoice: '{number}: {open}, vencimiento {due}, {days} días de retraso',
    fee: 'Gastos de recordatorio: {fee}',
    open: 'Sus facturas pendientes con {organization} a {day}:',
    total: 'Total: {total}',
    paid: 'Si ya ha pagado, no tiene que hacer nada.',
  },
  sin: {
    subject: '{organization} වෙතින් ගෙවීම් සිහිකැඳවීම {step}',
    intro: 'මෙම ඉන්වොයිසිවල ගෙවීම් {organization} වෙත ලැබී නැත:',
    invoice: '{number}: {open}, ගෙවිය යුතු දිනය {due}, දින {days}ක් ප්‍රමාදයි',
    fee: 'සිහිකැඳවීමේ ගාස්තුව: {fee}',
    open: '{day} දිනට {organization} හි ඔබගේ නොගෙවූ ඉන්වොයිසි:',
    total: 'එකතුව: {total}',
    paid: 'ඔබ මේ අතර ගෙවා ඇත්නම්, කිසිවක් කිරීමට අවශ්‍ය නැත.',
  },
};
