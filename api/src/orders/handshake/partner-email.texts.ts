import type { OrderEmailTexts } from '../notifications/order-email.rules.ts';
import type { Language } from 'shared-contracts/values/limits';
import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';
/** The texts of emails to an order's partner by language. */
export const PARTNER_EMAIL_TEXTS: Record<Language, Record<PartnerNews, OrderEmailTexts>> = {
  en: {
    offered: {
      subject: '{organization} asks you to accept order {number}',
      text: '{organization} offers you order {number}. Open it to accept or decline.',
    },
    received: {
      subject: 'New order {number} from {organization}',
      text: '{organization} has sent you order {number}.',
    },
    changed: { subject: 'Order {number} has changed', text: '{organization} has changed order {number}.' },
    withdrawn: {
      subject: 'Order {number} was withdrawn',
      text: '{organization} has withdrawn order {number} to change it. You will be notified when it is sent again.',
    },
    cancelled: { subject: 'Order {number} was cancelled', text: '{organization} has cancelled order {number}.' },
  },
  it: {
    offered: {
      subject: "{organization} ti chiede di accettare l'ordine {number}",
      text: "{organization} ti offre l'ordine {number}. Aprilo per accettarlo o rifiutarlo.",
    },
    received: {
      subject: 'Nuovo ordine {number} di {organization}',
      text: "{organization} ti ha inviato l'ordine {number}.",
    },
    changed: { subject: "L'ordine {number} è cambiato", text: "{organization} ha modificato l'ordine {number}." },
    withdrawn: {
      subject: "L'ordine {number} è stato ritirato",
      text: "{organization} ha ritirato l'ordine {number} per modificarlo. Riceverai un avviso quando sarà inviato di nuovo.",
    },
    cancelled: {
      subject: "L'ordine {number} è stato annullato",
      text: "{organization} ha annullato l'ordine {number}.",
    },
  },
  fr: {
    offered: {
      subject: "{organization} vous demande d'accepter la commande {number}",
      text: "{organization} vous propose la commande {number}. Ouvrez-la pour l'accepter ou la décliner.",
    },
    received: {
      subject: 'Nouvelle commande {number} de {organization}',
      text: '{organization} vous a transmis la commande {number}.',
    },
    changed: { subject: 'La commande {number} a changé', text: '{organization} a modifié la commande {number}.' },
    withdrawn: {
      subject: 'La commande {number} a été retirée',
      text: '{organization} a retiré la commande {number} pour la modifier. Vous serez informé de son nouvel envoi.',
    },
    cancelled: {
      subject: 'La commande {number} a été annulée',
      text: '{organization} a annulé la commande {number}.',
    },
  },
  sp: {
    offered: {
      subject: '{organization} le pide que acepte el pedido {number}',
      text: '{organization} le ofrece el pedido {number}. Ábralo para aceptarlo o rechazarlo.',
    },
    received: {
      subject: 'Nuevo pedido {number} de {organization}',
      text: '{organization} le ha enviado el pedido {number}.',
    },
    changed: { subject: 'El pedido {number} ha cambiado', text: '{organization} ha modificado el pedido {number}.' },
    withdrawn: {
      subject: 'El pedido {number} se ha retirado',
      text: '{organization} ha retirado el pedido {number} para modificarlo. Recibirá un aviso cuando se envíe de nuevo.',
    },
    cancelled: {
      subject: 'El pedido {number} se ha cancelado',
      text: '{organization} ha cancelado el pedido {number}.',
    },
  },
  sin: {
    offered: {
      subject: '{organization} {number} ඇණවුම භාරගන්නා ලෙස ඉල්ලයි',
      text: '{organization} සංවිධානය ඔබට {number} ඇණවුම ඉදිරිපත් කරයි. එය භාරගැනීමට හෝ ප්‍රතික්ෂේප කිරීමට විවෘත කරන්න.',
    },
    received: {
      subject: '{organization} වෙතින් නව ඇණවුමක්: {number}',
      text: '{organization} සංවිධානය {number} ඇණවුම ඔබ වෙත එවා ඇත.',
    },
    changed: { subject: '{number} ඇණවුම වෙනස් වී ඇත', text: '{organization} සංවිධානය {number} ඇණවුම වෙනස් කර ඇත.' },
    withdrawn: {
      subject: '{number} ඇණවුම ආපසු ගෙන ඇත',
      text: '{organization} සංවිධානය වෙනස් කිරීම සඳහා {number} ඇණවුම ආපසු ගෙන ඇත. එය නැවත එවූ විට ඔබට දන්වනු ලැබේ.',
    },
    cancelled: { subject: '{number} ඇණවුම අවලංගු කර ඇත', text: '{organization} සංවිධානය {number} ඇණවුම අවලංගු කර ඇත.' },
  },
};
