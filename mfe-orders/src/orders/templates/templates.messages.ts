import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.template.title', defaultMessage: 'Order templates' },
  search: { id: 'orders.template.search', defaultMessage: 'Search by name' },
  name: { id: 'orders.template.name', defaultMessage: 'Name' },
  timeZone: { id: 'orders.template.timeZone', defaultMessage: 'Time zone' },
  timeZoneHelp: {
    id: 'orders.template.timeZoneHelp',
    defaultMessage: 'Times of new orders follow the clock there, also when clocks change.',
  },
  saveAs: { id: 'orders.template.saveAs', defaultMessage: 'Save as template' },
  saveAsText: {
    id: 'orders.template.saveAsText',
    defaultMessage:
      'Keeps everything but the reference. Dates are kept relative to the pickup day, so you can use the template for any day.',
  },
  use: { id: 'orders.template.use', defaultMessage: 'New order' },
  useTitle: { id: 'orders.template.useTitle', defaultMessage: 'New order from {name}' },
  createOrder: { id: 'orders.template.createOrder', defaultMessage: 'Create order' },
  day: { id: 'orders.template.day', defaultMessage: 'Pickup day' },
  dayHelp: {
    id: 'orders.template.dayHelp',
    defaultMessage: 'All dates move with it. You can change the order before you send it.',
  },
  rename: { id: 'orders.template.rename', defaultMessage: 'Rename' },
  renameTitle: { id: 'orders.template.renameTitle', defaultMessage: 'Name and time zone' },
  edit: { id: 'orders.template.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'orders.template.editTitle', defaultMessage: 'Edit template {name}' },
  exampleDay: {
    id: 'orders.template.exampleDay',
    defaultMessage: 'Dates are shown as for a pickup on {day}. New orders move them to their own pickup day.',
  },
  save: { id: 'orders.template.save', defaultMessage: 'Save template' },
  delete: { id: 'orders.template.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.template.deleteText',
    defaultMessage: 'Deletes the template {name}. Orders made from it stay; this can’t be undone.',
  },
  saved: { id: 'orders.template.saved', defaultMessage: 'Template saved' },
  deleted: { id: 'orders.template.deleted', defaultMessage: 'Template deleted' },
  orderCreated: { id: 'orders.template.orderCreated', defaultMessage: 'Order created' },
  empty: { id: 'orders.template.empty', defaultMessage: 'No templates yet' },
  emptyText: {
    id: 'orders.template.emptyText',
    defaultMessage:
      'Open an order that you place often and save it as a template. Then make a new order of it in two clicks.',
  },
  notFound: { id: 'orders.template.notFound', defaultMessage: 'Template not found' },
  notFoundText: {
    id: 'orders.template.notFoundText',
    defaultMessage: 'It may have been deleted, or it belongs to another organization.',
  },
  unusable: {
    id: 'orders.template.unusable',
    defaultMessage:
      'The template doesn’t fit anymore, for example because a record it uses was deleted. Edit the template first.',
  },
  editTemplate: { id: 'orders.template.editTemplate', defaultMessage: 'Edit template' },
});

export const templateErrors = defineMessages({
  alreadyExists: { id: 'orders.template.nameTaken', defaultMessage: 'A template with this name already exists' },
  templateInUse: {
    id: 'orders.template.inUse',
    defaultMessage: 'Recurring orders use this template. Delete or change them first',
  },
  inPast: { id: 'orders.template.inPast', defaultMessage: 'Choose today or a later day' },
});
