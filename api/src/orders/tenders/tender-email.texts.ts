import type { Language } from 'shared-contracts/values/limits';
import type { OrderEmailTexts } from '../notifications/order-email.rules.ts';

/** States of an offer that its partner is notified of. */
export const NOTIFIED_STATES = ['offered', 'won', 'lost', 'expired', 'withdrawn'] as const;
export type NotifiedState = (typeof NOTIFIED_STATES)[number];

/** The texts of emails to the partners of a tender by language. */
export const TENDER_EMAIL_TEXTS: Record<Language, Record<NotifiedState, OrderEmailTexts> & { open: string }> = {
  en: {
    open: 'Open the offer',
    offered: {
      subject: '{organization} asks you to carry order {number}',
      text: '{organization} asks you to carry order {number}. Please answer in the portal.',
    },
    won: { subject: 'You won order {number}', text: 'You have won order {number} of {organization}.' },
    lost: {
      subject: 'Order {number} went to another partner',
      text: 'Order {number} of {organization} went to another partner.',
    },
    expired: {
      subject: 'The offer of order {number} has expired',
      text: 'The time to answer the offer of order {number} of {organization} has run out.',
    },
    withdrawn: {
      subject: 'The offer of order {number} was withdrawn',
      text: '{organization} has withdrawn the offer of order {number}.',
    },
  },
  it: {
    open: "Apri l'offerta",
    offered: {
      subject: "{organization} ti chiede di trasportare l'ordine {number}",
      text: "{organization} ti chiede di trasportare l'ordine {number}. Rispondi nel portale.",
    },
    won: { subject: "L'ordine {number} è tuo", text: "Ti sei aggiudicato l'ordine {number} di {organization}." },
    lost: {
      subject: "L'ordine {number} è andato a un altro partner",
      text: "Un altro partner trasporta l'ordine {number} di {organization}.",
    },
    expired: {
      subject: "L'offerta dell'ordine {number} è scaduta",
      text: "Il tempo per rispondere all'offerta dell'ordine {number} di {organization} è scaduto.",
    },
    withdrawn: {
      subject: "L'offerta dell'ordine {number} è stata ritirata",
      text: "{organization} ha ritirato l'offerta dell'ordine {number}.",
    },
  },
  fr: {
    open: "Ouvrir l'offre",
    offered: {
      subject: '{organization} vous propose de transporter la commande {number}',
      text: '{organization} vous propose de transporter la commande {number}. Veuillez répondre dans le portail.',
    },
    won: {
      subject: 'La commande {number} vous est attribuée',
      text: 'Vous avez remporté la commande {number} de {organization}.',
    },
    lost: {
      subject: 'La commande {number} est allée à un autre partenaire',
      text: 'Un autre partenaire transporte la commande {number} de {organization}.',
    },
    expired: {
      subject: "L'offre de la commande {number} a expiré",
      text: "Le délai de réponse à l'offre de la commande {number} de {organization} est écoulé.",
    },
    withdrawn: {
      subject: "L'offre de la commande {number} a été retirée",
      text: "{organization} a retiré l'offre de la commande {number}.",
    },
  },
  sp: {
    open: 'Abrir la oferta',
    offered: {
      subject: '{organization} le pide que transporte el pedido {number}',
      text: '{organization} le pide que transporte el pedido {number}. Responda en el portal.',
    },
    won: { subject: 'El pedido {number} es suyo', text: 'Ha ganado el pedido {number} de {organization}.' },
    lost: {
      subject: 'El pedido {number} ha ido a otro socio',
      text: 'Otro socio transporta el pedido {number} de {organization}.',
    },
    expired: {
      subject: 'La oferta del pedido {number} ha caducado',
      text: 'El plazo para responder a la oferta del pedido {number} de {organization} ha terminado.',
    },
    withdrawn: {
      subject: 'La oferta del pedido {number} se ha retirado',
      text: '{organization} ha retirado la oferta del pedido {number}.',
    },
  },
  sin: {
    open: 'යෝජනාව විවෘත කරන්න',
    offered: {
      subject: '{organization} ඔබෙන් {number} ඇණවුම ප්‍රවාහනය කරන ලෙස ඉල්ලයි',
      text: '{organization} සංවිධානය ඔබෙන් {number} ඇණවුම ප්‍රවාහනය කරන ලෙස ඉල්ලයි. කරුණාකර ද්වාරයේ පිළිතුරු දෙන්න.',
    },
    won: { subject: '{number} ඇණවුම ඔබට ලැබී ඇත', text: '{organization} සංවිධානයේ {number} ඇණවුම ඔබ දිනා ඇත.' },
    lost: {
      subject: '{number} ඇණවුම වෙනත් හවුල්කරුවෙකුට ලැබී ඇත',
      text: '{organization} සංවිධානයේ {number} ඇණවුම වෙනත් හවුල්කරුවෙක් ප්‍රවාහනය කරයි.',
    },
    expired: {
      subject: '{number} ඇණවුමේ යෝජනාව කල් ඉකුත් වී ඇත',
      text: '{organization} සංවිධානයේ {number} ඇණවුමේ යෝජනාවට පිළිතුරු දීමේ කාලය අවසන් වී ඇත.',
    },
    withdrawn: {
      subject: '{number} ඇණවුමේ යෝජනාව ඉවත් කර ගෙන ඇත',
      text: '{organization} සංවිධානය {number} ඇණවුමේ යෝජනාව ඉවත් කර ගෙන ඇත.',
    },
  },
};
