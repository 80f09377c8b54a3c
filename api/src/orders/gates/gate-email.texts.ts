import type { GateNews } from 'shared-contracts/values/network/gates';
import type { Language } from 'shared-contracts/values/limits';

type Texts = Record<GateNews, { subject: string; text: string }> & { slot: string; open: string };

/** The texts of emails about booked slots by language. */
export const GATE_EMAIL_TEXTS: Record<Language, Texts> = {
  en: {
    booked: { subject: 'Slot booked at {location}: {when}', text: 'A slot was booked for order {numbers}.' },
    moved: { subject: 'Slot moved at {location}: {when}', text: 'The slot of order {numbers} was moved.' },
    cancelled: {
      subject: 'Slot cancelled at {location}: {when}',
      text: 'The slot of order {numbers} was cancelled.',
    },
    noShow: { subject: 'No show at {location}: {when}', text: 'The vehicle of order {numbers} did not come.' },
    slot: '{location}, {gate}, {when}',
    open: 'Open',
  },
  it: {
    booked: {
      subject: 'Fascia prenotata presso {location}: {when}',
      text: 'È stata prenotata una fascia per l’ordine {numbers}.',
    },
    moved: {
      subject: 'Fascia spostata presso {location}: {when}',
      text: 'La fascia dell’ordine {numbers} è stata spostata.',
    },
    cancelled: {
      subject: 'Fascia annullata presso {location}: {when}',
      text: 'La fascia dell’ordine {numbers} è stata annullata.',
    },
    noShow: {
      subject: 'Mancato arrivo presso {location}: {when}',
      text: 'Il veicolo dell’ordine {numbers} non è arrivato.',
    },
    slot: '{location}, {gate}, {when}',
    open: 'Apri',
  },
  fr: {
    booked: {
      subject: 'Créneau réservé à {location} : {when}',
      text: 'Un créneau a été réservé pour la commande {numbers}.',
    },
    moved: {
      subject: 'Créneau déplacé à {location} : {when}',
      text: 'Le créneau de la commande {numbers} a été déplacé.',
    },
    cancelled: {
      subject: 'Créneau annulé à {location} : {when}',
      text: 'Le créneau de la commande {numbers} a été annulé.',
    },
    noShow: {
      subject: 'Véhicule non présenté à {location} : {when}',
      text: 'Le véhicule de la commande {numbers} ne s’est pas présenté.',
    },
    slot: '{location}, {gate}, {when}',
    open: 'Ouvrir',
  },
  sp: {
    booked: {
      subject: 'Turno reservado en {location}: {when}',
      text: 'Se ha reservado un turno para el pedido {numbers}.',
    },
    moved: {
      subject: 'Turno cambiado en {location}: {when}',
      text: 'El turno del pedido {numbers} se ha cambiado.',
    },
    cancelled: {
      subject: 'Turno cancelado en {location}: {when}',
      text: 'El turno del pedido {numbers} se ha cancelado.',
    },
    noShow: {
      subject: 'No se ha presentado en {location}: {when}',
      text: 'El vehículo del pedido {numbers} no se ha presentado.',
    },
    slot: '{location}, {gate}, {when}',
    open: 'Abrir',
  },
  sin: {
    booked: {
      subject: '{location} හි කාල පරාසයක් වෙන් කර ඇත: {when}',
      text: '{numbers} ඇණවුම සඳහා කාල පරාසයක් වෙන් කර ඇත.',
    },
    moved: {
      subject: '{location} හි කාල පරාසය වෙනස් කර ඇත: {when}',
      text: '{numbers} ඇණවුමේ කාල පරාසය වෙනස් කර ඇත.',
    },
    cancelled: {
      subject: '{location} හි කාල පරාසය අවලංගු කර ඇත: {when}',
      text: '{numbers} ඇණවුමේ කාල පරාසය අවලංගු කර ඇත.',
    },
    noShow: {
      subject: '{location} වෙත වාහනය පැමිණියේ නැත: {when}',
      text: '{numbers} ඇණවුමේ වාහනය පැමිණියේ නැත.',
    },
    slot: '{location}, {gate}, {when}',
    open: 'විවෘත කරන්න',
  },
};
