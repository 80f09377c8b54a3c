import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import type { ReportName } from 'shared-contracts/values/finance/reports';

/** Texts in the order of the portal's languages. */
export type Texts = readonly [string, string, string, string, string];

export const textIn = (texts: Texts, language: Language): string => texts[LANGUAGES.indexOf(language)] ?? texts[0];

export const REPORT_TEXTS: Record<ReportName, Texts> = {
  deliveryManifest: [
    'Delivery manifest',
    'Distinta di consegna',
    'Manifeste de livraison',
    'Manifiesto de entrega',
    'බෙදාහැරීමේ ලේඛනය',
  ],
  loadingPlan: ['Loading plan', 'Piano di carico', 'Plan de chargement', 'Plan de carga', 'පැටවීමේ සැලැස්ම'],
  orderDetail: ['Order detail', 'Dettaglio ordini', 'Détail des commandes', 'Detalle de pedidos', 'ඇණවුම් විස්තර'],
  tripDetail: ['Trip detail', 'Dettaglio viaggi', 'Détail des voyages', 'Detalle de viajes', 'ගමන් විස්තර'],
  tripsInvoice: [
    'Trips invoice',
    'Fatturazione viaggi',
    'Facturation des voyages',
    'Facturación de viajes',
    'ගමන් ඉන්වොයිසිය',
  ],
  ordersInvoice: [
    'Orders invoice',
    'Fatturazione ordini',
    'Facturation des commandes',
    'Facturación de pedidos',
    'ඇණවුම් ඉන්වොයිසිය',
  ],
  ordersDeliveryStatus: [
    'Orders delivery status',
    'Stato di consegna degli ordini',
    'État de livraison des commandes',
    'Estado de entrega de pedidos',
    'ඇණවුම් බෙදාහැරීමේ තත්ත්වය',
  ],
  tripLocationDetailed: [
    'Trip location detailed',
    'Luoghi del viaggio in dettaglio',
    'Lieux du voyage en détail',
    'Lugares del viaje en detalle',
    'ගමනේ ස්ථාන විස්තර',
  ],
  vehicleCompliance: [
    'Vehicle compliance',
    'Conformità dei veicoli',
    'Conformité des véhicules',
    'Cumplimiento de vehículos',
    'වාහන අනුකූලතාව',
  ],
  vehicleCosts: [
    'Vehicle costs per km',
    'Costi dei veicoli per km',
    'Coûts des véhicules par km',
    'Costes de vehículos por km',
    'කි.මී. අනුව වාහන වියදම්',
  ],
  pickingSlip: ['Picking slip', 'Lista di prelievo', 'Bon de préparation', 'Lista de recogida', 'තෝරාගැනීමේ පත්‍රිකාව'],
  configurableTripDetail: [
    'Configurable trip detail',
    'Dettaglio viaggi configurabile',
    'Détail des voyages configurable',
    'Detalle de viajes configurable',
    'සැකසිය හැකි ගමන් විස්තර',
  ],
  configurableOrderDetail: [
    'Configurable order detail',
    'Dettaglio ordini configurabile',
    'Détail des commandes configurable',
    'Detalle de pedidos configurable',
    'සැකසිය හැකි ඇණවුම් විස්තර',
  ],
  configurableDetail: [
    'Configurable detail',
    'Dettaglio configurabile',
    'Détail configurable',
    'Detalle configurable',
    'සැකසිය හැකි විස්තර',
  ],
  tripArchive: ['Trip archive', 'Archivio viaggi', 'Archives des voyages', 'Archivo de viajes', 'ගමන් සංරක්ෂණය'],
  orderArchive: ['Order archive', 'Archivio ordini', 'Archives des commandes', 'Archivo de pedidos', 'ඇණවුම් සංරක්ෂණය'],
};

/** Labels of enumerated values, by kind. */
export const VALUE_TEXTS: Record<string, Record<string, Texts>> = {
  rateState: {
    same: ['Own currency', 'Valuta propria', 'Devise propre', 'Moneda propia', 'තම මුදල් ඒකකය'],
    booked: ['Booked', 'Contabilizzato', 'Comptabilisé', 'Contabilizado', 'පොත්ගත කළ'],
    ofDay: ['Of the day', 'Del giorno', 'Du jour', 'Del día', 'එදින'],
    missing: ['Rate missing', 'Tasso mancante', 'Taux manquant', 'Falta el tipo', 'අනුපාතය නැත'],
  },
  orderStage: {
    saved: ['Saved', 'Salvato', 'Enregistrée', 'Guardado', 'සුරැකිණි'],
    pendingValidation: [
      'Pending validation',
      'In attesa di convalida',
      'En attente de validation',
      'Pendiente de validación',
      'වලංගු කිරීමට ඇත',
    ],
    pending2ndValidation: [
      'Pending 2nd validation',
      'In attesa di 2ª convalida',
      'En attente de 2e validation',
      'Pendiente de 2.ª validación',
      'දෙවන වර වලංගු කිරීමට ඇත',
    ],
    validated: ['Validated', 'Convalidato', 'Validée', 'Validado', 'වලංගු විය'],
    rejected: ['Rejected', 'Respinto', 'Rejetée', 'Rechazado', 'ප්‍රතික්ෂේප විය'],
    addedToTrip: ['Added to trip', 'Aggiunto al viaggio', 'Ajoutée au voyage', 'Añadido a un viaje', 'ගමනකට එක් විය'],
    started: ['Started', 'Iniziato', 'Commencée', 'Iniciado', 'ආරම්භ විය'],
    arrivedToPickupLocation: [
      'Arrived to pickup',
      'Arrivato al ritiro',
      'Arrivée à l’enlèvement',
      'En punto de recogida',
      'ලබාගැනීමේ ස්ථානයේ',
    ],
    loading: ['Loading', 'Carico in corso', 'Chargement en cours', 'En carga', 'පටවමින්'],
    loadingCompleted: [
      'Loading completed',
      'Carico completato',
      'Chargement terminé',
      'Carga completada',
      'පැටවීම අවසන් විය',
    ],
    transit: ['In transit', 'In transito', 'En transit', 'En tránsito', 'ප්‍රවාහනය වෙමින්'],
    delayed: ['Delayed', 'In ritardo', 'En retard', 'Retrasado', 'ප්‍රමාද විය'],
    arrivedToDropLocation: [
      'Arrived to drop',
      'Arrivato alla consegna',
      'Arrivée à la livraison',
      'En punto de entrega',
      'බෙදාහැරීමේ ස්ථානයේ',
    ],
    unloading: ['Unloading', 'Scarico in corso', 'Déchargement en cours', 'En descarga', 'බාමින්'],
    delivered: ['Delivered', 'Consegnato', 'Livrée', 'Entregado', 'බෙදාහැරිණි'],
    manuallyDelivered: [
      'Manually delivered',
      'Consegnato manualmente',
      'Livrée manuellement',
      'Entregado (manual)',
      'බෙදාහැරිණි (අතින් සටහන් කළ)',
    ],
    incompleteDelivery: [
      'Incomplete delivery',
      'Consegna incompleta',
      'Livraison incomplète',
      'Entrega incompleta',
      'අසම්පූර්ණ බෙදාහැරීම',
    ],
    notDelivered: ['Not delivered', 'Non consegnato', 'Non livrée', 'No entregado', 'බෙදා නොහැරිණි'],
    billed: ['Billed', 'Fatturato', 'Facturée', 'Facturado', 'බිල් කෙරිණි'],
    cancelled: ['Cancelled', 'Annullato', 'Annulée', 'Cancelado', 'අවලංගු විය'],
  },
  tripStage: {
    saved: ['Saved', 'Salvato', 'Enregistré', 'Guardado', 'සුරැකිණි'],
    waitingForTrip: [
      'Waiting for trip',
      'In attesa del viaggio',
      'En attente du voyage',
      'En espera del viaje',
      'ගමන බලාපොරොත්තුවෙන්',
    ],
    vehicleAssigned: ['Vehicle assigned', 'Veicolo assegnato', 'Véhicule affecté', 'Vehículo asignado', 'වාහනය පැවරිණි'],
    started: ['Started', 'Iniziato', 'Commencé', 'Iniciado', 'ආරම්භ විය'],
    transit: ['In transit', 'In transito', 'En transit', 'En tránsito', 'ප්‍රවාහනය වෙමින්'],
    completed: ['Completed', 'Completato', 'Terminé', 'Completado', 'සම්පූර්ණ විය'],
    manualCompleted: [
      'Completed manually',
      'Completato manualmente',
      'Terminé manuellement',
      'Completado manualmente',
      'අතින් සම්පූර්ණ කෙරිණි',
    ],
    incomplete: ['Incomplete', 'Incompleto', 'Incomplet', 'Incompleto', 'අසම්පූර්ණයි'],
    billed: ['Billed', 'Fatturato', 'Facturé', 'Facturado', 'බිල් කෙරිණි'],
    cancelled: ['Cancelled', 'Annullato', 'Annulé', 'Cancelado', 'අවලංගු විය'],
  },
  task: {
    pick: ['Pick up', 'Ritirare', 'Enlever', 'Recoger', 'භාරගන්න'],
    drop: ['Drop', 'Consegnare', 'Livrer', 'Entregar', 'බාන්න'],
  },
  billState: {
    draft: ['Not submitted', 'Non inviata', 'Non soumise', 'No enviada', 'යොමු කර නැත'],
    submitted: ['Submitted', 'Inviata', 'Soumise', 'Enviada', 'යොමු කර ඇත'],
    approved: ['Approved', 'Approvata', 'Approuvée', 'Aprobada', 'අනුමත කර ඇත'],
  },
  compliance: {
    valid: ['Valid', 'In regola', 'En règle', 'En regla', 'වලංගුයි'],
    expiring: ['Expires soon', 'In scadenza', 'Expire bientôt', 'Vence pronto', 'ළඟදීම කල් ඉකුත් වේ'],
    expired: ['Expired', 'Scaduto', 'Expiré', 'Vencido', 'කල් ඉකුත් වී ඇත'],
    missing: ['Documents missing', 'Documenti mancanti', 'Documents manquants', 'Faltan documentos', 'ලේඛන නැත'],
  },
};
