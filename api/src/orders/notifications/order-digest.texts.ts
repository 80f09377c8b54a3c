import type { Language } from 'shared-contracts/values/limits';

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
};

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
  },
  sin: {
    subject: 'ඇණවුම් {count}ක පුවත්: {numbers}',
    intro: '{organization} ආයතනයෙන් ඇණවුම් {count}ක පුවත්.',
    reference: 'යොමුව: {reference}',
    partner: 'ප්‍රවාහනය කරන්නේ: {partner}',
    pickup: 'රැගෙන යාම: {location}',
    drop: 'භාරදීම: {location}',
    load: 'භාරය: කි.ග්‍රෑ. {weight}, ඝන මීටර {space}',
    zone: 'වේලාවන්: {zone}',
    track: 'ඇණවුම නිරීක්ෂණය කරන්න',
  },
};
