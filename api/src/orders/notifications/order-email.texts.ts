import type { Language } from 'shared-contracts/values/limits';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { ReasonCode } from 'shared-contracts/values/reasons';

export type OrderEmailTexts = {
  greeting: string;
  approvalSubject: string;
  approval: string;
  stageSubject: string;
  stage: string;
  reason: string;
  open: string;
  stages: Partial<Record<OrderStage, string>>;
} & Record<ReasonCode, string>;

/** The texts of emails about orders by language. `stages`: the stages that notify. */
export const ORDER_EMAIL_TEXTS: Record<Language, OrderEmailTexts> = {
  en: {
    greeting: 'Hello {name},',
    approvalSubject: 'Order {number} waits for your approval',
    approval: '{organization} wants to send order {number} to {partner}. It waits for your approval.',
    stageSubject: 'Order {number}: {stage}',
    stage: 'Order {number} of {organization} has a new stage: {stage}.',
    reason: 'Reason: {reason}',
    mergedInto: 'merged into {reason}',
    open: 'Open the order',
    stages: {
      validated: 'validated',
      rejected: 'rejected',
      started: 'started',
      arrivedToPickupLocation: 'arrived to pickup',
      transit: 'in transit',
      delayed: 'delayed',
      arrivedToDropLocation: 'arrived to drop',
      delivered: 'delivered',
      manuallyDelivered: 'manually delivered',
      incompleteDelivery: 'incomplete delivery',
      notDelivered: 'not delivered',
      cancelled: 'cancelled',
    },
  },
  it: {
    greeting: 'Ciao {name},',
    approvalSubject: "L'ordine {number} attende la tua approvazione",
    approval: "{organization} intende inviare l'ordine {number} a {partner}. È in attesa della tua approvazione.",
    stageSubject: 'Ordine {number}: {stage}',
    stage: "L'ordine {number} di {organization} ha un nuovo stato: {stage}.",
    reason: 'Motivo: {reason}',
    mergedInto: 'unito in {reason}',
    open: "Apri l'ordine",
    stages: {
      validated: 'convalidato',
      rejected: 'respinto',
      started: 'avviato',
      arrivedToPickupLocation: 'arrivato al punto di carico',
      transit: 'in transito',
      delayed: 'in ritardo',
      arrivedToDropLocation: 'arrivato al punto di scarico',
      delivered: 'consegnato',
      manuallyDelivered: 'consegnato (registrato a mano)',
      incompleteDelivery: 'consegna incompleta',
      notDelivered: 'non consegnato',
      cancelled: 'annullato',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    approvalSubject: 'La commande {number} attend votre approbation',
    approval: '{organization} souhaite transmettre la commande {number} à {partner}. Elle attend votre approbation.',
    stageSubject: 'Commande {number} : {stage}',
    stage: "La commande {number} de {organization} passe à l'étape suivante : {stage}.",
    reason: 'Motif : {reason}',
    mergedInto: 'fusionnée dans {reason}',
    open: 'Ouvrir la commande',
    stages: {
      validated: 'validée',
      rejected: 'refusée',
      started: 'démarrée',
      arrivedToPickupLocation: "arrivée au lieu d'enlèvement",
      transit: 'en transit',
      delayed: 'en retard',
      arrivedToDropLocation: 'arrivée au lieu de livraison',
      delivered: 'livrée',
      manuallyDelivered: 'livrée (saisie manuelle)',
      incompleteDelivery: 'livraison incomplète',
      notDelivered: 'non livrée',
      cancelled: 'annulée',
    },
  },
  sp: {
    greeting: 'Hola, {name}:',
    approvalSubject: 'El pedido {number} espera su aprobación',
    approval: '{organization} quiere enviar el pedido {number} a {partner}. Está a la espera de su aprobación.',
    stageSubject: 'Pedido {number}: {stage}',
    stage: 'El pedido {number} de {organization} tiene un nuevo estado: {stage}.',
    reason: 'Motivo: {reason}',
    mergedInto: 'unido a {reason}',
    open: 'Abrir el pedido',
    stages: {
      validated: 'validado',
      rejected: 'rechazado',
      started: 'iniciado',
      arrivedToPickupLocation: 'llegó al punto de recogida',
      transit: 'en tránsito',
      delayed: 'retrasado',
      arrivedToDropLocation: 'llegó al punto de entrega',
      delivered: 'entregado',
      manuallyDelivered: 'entregado (registro manual)',
      incompleteDelivery: 'entrega incompleta',
      notDelivered: 'no entregado',
      cancelled: 'cancelado',
    },
  },
  sin: {
    greeting: 'ආයුබෝවන් {name},',
    approvalSubject: '{number} ඇණවුම ඔබේ අනුමැතිය බලාපොරොත්තුවෙන් සිටී',
    approval: '{organization} සංවිධානය {number} ඇණවුම {partner} වෙත යැවීමට අදහස් කරයි. ඒ සඳහා ඔබේ අනුමැතිය අවශ්‍යයි.',
    stageSubject: '{number} ඇණවුම: {stage}',
    stage: '{organization} සංවිධානයේ {number} ඇණවුමේ නව අදියර: {stage}.',
    reason: 'හේතුව: {reason}',
    mergedInto: '{reason} සමඟ ඒකාබද්ධ විය',
    open: 'ඇණවුම විවෘත කරන්න',
    stages: {
      validated: 'අනුමත කළා',
      rejected: 'ප්‍රතික්ෂේප කළා',
      started: 'ආරම්භ කළා',
      arrivedToPickupLocation: 'පැටවීමේ ස්ථානයට පැමිණියා',
      transit: 'ප්‍රවාහනය වෙමින් පවතී',
      delayed: 'ප්‍රමාදයි',
      arrivedToDropLocation: 'භාරදීමේ ස්ථානයට පැමිණියා',
      delivered: 'භාර දුන්නා',
      manuallyDelivered: 'භාර දුන් බව අතින් සටහන් කළා',
      incompleteDelivery: 'අසම්පූර්ණ භාරදීමක්',
      notDelivered: 'භාර දුන්නේ නැත',
      cancelled: 'අවලංගු කළා',
    },
  },
};
