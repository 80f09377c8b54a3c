import type { Language } from 'shared-contracts/values/limits';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';

export type OrderDigestTexts = {
  subject: string;
  intro: string;
  reference: string;
  partner: string;
  pickup: string;
  drop: string;
  load: string;
  zone: string;
  track: string;
  correctedSubject: string;
  corrected: string;
  expectedSubject: string;
  expectedLate: string;
  expectedInTime: string;
} & Record<StopStamp, string>;

/** The texts of digests about orders by language. */
export const ORDER_DIGEST_TEXTS: Record<Language, OrderDigestTexts> = {
  en: {
    subject: 'News about {count} orders: {numbers}',
    intro: '{organization} has news about {count} orders.',
    reference: 'Reference: {reference}',
    partner: 'Carried by: {partner}',
    pickup: 'Pickup: {location}',
    drop: 'Drop: {location}',
    load: 'Load: {weight} kg, {space} CBM',
    zone: 'Times: {zone}',
    track: 'Track the order',
    correctedSubject: 'Order {number}: times corrected',
    corrected: 'Times at {stop} were corrected:',
    expectedSubject: 'Order {number}: new time of arrival',
    expectedLate: 'Expected at {stop}: {time}, {minutes} minutes after its time window.',
    expectedInTime: 'Expected at {stop}: {time}, in time again.',
    arrivedAt: 'Arrival: {from} → {to}',
    startedAt: 'Start of loading or unloading: {from} → {to}',
    endedAt: 'End of loading or unloading: {from} → {to}',
    departedAt: 'Departure: {from} → {to}',
  },
  it: {
    subject: 'Novità su {count} ordini: {numbers}',
    intro: '{organization} ha novità su {count} ordini.',
    reference: 'Riferimento: {reference}',
    partner: 'Trasportatore: {partner}',
    pickup: 'Ritiro: {location}',
    drop: 'Consegna: {location}',
    load: 'Carico: {weight} kg, {space} m³',
    zone: 'Orari: {zone}',
    track: "Segui l'ordine",
    correctedSubject: 'Ordine {number}: orari corretti',
    corrected: 'Gli orari di {stop} sono stati corretti:',
    expectedSubject: 'Ordine {number}: nuovo orario di arrivo',
    expectedLate: 'Arrivo previsto a {stop}: {time}, {minutes} minuti dopo la fascia oraria.',
    expectedInTime: 'Arrivo previsto a {stop}: {time}, di nuovo in orario.',
    arrivedAt: 'Arrivo: {from} → {to}',
    startedAt: 'Inizio del carico o dello scarico: {from} → {to}',
    endedAt: 'Fine del carico o dello scarico: {from} → {to}',
    departedAt: 'Partenza: {from} → {to}',
  },
  fr: {
    subject: 'Nouvelles de {count} commandes : {numbers}',
    intro: '{organization} a des nouvelles de {count} commandes.',
    reference: 'Référence : {reference}',
    partner: 'Transporteur : {partner}',
    pickup: 'Enlèvement : {location}',
    drop: 'Livraison : {location}',
    load: 'Chargement : {weight} kg, {space} m³',
    zone: 'Heures : {zone}',
    track: 'Suivre la commande',
    correctedSubject: 'Commande {number} : heures corrigées',
    corrected: 'Les heures de {stop} ont été corrigées :',
    expectedSubject: 'Commande {number} : nouvelle heure d’arrivée',
    expectedLate: 'Arrivée prévue à {stop} : {time}, {minutes} minutes après le créneau.',
    expectedInTime: 'Arrivée prévue à {stop} : {time}, de nouveau à l’heure.',
    arrivedAt: 'Arrivée : {from} → {to}',
    startedAt: 'Début du chargement ou du déchargement : {from} → {to}',
    endedAt: 'Fin du chargement ou du déchargement : {from} → {to}',
    departedAt: 'Départ : {from} → {to}',
  },
  sp: {
    subject: 'Novedades de {count} pedidos: {numbers}',
    intro: '{organization} tiene novedades de {count} pedidos.',
    reference: 'Referencia: {reference}',
    partner: 'Transportista: {partner}',
    pickup: 'Recogida: {location}',
    drop: 'Entrega: {location}',
    load: 'Carga: {weight} kg, {space} m³',
    zone: 'Horas: {zone}',
    track: 'Seguir el pedido',
    correctedSubject: 'Pedido {number}: horas corregidas',
    corrected: 'Las horas de {stop} se han corregido:',
    expectedSubject: 'Pedido {number}: nueva hora de llegada',
    expectedLate: 'Llegada prevista a {stop}: {time}, {minutes} minutos después de la franja horaria.',
    expectedInTime: 'Llegada prevista a {stop}: {time}, de nuevo a tiempo.',
    arrivedAt: 'Llegada: {from} → {to}',
    startedAt: 'Inicio de la carga o descarga: {from} → {to}',
    endedAt: 'Fin de la carga o descarga: {from} → {to}',
    departedAt: 'Salida: {from} → {to}',
  },
  sin: {
    subject: 'ඇණවුම් {count}ක පුවත්: {numbers}',
    intro: '{organization} සංවිධානයෙන් ඇණවුම් {count}ක පුවත්.',
    reference: 'යොමුව: {reference}',
    partner: 'ප්‍රවාහනය කරන්නේ: {partner}',
    pickup: 'රැගෙන යාම: {location}',
    drop: 'භාරදීම: {location}',
    load: 'භාරය: කි.ග්‍රෑ. {weight}, ඝන මීටර {space}',
    zone: 'වේලාවන්: {zone}',
    track: 'ඇණවුම නිරීක්ෂණය කරන්න',
    correctedSubject: '{number} ඇණවුම: වේලාවන් නිවැරදි කර ඇත',
    corrected: '{stop} හි වේලාවන් නිවැරදි කර ඇත:',
    expectedSubject: '{number} ඇණවුම: නව පැමිණීමේ වේලාව',
    expectedLate: '{stop} වෙත පැමිණීමට නියමිත වේලාව: {time}, කාල පරාසයෙන් මිනිත්තු {minutes}කට පසුව.',
    expectedInTime: '{stop} වෙත පැමිණීමට නියමිත වේලාව: {time}, නැවත නියමිත වේලාවට.',
    arrivedAt: 'පැමිණීම: {from} → {to}',
    startedAt: 'පැටවීම හෝ බෑම ආරම්භය: {from} → {to}',
    endedAt: 'පැටවීම හෝ බෑම අවසානය: {from} → {to}',
    departedAt: 'පිටත්වීම: {from} → {to}',
  },
};
