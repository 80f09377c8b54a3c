import type { BillReason, BillState, BillSubject } from 'shared-contracts/values/bills';
import type { Language } from 'shared-contracts/values/limits';
import type { CalculationDate, RatingRule } from 'shared-contracts/values/rating';

export type BillWords = {
  title: Record<BillSubject, string>;
  state: Record<BillState, string>;
  stateLabel: string;
  reference: string;
  billedTo: string;
  contact: string;
  contract: string;
  version: string;
  ratedOn: Record<CalculationDate, string>;
  distance: string;
  estimated: string;
  actual: string;
  space: string;
  weight: string;
  demurrageTime: string;
  conversion: string;
  what: string;
  basis: string;
  amount: string;
  rule: Record<RatingRule, string>;
  way: string;
  band: string;
  off: string;
  beyond: string;
  perHour: string;
  perTrip: string;
  baseRate: string;
  taxBase: string;
  vat: string;
  total: string;
  provisional: string;
  reason: Record<BillReason, string>;
  empty: string;
  issued: string;
  mail: { subject: Record<BillSubject, string>; text: Record<BillSubject, string> };
};

/** What the paper of a bill and the mail with it say, in each language of the portal. `{…}` stand for what they are about. */
export const BILL_WORDS: Record<Language, BillWords> = {
  en: {
    title: { order: 'Order bill', trip: 'Trip bill' },
    state: { draft: 'Draft', submitted: 'Submitted', approved: 'Approved' },
    stateLabel: 'State',
    reference: 'Reference',
    billedTo: 'Partner',
    contact: 'Billing contact',
    contract: 'Contract',
    version: '{name}, version {version}',
    ratedOn: { created: 'Rates of (created)', pickup: 'Rates of (pickup)', delivery: 'Rates of (delivery)' },
    distance: 'Billed distance',
    estimated: 'Estimated distance',
    actual: 'Actual distance',
    space: 'Space used',
    weight: 'Weight used',
    demurrageTime: 'Demurrage time',
    conversion: 'Conversion rate',
    what: 'Charge',
    basis: 'Basis',
    amount: 'Amount ({currency})',
    rule: {
      pointToPoint: 'Point to point',
      flatTrip: 'Flat trip rate',
      distance: 'Linehaul',
      distanceDiscount: 'Distance discount',
      loadingDelay: 'Loading delay',
      transitDelay: 'Transit delay',
      unloadingDelay: 'Unloading delay',
      demurrage: 'Demurrage',
      extraCharge: 'Extra charge',
      discount: 'Discount',
    },
    way: '{distance} {unit} × {rate}',
    band: 'band {from} to {to} {unit}',
    off: '{percentage} % from {threshold} {unit}',
    beyond: '{minutes} min beyond {free} min free, {rate} per hour',
    perHour: '{minutes} min, {rate} per hour',
    perTrip: '{rate} per trip',
    baseRate: 'base rate',
    taxBase: 'Tax base',
    vat: 'VAT {percentage} %',
    total: 'Grand total',
    provisional: 'Provisional: {reasons}',
    reason: {
      noRate: 'no rate for this distance',
      noDistance: 'the distance is not known',
      noActualDistance: 'the actual distance is not known yet',
      noApproachDistance: 'the way to the first pickup is not known',
      stillStanding: 'it still stands at a stop',
      noContract: 'no contract tells the rates',
    },
    empty: 'Nothing is charged.',
    issued: 'Issued {at} ({zone})',
    mail: {
      subject: { order: 'Bill of order {number}', trip: 'Bill of trip {number}' },
      text: {
        order: '{organization} sends you the bill of order {number} over {total} as a PDF.',
        trip: '{organization} sends you the bill of trip {number} over {total} as a PDF.',
      },
    },
  },
  it: {
    title: { order: 'Fattura dell’ordine', trip: 'Fattura del viaggio' },
    state: { draft: 'Bozza', submitted: 'Inviata', approved: 'Approvata' },
    stateLabel: 'Stato',
    reference: 'Riferimento',
    billedTo: 'Partner',
    contact: 'Contatto di fatturazione',
    contract: 'Contratto',
    version: '{name}, versione {version}',
    ratedOn: { created: 'Tariffe del (creazione)', pickup: 'Tariffe del (ritiro)', delivery: 'Tariffe del (consegna)' },
    distance: 'Distanza fatturata',
    estimated: 'Distanza stimata',
    actual: 'Distanza effettiva',
    space: 'Spazio usato',
    weight: 'Peso usato',
    demurrageTime: 'Tempo di controstallia',
    conversion: 'Tasso di cambio',
    what: 'Voce',
    basis: 'Base di calcolo',
    amount: 'Importo ({currency})',
    rule: {
      pointToPoint: 'Da punto a punto',
      flatTrip: 'Tariffa forfettaria',
      distance: 'Tratta',
      distanceDiscount: 'Sconto distanza',
      loadingDelay: 'Sosta al carico',
      transitDelay: 'Ritardo in transito',
      unloadingDelay: 'Sosta allo scarico',
      demurrage: 'Controstallie',
      extraCharge: 'Supplemento',
      discount: 'Sconto',
    },
    way: '{distance} {unit} × {rate}',
    band: 'fascia da {from} a {to} {unit}',
    off: '{percentage} % da {threshold} {unit}',
    beyond: '{minutes} min oltre {free} min gratuiti, {rate} all’ora',
    perHour: '{minutes} min, {rate} all’ora',
    perTrip: '{rate} a viaggio',
    baseRate: 'tariffa base',
    taxBase: 'Imponibile',
    vat: 'IVA {percentage} %',
    total: 'Totale',
    provisional: 'Provvisoria: {reasons}',
    reason: {
      noRate: 'nessuna tariffa per questa distanza',
      noDistance: 'la distanza non è nota',
      noActualDistance: 'la distanza effettiva non è ancora nota',
      noApproachDistance: 'la distanza fino al primo ritiro non è nota',
      stillStanding: 'è ancora a una fermata',
      noContract: 'nessun contratto indica le tariffe',
    },
    empty: 'Nessun addebito.',
    issued: 'Emessa il {at} ({zone})',
    mail: {
      subject: { order: 'Fattura dell’ordine {number}', trip: 'Fattura del viaggio {number}' },
      text: {
        order: '{organization} invia in allegato PDF la fattura dell’ordine {number} di {total}.',
        trip: '{organization} invia in allegato PDF la fattura del viaggio {number} di {total}.',
      },
    },
  },
  fr: {
    title: { order: 'Facture de la commande', trip: 'Facture du voyage' },
    state: { draft: 'Brouillon', submitted: 'Soumise', approved: 'Approuvée' },
    stateLabel: 'État',
    reference: 'Référence',
    billedTo: 'Partenaire',
    contact: 'Contact de facturation',
    contract: 'Contrat',
    version: '{name}, version {version}',
    ratedOn: { created: 'Tarifs du (création)', pickup: 'Tarifs du (enlèvement)', delivery: 'Tarifs du (livraison)' },
    distance: 'Distance facturée',
    estimated: 'Distance estimée',
    actual: 'Distance réelle',
    space: 'Volume utilisé',
    weight: 'Poids utilisé',
    demurrageTime: 'Temps de surestarie',
    conversion: 'Taux de conversion',
    what: 'Poste',
    basis: 'Base de calcul',
    amount: 'Montant ({currency})',
    rule: {
      pointToPoint: 'De point à point',
      flatTrip: 'Forfait par voyage',
      distance: 'Transport',
      distanceDiscount: 'Remise de distance',
      loadingDelay: 'Attente au chargement',
      transitDelay: 'Retard en transit',
      unloadingDelay: 'Attente au déchargement',
      demurrage: 'Surestaries',
      extraCharge: 'Supplément',
      discount: 'Remise',
    },
    way: '{distance} {unit} × {rate}',
    band: 'tranche de {from} à {to} {unit}',
    off: '{percentage} % dès {threshold} {unit}',
    beyond: '{minutes} min au-delà de {free} min gratuites, {rate} par heure',
    perHour: '{minutes} min, {rate} par heure',
    perTrip: '{rate} par voyage',
    baseRate: 'tarif de base',
    taxBase: 'Base imposable',
    vat: 'TVA {percentage} %',
    total: 'Total général',
    provisional: 'Provisoire : {reasons}',
    reason: {
      noRate: 'aucun tarif pour cette distance',
      noDistance: 'la distance n’est pas connue',
      noActualDistance: 'la distance réelle n’est pas encore connue',
      noApproachDistance: 'la distance jusqu’au premier enlèvement n’est pas connue',
      stillStanding: 'encore à l’arrêt à une étape',
      noContract: 'aucun contrat n’indique les tarifs',
    },
    empty: 'Rien n’est facturé.',
    issued: 'Émise le {at} ({zone})',
    mail: {
      subject: { order: 'Facture de la commande {number}', trip: 'Facture du voyage {number}' },
      text: {
        order: '{organization} vous envoie en PDF la facture de la commande {number}, d’un montant de {total}.',
        trip: '{organization} vous envoie en PDF la facture du voyage {number}, d’un montant de {total}.',
      },
    },
  },
  sp: {
    title: { order: 'Factura del pedido', trip: 'Factura del viaje' },
    state: { draft: 'Borrador', submitted: 'Presentada', approved: 'Aprobada' },
    stateLabel: 'Estado',
    reference: 'Referencia',
    billedTo: 'Socio',
    contact: 'Contacto de facturación',
    contract: 'Contrato',
    version: '{name}, versión {version}',
    ratedOn: { created: 'Tarifas del (creación)', pickup: 'Tarifas del (recogida)', delivery: 'Tarifas del (entrega)' },
    distance: 'Distancia facturada',
    estimated: 'Distancia estimada',
    actual: 'Distancia real',
    space: 'Espacio usado',
    weight: 'Peso usado',
    demurrageTime: 'Tiempo de sobrestadía',
    conversion: 'Tipo de cambio',
    what: 'Concepto',
    basis: 'Base de cálculo',
    amount: 'Importe ({currency})',
    rule: {
      pointToPoint: 'De punto a punto',
      flatTrip: 'Tarifa fija por viaje',
      distance: 'Transporte',
      distanceDiscount: 'Descuento por distancia',
      loadingDelay: 'Demora en la carga',
      transitDelay: 'Demora en tránsito',
      unloadingDelay: 'Demora en la descarga',
      demurrage: 'Sobrestadía',
      extraCharge: 'Cargo adicional',
      discount: 'Descuento',
    },
    way: '{distance} {unit} × {rate}',
    band: 'tramo de {from} a {to} {unit}',
    off: '{percentage} % desde {threshold} {unit}',
    beyond: '{minutes} min tras {free} min gratis, {rate} por hora',
    perHour: '{minutes} min, {rate} por hora',
    perTrip: '{rate} por viaje',
    baseRate: 'tarifa base',
    taxBase: 'Base imponible',
    vat: 'IVA {percentage} %',
    total: 'Total general',
    provisional: 'Provisional: {reasons}',
    reason: {
      noRate: 'no hay tarifa para esta distancia',
      noDistance: 'no se conoce la distancia',
      noActualDistance: 'aún no se conoce la distancia real',
      noApproachDistance: 'no se conoce el camino hasta la primera recogida',
      stillStanding: 'todavía está en una parada',
      noContract: 'ningún contrato indica las tarifas',
    },
    empty: 'No se cobra nada.',
    issued: 'Emitida el {at} ({zone})',
    mail: {
      subject: { order: 'Factura del pedido {number}', trip: 'Factura del viaje {number}' },
      text: {
        order: '{organization} le envía en PDF la factura del pedido {number} por {total}.',
        trip: '{organization} le envía en PDF la factura del viaje {number} por {total}.',
      },
    },
  },
  sin: {
    title: { order: 'ඇණවුම් බිල්පත', trip: 'ගමන් බිල්පත' },
    state: { draft: 'කෙටුම්පත', submitted: 'ඉදිරිපත් කළ', approved: 'අනුමත කළ' },
    stateLabel: 'තත්ත්වය',
    reference: 'යොමුව',
    billedTo: 'හවුල්කරු',
    contact: 'බිල්පත් සම්බන්ධතාව',
    contract: 'ගිවිසුම',
    version: '{name}, අනුවාදය {version}',
    ratedOn: { created: 'ගාස්තු දිනය (සෑදීම)', pickup: 'ගාස්තු දිනය (ලබාගැනීම)', delivery: 'ගාස්තු දිනය (බෙදාහැරීම)' },
    distance: 'බිල් කළ දුර',
    estimated: 'ඇස්තමේන්තුගත දුර',
    actual: 'සත්‍ය දුර',
    space: 'භාවිත ඉඩ',
    weight: 'භාවිත බර',
    demurrageTime: 'ප්‍රමාද රැඳවුම් කාලය',
    conversion: 'පරිවර්තන අනුපාතය',
    what: 'ගාස්තුව',
    basis: 'පදනම',
    amount: 'මුදල ({currency})',
    rule: {
      pointToPoint: 'ස්ථානයෙන් ස්ථානයට',
      flatTrip: 'ස්ථාවර ගමන් ගාස්තුව',
      distance: 'ප්‍රවාහන ගාස්තුව',
      distanceDiscount: 'දුර වට්ටම',
      loadingDelay: 'පැටවීමේ ප්‍රමාදය',
      transitDelay: 'ගමන් ප්‍රමාදය',
      unloadingDelay: 'බෑමේ ප්‍රමාදය',
      demurrage: 'ප්‍රමාද රැඳවුම් ගාස්තුව',
      extraCharge: 'අමතර ගාස්තුව',
      discount: 'වට්ටම',
    },
    way: '{distance} {unit} × {rate}',
    band: 'පරාසය {from} සිට {to} {unit}',
    off: '{threshold} {unit} සිට {percentage} %',
    beyond: 'නොමිලේ මිනි. {free} ඉක්මවා මිනි. {minutes}, පැයකට {rate}',
    perHour: 'මිනි. {minutes}, පැයකට {rate}',
    perTrip: 'ගමනකට {rate}',
    baseRate: 'මූලික ගාස්තුව',
    taxBase: 'බදු පදනම',
    vat: 'වැට් {percentage} %',
    total: 'මුළු එකතුව',
    provisional: 'තාවකාලික: {reasons}',
    reason: {
      noRate: 'මෙම දුරට ගාස්තුවක් නැත',
      noDistance: 'දුර නොදනී',
      noActualDistance: 'සත්‍ය දුර තවම නොදනී',
      noApproachDistance: 'පළමු ලබාගැනීමට ඇති දුර නොදනී',
      stillStanding: 'තවමත් නැවතුමක සිටී',
      noContract: 'ගාස්තු දක්වන ගිවිසුමක් නැත',
    },
    empty: 'කිසිවක් අය නොකෙරේ.',
    issued: 'නිකුත් කළේ {at} ({zone})',
    mail: {
      subject: { order: '{number} ඇණවුමේ බිල්පත', trip: '{number} ගමනේ බිල්පත' },
      text: {
        order: '{organization} විසින් {number} ඇණවුමේ {total} ක බිල්පත PDF ගොනුවක් ලෙස ඔබට එවයි.',
        trip: '{organization} විසින් {number} ගමනේ {total} ක බිල්පත PDF ගොනුවක් ලෙස ඔබට එවයි.',
      },
    },
  },
};
