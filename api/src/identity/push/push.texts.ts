import type { Language } from 'shared-contracts/values/limits';

export type PushTextName =
  | 'approvalWaiting'
  | 'orderOffered'
  | 'tenderOffered'
  | 'tenderWon'
  | 'orderComment'
  | 'tripAssigned'
  | 'tripRemoved'
  | 'tripChanged'
  | 'tripCancelled'
  | 'tripIncomplete'
  | 'tripHandover'
  | 'tripMessage'
  | 'tripOrdersChanged'
  | 'tripDissolved'
  | 'gateBooked'
  | 'gateMoved'
  | 'gateCancelled'
  | 'orderBillWaiting'
  | 'tripBillWaiting'
  | 'contractReview'
  | 'alertSos'
  | 'alertTow'
  | 'alertDefect'
  | 'releaseQuarantined';

/** The texts of notifications on a phone or a desktop by language. */
export const PUSH_TEXTS: Record<Language, Record<PushTextName, { title: string; body: string }>> = {
  en: {
    approvalWaiting: { title: 'Order {number}', body: '{organization} asks for your approval' },
    orderOffered: { title: 'Order {number}', body: '{organization} asks you to accept this order' },
    tenderOffered: { title: 'Order {number}', body: '{organization} asks you to carry this order' },
    tenderWon: { title: 'Order {number}', body: 'You won this order from {organization}' },
    orderComment: { title: 'Order {number}', body: '{author} mentioned you in a comment' },
    tripAssigned: { title: 'Trip {number}', body: 'Assigned to you' },
    tripRemoved: { title: 'Trip {number}', body: 'No longer assigned to you' },
    tripChanged: { title: 'Trip {number}', body: 'The plan of this trip has changed' },
    tripCancelled: { title: 'Trip {number}', body: 'Cancelled' },
    tripIncomplete: { title: 'Trip {number}', body: 'Ended with incomplete deliveries' },
    tripHandover: { title: 'Trip {number}', body: 'Handed over to {vehicle}, {driver}' },
    tripMessage: { title: '{author} · {number}', body: '{text}' },
    tripOrdersChanged: {
      title: 'Trip {number}',
      body: 'Changed on the road. Orders added: {added}, removed: {removed}',
    },
    tripDissolved: { title: 'Trip {number}', body: 'Dissolved: this trip no longer takes place' },
    gateBooked: { title: 'Slot booked', body: '{location}, {gate}, {when}' },
    gateMoved: { title: 'Slot moved', body: '{location}, {gate}, {when}' },
    gateCancelled: { title: 'Slot cancelled', body: '{location}, {gate}, {when}' },
    orderBillWaiting: { title: 'Order {number}', body: 'The bill needs your approval' },
    tripBillWaiting: { title: 'Trip {number}', body: 'The bill needs your approval' },
    contractReview: { title: 'Contract {contract}', body: '{organization} asks for your review' },
    alertSos: { title: 'SOS', body: '{name}' },
    alertTow: { title: '{name}', body: 'The vehicle is being moved with the ignition off' },
    alertDefect: { title: '{name}', body: 'Defects found at an inspection' },
    releaseQuarantined: { title: '{area}', body: 'Release {release} is quarantined' },
  },
  it: {
    approvalWaiting: { title: 'Ordine {number}', body: '{organization} chiede la tua approvazione' },
    orderOffered: { title: 'Ordine {number}', body: '{organization} ti chiede di accettare questo ordine' },
    tenderOffered: { title: 'Ordine {number}', body: '{organization} ti chiede di trasportare questo ordine' },
    tenderWon: { title: 'Ordine {number}', body: 'Ti sei aggiudicato questo ordine di {organization}' },
    orderComment: { title: 'Ordine {number}', body: '{author} ti ha menzionato in un commento' },
    tripAssigned: { title: 'Viaggio {number}', body: 'Ti è stato assegnato' },
    tripRemoved: { title: 'Viaggio {number}', body: 'Non è più assegnato a te' },
    tripChanged: { title: 'Viaggio {number}', body: 'Il programma di questo viaggio è cambiato' },
    tripCancelled: { title: 'Viaggio {number}', body: 'Annullato' },
    tripIncomplete: { title: 'Viaggio {number}', body: 'Terminato con consegne incomplete' },
    tripHandover: { title: 'Viaggio {number}', body: 'Affidato a {vehicle}, {driver}' },
    tripMessage: { title: '{author} · {number}', body: '{text}' },
    tripOrdersChanged: {
      title: 'Viaggio {number}',
      body: 'Modificato durante il viaggio. Ordini aggiunti: {added}, tolti: {removed}',
    },
    tripDissolved: { title: 'Viaggio {number}', body: 'Sciolto: questo viaggio non si farà' },
    gateBooked: { title: 'Fascia prenotata', body: '{location}, {gate}, {when}' },
    gateMoved: { title: 'Fascia spostata', body: '{location}, {gate}, {when}' },
    gateCancelled: { title: 'Fascia annullata', body: '{location}, {gate}, {when}' },
    orderBillWaiting: { title: 'Ordine {number}', body: 'La fattura attende la tua approvazione' },
    tripBillWaiting: { title: 'Viaggio {number}', body: 'La fattura attende la tua approvazione' },
    contractReview: { title: 'Contratto {contract}', body: '{organization} chiede la tua verifica' },
    alertSos: { title: 'SOS', body: '{name}' },
    alertTow: { title: '{name}', body: 'Il veicolo viene spostato a motore spento' },
    alertDefect: { title: '{name}', body: 'Difetti rilevati in un controllo' },
    releaseQuarantined: { title: '{area}', body: 'La versione {release} è in quarantena' },
  },
  fr: {
    approvalWaiting: { title: 'Commande {number}', body: '{organization} demande votre approbation' },
    orderOffered: { title: 'Commande {number}', body: '{organization} vous demande d’accepter cette commande' },
    tenderOffered: { title: 'Commande {number}', body: '{organization} vous demande de transporter cette commande' },
    tenderWon: { title: 'Commande {number}', body: 'Vous avez remporté cette commande de {organization}' },
    orderComment: { title: 'Commande {number}', body: '{author} vous a mentionné dans un commentaire' },
    tripAssigned: { title: 'Voyage {number}', body: 'Vous est attribué' },
    tripRemoved: { title: 'Voyage {number}', body: 'Ne vous est plus attribué' },
    tripChanged: { title: 'Voyage {number}', body: 'Le plan de ce voyage a changé' },
    tripCancelled: { title: 'Voyage {number}', body: 'Annulé' },
    tripIncomplete: { title: 'Voyage {number}', body: 'Terminé avec des livraisons incomplètes' },
    tripHandover: { title: 'Voyage {number}', body: 'Confié à {vehicle}, {driver}' },
    tripMessage: { title: '{author} · {number}', body: '{text}' },
    tripOrdersChanged: {
      title: 'Voyage {number}',
      body: 'Modifié en route. Commandes ajoutées : {added}, retirées : {removed}',
    },
    tripDissolved: { title: 'Voyage {number}', body: 'Dissous : ce voyage n’aura pas lieu' },
    gateBooked: { title: 'Créneau réservé', body: '{location}, {gate}, {when}' },
    gateMoved: { title: 'Créneau déplacé', body: '{location}, {gate}, {when}' },
    gateCancelled: { title: 'Créneau annulé', body: '{location}, {gate}, {when}' },
    orderBillWaiting: { title: 'Commande {number}', body: 'La facture attend votre approbation' },
    tripBillWaiting: { title: 'Voyage {number}', body: 'La facture attend votre approbation' },
    contractReview: { title: 'Contrat {contract}', body: '{organization} demande votre vérification' },
    alertSos: { title: 'SOS', body: '{name}' },
    alertTow: { title: '{name}', body: 'Le véhicule est déplacé moteur coupé' },
    alertDefect: { title: '{name}', body: 'Défauts constatés lors d’un contrôle' },
    releaseQuarantined: { title: '{area}', body: 'La version {release} est en quarantaine' },
  },
  sp: {
    approvalWaiting: { title: 'Pedido {number}', body: '{organization} solicita su aprobación' },
    orderOffered: { title: 'Pedido {number}', body: '{organization} le pide que acepte este pedido' },
    tenderOffered: { title: 'Pedido {number}', body: '{organization} le pide que transporte este pedido' },
    tenderWon: { title: 'Pedido {number}', body: 'Ha ganado este pedido de {organization}' },
    orderComment: { title: 'Pedido {number}', body: '{author} le mencionó en un comentario' },
    tripAssigned: { title: 'Viaje {number}', body: 'Se le ha asignado' },
    tripRemoved: { title: 'Viaje {number}', body: 'Ya no está asignado a usted' },
    tripChanged: { title: 'Viaje {number}', body: 'El plan de este viaje ha cambiado' },
    tripCancelled: { title: 'Viaje {number}', body: 'Cancelado' },
    tripIncomplete: { title: 'Viaje {number}', body: 'Terminado con entregas incompletas' },
    tripHandover: { title: 'Viaje {number}', body: 'Traspasado a {vehicle}, {driver}' },
    tripMessage: { title: '{author} · {number}', body: '{text}' },
    tripOrdersChanged: {
      title: 'Viaje {number}',
      body: 'Cambiado en ruta. Pedidos añadidos: {added}, retirados: {removed}',
    },
    tripDissolved: { title: 'Viaje {number}', body: 'Disuelto: este viaje ya no se realizará' },
    gateBooked: { title: 'Franja reservada', body: '{location}, {gate}, {when}' },
    gateMoved: { title: 'Franja cambiada', body: '{location}, {gate}, {when}' },
    gateCancelled: { title: 'Franja cancelada', body: '{location}, {gate}, {when}' },
    orderBillWaiting: { title: 'Pedido {number}', body: 'La factura necesita su aprobación' },
    tripBillWaiting: { title: 'Viaje {number}', body: 'La factura necesita su aprobación' },
    contractReview: { title: 'Contrato {contract}', body: '{organization} solicita su revisión' },
    alertSos: { title: 'SOS', body: '{name}' },
    alertTow: { title: '{name}', body: 'El vehículo se está moviendo con el motor apagado' },
    alertDefect: { title: '{name}', body: 'Defectos encontrados en una inspección' },
    releaseQuarantined: { title: '{area}', body: 'La versión {release} está en cuarentena' },
  },
  sin: {
    approvalWaiting: { title: '{number} ඇණවුම', body: '{organization} ඔබගේ අනුමැතිය ඉල්ලයි' },
    orderOffered: { title: '{number} ඇණවුම', body: '{organization} මෙම ඇණවුම භාරගන්නා ලෙස ඔබෙන් ඉල්ලයි' },
    tenderOffered: { title: '{number} ඇණවුම', body: '{organization} මෙම ඇණවුම ප්‍රවාහනය කරන ලෙස ඔබෙන් ඉල්ලයි' },
    tenderWon: { title: '{number} ඇණවුම', body: '{organization} හි මෙම ඇණවුම ඔබට ලැබුණි' },
    orderComment: { title: '{number} ඇණවුම', body: '{author} අදහසක ඔබව සඳහන් කළේය' },
    tripAssigned: { title: '{number} ගමන', body: 'ඔබට පවරා ඇත' },
    tripRemoved: { title: '{number} ගමන', body: 'තවදුරටත් ඔබට පවරා නැත' },
    tripChanged: { title: '{number} ගමන', body: 'මෙම ගමනේ සැලැස්ම වෙනස් වී ඇත' },
    tripCancelled: { title: '{number} ගමන', body: 'අවලංගු කරන ලදී' },
    tripIncomplete: { title: '{number} ගමන', body: 'අසම්පූර්ණ බෙදාහැරීම් සමඟ අවසන් විය' },
    tripHandover: { title: '{number} ගමන', body: '{vehicle}, {driver} වෙත භාර දෙන ලදී' },
    tripMessage: { title: '{author} · {number}', body: '{text}' },
    tripOrdersChanged: { title: '{number} ගමන', body: 'ගමන අතරතුර වෙනස් විය. එක් කළ ඇණවුම්: {added}, ඉවත් කළ: {removed}' },
    tripDissolved: { title: '{number} ගමන', body: 'විසුරුවා හරින ලදී: මෙම ගමන තවදුරටත් සිදු නොවේ' },
    gateBooked: { title: 'කාල පරාසය වෙන් කරන ලදී', body: '{location}, {gate}, {when}' },
    gateMoved: { title: 'කාල පරාසය වෙනස් විය', body: '{location}, {gate}, {when}' },
    gateCancelled: { title: 'කාල පරාසය අවලංගු විය', body: '{location}, {gate}, {when}' },
    orderBillWaiting: { title: '{number} ඇණවුම', body: 'බිල්පත ඔබගේ අනුමැතිය බලාපොරොත්තුවෙන් සිටී' },
    tripBillWaiting: { title: '{number} ගමන', body: 'බිල්පත ඔබගේ අනුමැතිය බලාපොරොත්තුවෙන් සිටී' },
    contractReview: { title: '{contract} ගිවිසුම', body: '{organization} ඔබගේ සමාලෝචනය ඉල්ලයි' },
    alertSos: { title: 'SOS', body: '{name}' },
    alertTow: { title: '{name}', body: 'එන්ජිම නිවා තිබියදී වාහනය ගෙන යමින් පවතී' },
    alertDefect: { title: '{name}', body: 'පරීක්ෂාවකදී දෝෂ හමු විය' },
    releaseQuarantined: { title: '{area}', body: '{release} නිකුතුව නිරෝධායනය කර ඇත' },
  },
};
