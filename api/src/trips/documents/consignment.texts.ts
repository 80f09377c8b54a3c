import type { Language } from 'shared-contracts/values/limits';

export type ConsignmentTexts = {
  title: string;
  labels: string;
  sender: string;
  consignee: string;
  placeOfDelivery: string;
  takingOver: string;
  documents: string;
  marks: string;
  goods: string;
  instructions: string;
  carrier: string;
  handovers: string;
  reservations: string;
  signSender: string;
  signCarrier: string;
  signConsignee: string;
};

/** The texts of consignment notes and labels by language; the numbers are those of the CMR convention. */
export const CONSIGNMENT_TEXTS: Record<Language, ConsignmentTexts> = {
  en: {
    title: 'Consignment note',
    labels: 'Item labels',
    sender: '1 Sender',
    consignee: '2 Consignee',
    placeOfDelivery: '3 Place of delivery',
    takingOver: '4 Place and time of taking over the goods',
    documents: '5 Documents and references',
    marks: '6 Marks and numbers',
    goods: '9 Nature of the goods',
    instructions: '13 Sender’s instructions',
    carrier: '16 Carrier, vehicle and driver',
    handovers: '17 Handovers on the road',
    reservations: '18 Carrier’s reservations and observations',
    signSender: '22 Sender: name, signature, date and time',
    signCarrier: '23 Carrier: name, signature, date and time',
    signConsignee: '24 Goods received: name, signature, date and time',
  },
  it: {
    title: 'Lettera di vettura',
    labels: 'Etichette dei colli',
    sender: '1 Mittente',
    consignee: '2 Destinatario',
    placeOfDelivery: '3 Luogo di consegna',
    takingOver: '4 Luogo e ora della presa in carico',
    documents: '5 Documenti e riferimenti',
    marks: '6 Contrassegni e numeri',
    goods: '9 Natura della merce',
    instructions: '13 Istruzioni del mittente',
    carrier: '16 Vettore, veicolo e autista',
    handovers: '17 Passaggi durante il viaggio',
    reservations: '18 Riserve e osservazioni del vettore',
    signSender: '22 Mittente: nome, firma, data e ora',
    signCarrier: '23 Vettore: nome, firma, data e ora',
    signConsignee: '24 Merce ricevuta: nome, firma, data e ora',
  },
  fr: {
    title: 'Lettre de voiture',
    labels: 'Étiquettes des colis',
    sender: '1 Expéditeur',
    consignee: '2 Destinataire',
    placeOfDelivery: '3 Lieu de livraison',
    takingOver: '4 Lieu et heure de la prise en charge',
    documents: '5 Documents et références',
    marks: '6 Marques et numéros',
    goods: '9 Nature de la marchandise',
    instructions: '13 Instructions de l’expéditeur',
    carrier: '16 Transporteur, véhicule et chauffeur',
    handovers: '17 Relais en cours de route',
    reservations: '18 Réserves et observations du transporteur',
    signSender: '22 Expéditeur : nom, signature, date et heure',
    signCarrier: '23 Transporteur : nom, signature, date et heure',
    signConsignee: '24 Marchandises reçues : nom, signature, date et heure',
  },
  sp: {
    title: 'Carta de porte',
    labels: 'Etiquetas de bultos',
    sender: '1 Remitente',
    consignee: '2 Destinatario',
    placeOfDelivery: '3 Lugar de entrega',
    takingOver: '4 Lugar y hora de la carga',
    documents: '5 Documentos y referencias',
    marks: '6 Marcas y números',
    goods: '9 Naturaleza de la mercancía',
    instructions: '13 Instrucciones del remitente',
    carrier: '16 Transportista, vehículo y conductor',
    handovers: '17 Relevos en ruta',
    reservations: '18 Reservas y observaciones del transportista',
    signSender: '22 Remitente: nombre, firma, fecha y hora',
    signCarrier: '23 Transportista: nombre, firma, fecha y hora',
    signConsignee: '24 Mercancía recibida: nombre, firma, fecha y hora',
  },
  sin: {
    title: 'භාණ්ඩ යැවීමේ පත්‍රය',
    labels: 'භාණ්ඩ ලේබල',
    sender: '1 යවන්නා',
    consignee: '2 ලබන්නා',
    placeOfDelivery: '3 භාරදෙන ස්ථානය',
    takingOver: '4 භාණ්ඩ භාරගන්නා ස්ථානය සහ වේලාව',
    documents: '5 ලේඛන සහ යොමු',
    marks: '6 සලකුණු සහ අංක',
    goods: '9 භාණ්ඩවල ස්වභාවය',
    instructions: '13 යවන්නාගේ උපදෙස්',
    carrier: '16 ප්‍රවාහකයා, වාහනය සහ රියදුරු',
    handovers: '17 ගමන අතරතුර භාරදීම්',
    reservations: '18 ප්‍රවාහකයාගේ නිරීක්ෂණ',
    signSender: '22 යවන්නා: නම, අත්සන, දිනය සහ වේලාව',
    signCarrier: '23 ප්‍රවාහකයා: නම, අත්සන, දිනය සහ වේලාව',
    signConsignee: '24 භාණ්ඩ ලැබුණි: නම, අත්සන, දිනය සහ වේලාව',
  },
};
