import type { OrderEmailTexts } from '../notifications/order-email.rules.ts';
import type { Language } from 'shared-contracts/values/limits';
import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';

export type HandshakeAnswer = Extract<HandshakeState, 'accepted' | 'declined' | 'expired'>;

/** The texts of emails to an order's owner by language. */
export const OWNER_EMAIL_TEXTS: Record<Language, Record<HandshakeAnswer, OrderEmailTexts>> = {
  en: {
    accepted: { subject: '{partner} has accepted order {number}', text: '{partner} has accepted order {number}.' },
    declined: {
      subject: '{partner} has declined order {number}',
      text: '{partner} has declined order {number}. Offer it again or give it to another partner.',
    },
    expired: {
      subject: 'The offer of order {number} has expired',
      text: '{partner} has not answered in time. Offer order {number} again or give it to another partner.',
    },
  },
  it: {
    accepted: {
      subject: "{partner} ha accettato l'ordine {number}",
      text: "{partner} ha accettato l'ordine {number}.",
    },
    declined: {
      subject: "{partner} ha rifiutato l'ordine {number}",
      text: "{partner} ha rifiutato l'ordine {number}. Puoi offrirlo di nuovo o affidarlo a un altro partner.",
    },
    expired: {
      subject: "L'offerta dell'ordine {number} è scaduta",
      text: "{partner} non ha risposto in tempo. Puoi offrire di nuovo l'ordine {number} o affidarlo a un altro partner.",
    },
  },
  fr: {
    accepted: {
      subject: '{partner} a accepté la commande {number}',
      text: '{partner} a accepté la commande {number}.',
    },
    declined: {
      subject: '{partner} a décliné la commande {number}',
      text: '{partner} a décliné la commande {number}. Vous pouvez la proposer à nouveau ou la confier à un autre partenaire.',
    },
    expired: {
      subject: "L'offre de la commande {number} a expiré",
      text: "{partner} n'a pas répondu à temps. Vous pouvez proposer à nouveau la commande {number} ou la confier à un autre partenaire.",
    },
  },
  sp: {
    accepted: {
      subject: '{partner} ha aceptado el pedido {number}',
      text: '{partner} ha aceptado el pedido {number}.',
    },
    declined: {
      subject: '{partner} ha rechazado el pedido {number}',
      text: '{partner} ha rechazado el pedido {number}. Puede ofrecerlo de nuevo o asignarlo a otro socio.',
    },
    expired: {
      subject: 'La oferta del pedido {number} ha caducado',
      text: '{partner} no ha respondido a tiempo. Puede ofrecer de nuevo el pedido {number} o asignarlo a otro socio.',
    },
  },
  sin: {
    accepted: {
      subject: '{partner} {number} ඇණවුම භාරගෙන ඇත',
      text: '{partner} සංවිධානය {number} ඇණවුම භාරගෙන ඇත.',
    },
    declined: {
      subject: '{partner} {number} ඇණවුම ප්‍රතික්ෂේප කර ඇත',
      text: '{partner} සංවිධානය {number} ඇණවුම ප්‍රතික්ෂේප කර ඇත. එය නැවත ඉදිරිපත් කරන්න, නැතහොත් වෙනත් හවුල්කරුවෙකුට දෙන්න.',
    },
    expired: {
      subject: '{number} ඇණවුමේ යෝජනාව කල් ඉකුත් වී ඇත',
      text: '{partner} සංවිධානය නියමිත වේලාවට පිළිතුරු දුන්නේ නැත. {number} ඇණවුම නැවත ඉදිරිපත් කරන්න, නැතහොත් වෙනත් හවුල්කරුවෙකුට දෙන්න.',
    },
  },
};
