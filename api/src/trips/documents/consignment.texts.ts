import type { Language } from 'shared-contracts/values/limits';

/** The boxes of the consignment note of the CMR convention. */
export type ConsignmentBox =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24;
export type ConsignmentTexts = { title: string; labels: string; boxes: Record<ConsignmentBox, string> };

/** The texts of consignment notes and labels by language. */
export const CONSIGNMENT_TEXTS: Record<Language, ConsignmentTexts> = {
  en: {
    title: 'Consignment note',
    labels: 'Item labels',
    boxes: {
      1: 'Sender',
      2: 'Consignee',
      3: 'Place and time of delivery',
      4: 'Place and time of taking over the goods',
      5: 'Documents attached, references',
      6: 'Marks and numbers',
      7: 'Number of packages',
      8: 'Method of packing',
      9: 'Nature of the goods',
      10: 'Statistical number',
      11: 'Gross weight',
      12: 'Volume',
      13: 'Sender’s instructions',
      14: 'Payment of the carriage charges',
      15: 'Cash on delivery',
      16: 'Carrier, vehicle and driver',
      17: 'Successive carriers',
      18: 'Carrier’s reservations and observations',
      19: 'Special agreements',
      20: 'Charges: to be paid by sender, by consignee',
      21: 'Established in, on',
      22: 'Sender: signature and stamp',
      23: 'Carrier: signature and stamp',
      24: 'Goods received: place, date, signature',
    },
  },
  it: {
    title: 'Lettera di vettura',
    labels: 'Etichette dei colli',
    boxes: {
      1: 'Mittente',
      2: 'Destinatario',
      3: 'Luogo e ora di consegna',
      4: 'Luogo e ora della presa in carico',
      5: 'Documenti allegati, riferimenti',
      6: 'Contrassegni e numeri',
      7: 'Numero di colli',
      8: 'Imballaggio',
      9: 'Natura della merce',
      10: 'Numero statistico',
      11: 'Peso lordo',
      12: 'Volume',
      13: 'Istruzioni del mittente',
      14: 'Pagamento del nolo',
      15: 'Contrassegno',
      16: 'Vettore, veicolo e autista',
      17: 'Vettori successivi',
      18: 'Riserve e osservazioni del vettore',
      19: 'Convenzioni particolari',
      20: 'Spese: a carico del mittente, del destinatario',
      21: 'Compilata a, il',
      22: 'Mittente: firma e timbro',
      23: 'Vettore: firma e timbro',
      24: 'Merce ricevuta: luogo, data, firma',
    },
  },
  fr: {
    title: 'Lettre de voiture',
    labels: 'Étiquettes des colis',
    boxes: {
      1: 'Expéditeur',
      2: 'Destinataire',
      3: 'Lieu et heure de livraison',
      4: 'Lieu et heure de la prise en charge',
      5: 'Documents annexés, références',
      6: 'Marques et numéros',
      7: 'Nombre de colis',
      8: 'Mode d’emballage',
      9: 'Nature de la marchandise',
      10: 'Numéro statistique',
      11: 'Poids brut',
      12: 'Cubage',
      13: 'Instructions de l’expéditeur',
      14: 'Prescriptions d’affranchissement',
      15: 'Remboursement',
      16: 'Transporteur, véhicule et chauffeur',
      17: 'Transporteurs successifs',
      18: 'Réserves et observations du transporteur',
      19: 'Conventions particulières',
      20: 'Frais : à payer par l’expéditeur, le destinataire',
      21: 'Établie à, le',
      22: 'Expéditeur : signature et timbre',
      23: 'Transporteur : signature et timbre',
      24: 'Marchandises reçues : lieu, date, signature',
    },
  },
  sp: {
    title: 'Carta de porte',
    labels: 'Etiquetas de bultos',
    boxes: {
      1: 'Remitente',
      2: 'Destinatario',
      3: 'Lugar y hora de entrega',
      4: 'Lugar y hora de la carga',
      5: 'Documentos anexos, referencias',
      6: 'Marcas y números',
      7: 'Número de bultos',
      8: 'Clase de embalaje',
      9: 'Naturaleza de la mercancía',
      10: 'Número estadístico',
      11: 'Peso bruto',
      12: 'Volumen',
      13: 'Instrucciones del remitente',
      14: 'Forma de pago del porte',
      15: 'Reembolso',
      16: 'Transportista, vehículo y conductor',
      17: 'Transportistas sucesivos',
      18: 'Reservas y observaciones del transportista',
      19: 'Estipulaciones particulares',
      20: 'Gastos: a pagar por el remitente, el destinatario',
      21: 'Formalizada en, a',
      22: 'Remitente: firma y sello',
      23: 'Transportista: firma y sello',
      24: 'Mercancía recibida: lugar, fecha, firma',
    },
  },
  sin: {
    title: 'භාණ්ඩ යැවීමේ පත්‍රය',
    labels: 'භාණ්ඩ ලේබල',
    boxes: {
      1: 'යවන්නා',
      2: 'ලබන්නා',
      3: 'භාරදෙන ස්ථානය සහ වේලාව',
      4: 'භාණ්ඩ භාරගන්නා ස්ථානය සහ වේලාව',
      5: 'අමුණා ඇති ලේඛන, යොමු',
      6: 'සලකුණු සහ අංක',
      7: 'පැකේජ ගණන',
      8: 'ඇසුරුම් ක්‍රමය',
      9: 'භාණ්ඩවල ස්වභාවය',
      10: 'සංඛ්‍යාන අංකය',
      11: 'දළ බර',
      12: 'පරිමාව',
      13: 'යවන්නාගේ උපදෙස්',
      14: 'ප්‍රවාහන ගාස්තු ගෙවීම',
      15: 'භාරදීමේදී මුදල්',
      16: 'ප්‍රවාහකයා, වාහනය සහ රියදුරු',
      17: 'අනුප්‍රාප්තික ප්‍රවාහකයන්',
      18: 'ප්‍රවාහකයාගේ නිරීක්ෂණ',
      19: 'විශේෂ එකඟතා',
      20: 'ගාස්තු: යවන්නා, ලබන්නා ගෙවිය යුතු',
      21: 'සකස් කළ ස්ථානය, දිනය',
      22: 'යවන්නා: අත්සන සහ මුද්‍රාව',
      23: 'ප්‍රවාහකයා: අත්සන සහ මුද්‍රාව',
      24: 'භාණ්ඩ ලැබුණි: ස්ථානය, දිනය, අත්සන',
    },
  },
};
