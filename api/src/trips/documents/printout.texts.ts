import type { Language } from 'shared-contracts/values/limits';

export type PrintoutTexts = {
  manifest: string;
  loadingPlan: string;
  papers: string;
  reference: string;
  vehicle: string;
  vehicleType: string;
  driver: string;
  phone: string;
  handover: string;
  pickAt: string;
  dropAt: string;
  distance: string;
  orders: string;
  description: string;
  address: string;
  contact: string;
  planned: string;
  window: string;
  place: string;
  order: string;
  packNumber: string;
  cargo: string;
  quantity: string;
  weight: string;
  space: string;
  out: string;
  pick: string;
  drop: string;
  partDrop: string;
  load: string;
  unload: string;
  picked: string;
  dropped: string;
  loaded: string;
  unloaded: string;
  aboard: string;
  total: string;
  share: string;
  howTo: string;
  behind: string;
  nothing: string;
  handedOver: string;
  received: string;
  signDriver: string;
  signDispatcher: string;
  issued: string;
};

/** The texts of the manifest and the loading plan by language. */
export const PRINTOUT_TEXTS: Record<Language, PrintoutTexts> = {
  en: {
    manifest: 'Delivery manifest',
    loadingPlan: 'Loading plan',
    papers: 'Papers',
    reference: 'Reference',
    vehicle: 'Vehicle',
    vehicleType: 'Vehicle type',
    driver: 'Driver',
    phone: 'Driver’s phone',
    handover: 'Handover',
    pickAt: 'Start',
    dropAt: 'End',
    distance: 'Distance',
    orders: 'Orders',
    description: 'Description',
    address: 'Address',
    contact: 'Contact',
    planned: 'Planned arrival',
    window: 'Time window',
    place: 'Place',
    order: 'Order',
    packNumber: 'Pack number',
    cargo: 'Cargo',
    quantity: 'Quantity',
    weight: 'Weight',
    space: 'Space',
    out: 'Unload at stop',
    pick: 'Pickup of {order}',
    drop: 'Drop of {order}',
    partDrop: 'Partial drop of {order}: quantity not specified. Its cargo is listed at its last drop.',
    load: 'Load, in this order',
    unload: 'Unload, in this order',
    picked: 'Picked up',
    dropped: 'Dropped',
    loaded: 'Loaded',
    unloaded: 'Unloaded',
    aboard: 'On board after this stop',
    total: 'Total',
    share: 'Utilization after this stop: space {space} %, weight {weight} %',
    howTo: 'Last in, first out. Place 1 is deepest in the vehicle, the highest is nearest to the door.',
    behind: 'Place {place} is behind cargo already on board: leave room or move that cargo first.',
    nothing: 'This trip carries no cargo.',
    handedOver: 'Handed over: name, signature, date and time',
    received: 'Received: name, signature, date and time',
    signDriver: 'Driver: signature, date and time',
    signDispatcher: 'Dispatcher: signature, date and time',
    issued: 'Issued {at} ({zone})',
  },
  it: {
    manifest: 'Distinta di consegna',
    loadingPlan: 'Piano di carico',
    papers: 'Documenti di viaggio',
    reference: 'Riferimento',
    vehicle: 'Veicolo',
    vehicleType: 'Tipo di veicolo',
    driver: 'Autista',
    phone: 'Telefono dell’autista',
    handover: 'Passaggio di consegne',
    pickAt: 'Inizio',
    dropAt: 'Fine',
    distance: 'Distanza',
    orders: 'Ordini',
    description: 'Descrizione',
    address: 'Indirizzo',
    contact: 'Contatto',
    planned: 'Arrivo previsto',
    window: 'Fascia oraria',
    place: 'Posto',
    order: 'Ordine',
    packNumber: 'Numero collo',
    cargo: 'Merce',
    quantity: 'Quantità',
    weight: 'Peso',
    space: 'Ingombro',
    out: 'Scarico alla fermata',
    pick: 'Ritiro di {order}',
    drop: 'Consegna di {order}',
    partDrop: 'Consegna parziale di {order}: la quantità non è indicata, la merce è elencata all’ultima consegna',
    load: 'Caricare, in quest’ordine',
    unload: 'Scaricare, in quest’ordine',
    picked: 'Ritirato',
    dropped: 'Consegnato',
    loaded: 'Caricato',
    unloaded: 'Scaricato',
    aboard: 'A bordo dopo questa fermata',
    total: 'Totale',
    share: 'Utilizzo dopo questa fermata: spazio {space} %, peso {weight} %',
    howTo:
      'L’ultimo a entrare è il primo a uscire. Il posto 1 è il più interno, il più alto è il più vicino alla porta.',
    behind: 'Il posto {place} è dietro alla merce già a bordo: lasciare spazio o spostarla prima.',
    nothing: 'Questo viaggio non trasporta merce.',
    handedOver: 'Consegnato da: nome, firma, data e ora',
    received: 'Ricevuto da: nome, firma, data e ora',
    signDriver: 'Autista: firma, data e ora',
    signDispatcher: 'Responsabile dei trasporti: firma, data e ora',
    issued: 'Emesso il {at} ({zone})',
  },
  fr: {
    manifest: 'Manifeste de livraison',
    loadingPlan: 'Plan de chargement',
    papers: 'Documents de voyage',
    reference: 'Référence',
    vehicle: 'Véhicule',
    vehicleType: 'Type de véhicule',
    driver: 'Conducteur',
    phone: 'Téléphone du conducteur',
    handover: 'Relais',
    pickAt: 'Début',
    dropAt: 'Fin',
    distance: 'Distance',
    orders: 'Commandes',
    description: 'Description',
    address: 'Adresse',
    contact: 'Contact',
    planned: 'Arrivée prévue',
    window: 'Créneau',
    place: 'Place',
    order: 'Commande',
    packNumber: 'Numéro de colis',
    cargo: 'Marchandise',
    quantity: 'Quantité',
    weight: 'Poids',
    space: 'Volume',
    out: 'Déchargement à l’arrêt',
    pick: 'Enlèvement de {order}',
    drop: 'Livraison de {order}',
    partDrop:
      'Livraison partielle de {order} : la quantité n’est pas fixée, la marchandise figure à la dernière livraison',
    load: 'Charger, dans cet ordre',
    unload: 'Décharger, dans cet ordre',
    picked: 'Enlevé',
    dropped: 'Livré',
    loaded: 'Chargé',
    unloaded: 'Déchargé',
    aboard: 'À bord après cet arrêt',
    total: 'Total',
    share: 'Remplissage après cet arrêt : volume {space} %, poids {weight} %',
    howTo:
      'Dernier entré, premier sorti. La place 1 est au fond du véhicule, la plus élevée est la plus proche de la porte.',
    behind: 'La place {place} est derrière la marchandise déjà à bord : laisser un passage ou la déplacer d’abord.',
    nothing: 'Ce voyage ne transporte aucune marchandise.',
    handedOver: 'Remis par : nom, signature, date et heure',
    received: 'Reçu par : nom, signature, date et heure',
    signDriver: 'Conducteur : signature, date et heure',
    signDispatcher: 'Répartiteur : signature, date et heure',
    issued: 'Émis le {at} ({zone})',
  },
  sp: {
    manifest: 'Manifiesto de entrega',
    loadingPlan: 'Plan de carga',
    papers: 'Documentos de viaje',
    reference: 'Referencia',
    vehicle: 'Vehículo',
    vehicleType: 'Tipo de vehículo',
    driver: 'Conductor',
    phone: 'Teléfono del conductor',
    handover: 'Relevo',
    pickAt: 'Inicio',
    dropAt: 'Fin',
    distance: 'Distancia',
    orders: 'Pedidos',
    description: 'Descripción',
    address: 'Dirección',
    contact: 'Contacto',
    planned: 'Llegada prevista',
    window: 'Franja horaria',
    place: 'Puesto',
    order: 'Pedido',
    packNumber: 'Número de bulto',
    cargo: 'Carga',
    quantity: 'Cantidad',
    weight: 'Peso',
    space: 'Espacio',
    out: 'Descarga en la parada',
    pick: 'Recogida de {order}',
    drop: 'Entrega de {order}',
    partDrop: 'Entrega parcial de {order}: no se indica cuánto, la carga figura en la última entrega',
    load: 'Cargar, en este orden',
    unload: 'Descargar, en este orden',
    picked: 'Recogido',
    dropped: 'Entregado',
    loaded: 'Cargado',
    unloaded: 'Descargado',
    aboard: 'A bordo tras esta parada',
    total: 'Total',
    share: 'Ocupación tras esta parada: espacio {space} %, peso {weight} %',
    howTo:
      'Lo último en entrar es lo primero en salir. El puesto 1 es el más profundo, el más alto es el más cercano a la puerta.',
    behind: 'El puesto {place} queda detrás de la carga que ya está a bordo: dejar sitio o moverla antes.',
    nothing: 'Este viaje no transporta carga.',
    handedOver: 'Entregado por: nombre, firma, fecha y hora',
    received: 'Recibido por: nombre, firma, fecha y hora',
    signDriver: 'Conductor: firma, fecha y hora',
    signDispatcher: 'Responsable de tráfico: firma, fecha y hora',
    issued: 'Emitido el {at} ({zone})',
  },
  sin: {
    manifest: 'බෙදාහැරීමේ ලේඛනය',
    loadingPlan: 'පැටවීමේ සැලැස්ම',
    papers: 'ගමන් ලේඛන',
    reference: 'යොමුව',
    vehicle: 'වාහනය',
    vehicleType: 'වාහන වර්ගය',
    driver: 'රියදුරු',
    phone: 'රියදුරුගේ දුරකථනය',
    handover: 'භාරදීම',
    pickAt: 'ආරම්භය',
    dropAt: 'අවසානය',
    distance: 'දුර',
    orders: 'ඇණවුම්',
    description: 'විස්තරය',
    address: 'ලිපිනය',
    contact: 'සම්බන්ධතාව',
    planned: 'සැලසුම් කළ පැමිණීම',
    window: 'කාල පරාසය',
    place: 'ස්ථානය',
    order: 'ඇණවුම',
    packNumber: 'පැකේජ අංකය',
    cargo: 'භාණ්ඩය',
    quantity: 'ප්‍රමාණය',
    weight: 'බර',
    space: 'ඉඩ',
    out: 'බාන නැවතුම',
    pick: '{order} ලබාගැනීම',
    drop: '{order} බෙදාහැරීම',
    partDrop: '{order} කොටසක් බෙදාහැරීම: ප්‍රමාණය නියම කර නැත, එහි භාණ්ඩ අවසාන බෙදාහැරීමේදී දක්වා ඇත',
    load: 'මෙම අනුපිළිවෙලට පටවන්න',
    unload: 'මෙම අනුපිළිවෙලට බාන්න',
    picked: 'ලබාගත්',
    dropped: 'බෙදාහළ',
    loaded: 'පැටවූ',
    unloaded: 'බෑ',
    aboard: 'ඉන්පසු වාහනයේ ඇති',
    total: 'එකතුව',
    share: 'මෙම නැවතුමෙන් පසු වාහනයේ භාවිතය: ඉඩ {space} %, බර {weight} %',
    howTo: 'අවසානයට පටවන දේ මුලින්ම බානු ලැබේ. 1 වන ස්ථානය වාහනයේ ඇතුළටම වන අතර, වැඩිම අංකය දොරට ආසන්නතමයි.',
    behind: '{place} ස්ථානය දැනටමත් වාහනයේ ඇති භාණ්ඩවලට පිටුපසින් ඇත: ඉඩ තබන්න, නැතහොත් පළමුව ඒවා එහා මෙහා කරන්න.',
    nothing: 'මෙම ගමනේ කිසිවක් ගෙන නොයයි.',
    handedOver: 'භාර දුන්නේ: නම, අත්සන, දිනය සහ වේලාව',
    received: 'භාර ගත්තේ: නම, අත්සන, දිනය සහ වේලාව',
    signDriver: 'රියදුරු: අත්සන, දිනය සහ වේලාව',
    signDispatcher: 'ප්‍රවාහන නිලධාරී: අත්සන, දිනය සහ වේලාව',
    issued: 'නිකුත් කළේ {at} ({zone})',
  },
};
