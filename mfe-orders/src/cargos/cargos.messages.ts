import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.goods.title', defaultMessage: 'Cargos' },
  search: { id: 'orders.goods.search', defaultMessage: 'Search by name or code' },
  create: { id: 'orders.goods.create', defaultMessage: 'New cargo' },
  import: { id: 'orders.goods.import', defaultMessage: 'Import cargos' },
  createVerb: { id: 'orders.goods.createVerb', defaultMessage: 'Create cargo' },
  edit: { id: 'orders.goods.edit', defaultMessage: 'Edit cargo' },
  info: { id: 'orders.goods.info', defaultMessage: 'Cargo' },
  usedBy: { id: 'orders.goods.usedBy', defaultMessage: 'Used by' },
  unused: { id: 'orders.goods.unused', defaultMessage: 'No order contains this cargo.' },
  orders: { id: 'orders.goods.orders', defaultMessage: '{count, plural, one {# order} other {# orders}}: {numbers}' },
  history: { id: 'orders.goods.history', defaultMessage: 'History' },
  empty: { id: 'orders.goods.empty', defaultMessage: 'No cargos found' },
  emptyText: {
    id: 'orders.goods.emptyText',
    defaultMessage: 'Add the goods you ship with their dimensions and weight. Orders contain any quantity of them.',
  },
  saved: { id: 'orders.goods.saved', defaultMessage: 'Cargo saved' },
  deleted: { id: 'orders.goods.deleted', defaultMessage: 'Cargo deleted' },
  codeTaken: { id: 'orders.goods.codeTaken', defaultMessage: 'Cargo with same code already exist' },
  tooLarge: { id: 'orders.goods.tooLarge', defaultMessage: 'Too large for one piece' },
  inUse: {
    id: 'orders.goods.inUse',
    defaultMessage:
      '{count, plural, one {An order contains} other {# orders contain}} this cargo: {numbers}. It cannot be deleted',
  },
});

export const fields = defineMessages({
  name: { id: 'orders.goods.name', defaultMessage: 'Name' },
  code: { id: 'orders.goods.code', defaultMessage: 'Code' },
  cargoType: { id: 'orders.goods.cargoType', defaultMessage: 'Cargo type' },
  allowedCargoTypes: { id: 'orders.goods.allowedCargoTypes', defaultMessage: 'Allowed cargo types' },
  allowedHelp: {
    id: 'orders.goods.allowedHelp',
    defaultMessage: 'Other cargo types it may share an order with. The other cargo must allow it too.',
  },
  shippingUnit: { id: 'orders.goods.shippingUnit', defaultMessage: 'Shipping unit' },
  billingBy: { id: 'orders.goods.billingBy', defaultMessage: 'Billing by' },
  width: { id: 'orders.goods.width', defaultMessage: 'Width' },
  height: { id: 'orders.goods.height', defaultMessage: 'Height' },
  length: { id: 'orders.goods.length', defaultMessage: 'Length' },
  weight: { id: 'orders.goods.weight', defaultMessage: 'Weight' },
  actualSpace: { id: 'orders.goods.actualSpace', defaultMessage: 'Actual space' },
  effectiveSpace: { id: 'orders.goods.effectiveSpace', defaultMessage: 'Effective space' },
  effectiveHelp: { id: 'orders.goods.effectiveHelp', defaultMessage: 'Leave empty to use the actual space.' },
  palletPlaces: { id: 'orders.goods.palletPlaces', defaultMessage: 'Pallet places' },
  palletPlacesHelp: {
    id: 'orders.goods.palletPlacesHelp',
    defaultMessage: 'Of one piece, such as 0.5 if two fit in one place. Empty: not counted.',
  },
  stackLayers: { id: 'orders.goods.stackLayers', defaultMessage: 'Stacked layers' },
  stackLayersHelp: {
    id: 'orders.goods.stackLayersHelp',
    defaultMessage: 'How many stand on each other, 1 if none. Empty: loading metres aren’t counted.',
  },
  loadingMeters: { id: 'orders.goods.loadingMeters', defaultMessage: 'Loading metres per piece' },
  createdAt: { id: 'orders.goods.createdAt', defaultMessage: 'Created' },
});

export const billingByMessages = defineMessages({
  weight: { id: 'orders.goods.billing.weight', defaultMessage: 'Weight' },
  space: { id: 'orders.goods.billing.space', defaultMessage: 'Space' },
  quantity: { id: 'orders.goods.billing.quantity', defaultMessage: 'Quantity' },
});

export const actionMessages = defineMessages({
  edit: { id: 'orders.goods.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'orders.goods.action.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.goods.action.deleteText',
    defaultMessage: 'Deletes the cargo {name}. New orders can no longer use it; this can’t be undone.',
  },
});

export const eventMessages = defineMessages({
  created: { id: 'orders.goods.event.created', defaultMessage: 'Created' },
  updated: { id: 'orders.goods.event.updated', defaultMessage: 'Changed' },
});
