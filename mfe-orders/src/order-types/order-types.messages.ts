import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.orderType.title', defaultMessage: 'Order types' },
  search: { id: 'orders.orderType.search', defaultMessage: 'Search by name or code' },
  name: { id: 'orders.orderType.name', defaultMessage: 'Name' },
  code: { id: 'orders.orderType.code', defaultMessage: 'Code' },
  codeHelp: {
    id: 'orders.orderType.codeHelp',
    defaultMessage: 'Short and unique, such as FTL. Import files use it to identify the type.',
  },
  createdAt: { id: 'orders.orderType.createdAt', defaultMessage: 'Created' },
  create: { id: 'orders.orderType.create', defaultMessage: 'New order type' },
  createVerb: { id: 'orders.orderType.createVerb', defaultMessage: 'Create order type' },
  edit: { id: 'orders.orderType.edit', defaultMessage: 'Edit order type' },
  editVerb: { id: 'orders.orderType.editVerb', defaultMessage: 'Edit' },
  deleteVerb: { id: 'orders.orderType.deleteVerb', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.orderType.deleteText',
    defaultMessage: 'Deletes the order type {name}. New orders can no longer use it; this can’t be undone.',
  },
  saved: { id: 'orders.orderType.saved', defaultMessage: 'Order type saved' },
  deleted: { id: 'orders.orderType.deleted', defaultMessage: 'Order type deleted' },
  codeTaken: { id: 'orders.orderType.codeTaken', defaultMessage: 'Order type with same code already exist' },
  inUse: {
    id: 'orders.orderType.inUse',
    defaultMessage:
      '{count, plural, one {An order uses} other {# orders use}} this type: {numbers}. It cannot be deleted',
  },
  empty: { id: 'orders.orderType.empty', defaultMessage: 'No order types found' },
  emptyText: {
    id: 'orders.orderType.emptyText',
    defaultMessage: 'Order types group your orders, for example full loads and part loads.',
  },
});
