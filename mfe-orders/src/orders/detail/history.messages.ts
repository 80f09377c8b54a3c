import { defineMessages } from 'react-intl';

/** Labels of changed fields that no form or page shows under that name. */
export const historyFields = defineMessages({
  kind: { id: 'orders.history.kind', defaultMessage: 'Kind' },
  windowFrom: { id: 'orders.history.windowFrom', defaultMessage: 'Window from' },
  windowTo: { id: 'orders.history.windowTo', defaultMessage: 'Window to' },
  handlingMinutes: { id: 'orders.history.handlingMinutes', defaultMessage: 'Time at the stop' },
  instructions: { id: 'orders.history.instructions', defaultMessage: 'Instructions' },
  position: { id: 'orders.history.position', defaultMessage: 'Position' },
  location: { id: 'orders.history.location', defaultMessage: 'Location' },
  deliveredQuantity: { id: 'orders.history.deliveredQuantity', defaultMessage: 'Delivered quantity' },
  photo: { id: 'orders.history.photo', defaultMessage: 'Photo' },
  signature: { id: 'orders.history.signature', defaultMessage: 'Signature' },
  trackingCode: { id: 'orders.history.trackingCode', defaultMessage: 'Tracking link' },
  expiresAt: { id: 'orders.history.expiresAt', defaultMessage: 'Valid until' },
  pickup: { id: 'orders.history.pickup', defaultMessage: 'Pickup' },
  drop: { id: 'orders.history.drop', defaultMessage: 'Drop' },
});
