import { defineMessages } from 'react-intl';

/** Field labels of operations, cargos and proofs of delivery. */
export const orderRelatedFields = defineMessages({
  approver1: { id: 'admin.audit.field.approver1', defaultMessage: 'First approver' },
  approver2: { id: 'admin.audit.field.approver2', defaultMessage: 'Second approver' },
  notificationContacts: { id: 'admin.audit.field.notificationContacts', defaultMessage: 'Notification users' },
  code: { id: 'admin.audit.field.code', defaultMessage: 'Code' },
  cargoType: { id: 'admin.audit.field.cargoType', defaultMessage: 'Cargo type' },
  allowedCargoTypes: { id: 'admin.audit.field.allowedCargoTypes', defaultMessage: 'Allowed cargo types' },
  shippingUnit: { id: 'admin.audit.field.shippingUnit', defaultMessage: 'Shipping unit' },
  photo: { id: 'admin.audit.field.photo', defaultMessage: 'Photo' },
  signature: { id: 'admin.audit.field.signature', defaultMessage: 'Signature' },
  billingBy: { id: 'admin.audit.field.billingBy', defaultMessage: 'Billing by' },
});
