import { defineMessages } from 'react-intl';
import type { WorkOrderKind, WorkOrderLineKind, WorkOrderStatus } from 'shared-contracts/values/fleet/work-orders';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';

export const messages = defineMessages({
  title: { id: 'fleet.workOrders.title', defaultMessage: 'Work orders' },
  search: { id: 'fleet.workOrders.search', defaultMessage: 'Search by number, plate or title' },
  create: { id: 'fleet.workOrders.create', defaultMessage: 'New work order' },
  empty: { id: 'fleet.workOrders.empty', defaultMessage: 'No work orders found' },
  emptyText: {
    id: 'fleet.workOrders.emptyText',
    defaultMessage: 'Create a work order for a repair or a due service. It can take the vehicle out of service.',
  },
  ofVehicle: { id: 'fleet.workOrders.ofVehicle', defaultMessage: 'Work orders' },
  noneOfVehicle: { id: 'fleet.workOrders.noneOfVehicle', defaultMessage: 'No work orders yet' },
  notFound: { id: 'fleet.workOrders.notFound', defaultMessage: 'This work order doesn’t exist' },
  notFoundText: {
    id: 'fleet.workOrders.notFoundText',
    defaultMessage: 'The link may be wrong, or the order belongs to another organization.',
  },
  toList: { id: 'fleet.workOrders.toList', defaultMessage: 'To the work orders' },
  details: { id: 'fleet.workOrders.details', defaultMessage: 'Details' },
  history: { id: 'fleet.workOrders.history', defaultMessage: 'History' },
  lines: { id: 'fleet.workOrders.lines', defaultMessage: 'Parts and labour' },
  noLines: { id: 'fleet.workOrders.noLines', defaultMessage: 'No parts or labour entered yet' },
  documents: { id: 'fleet.workOrders.documents', defaultMessage: 'Documents' },
  noDocuments: { id: 'fleet.workOrders.noDocuments', defaultMessage: 'No documents yet' },
  addDocument: { id: 'fleet.workOrders.addDocument', defaultMessage: 'Add document' },
  file: { id: 'fleet.workOrders.file', defaultMessage: 'File' },
  showInspection: { id: 'fleet.workOrders.showInspection', defaultMessage: 'Show inspection' },
  view: { id: 'fleet.workOrders.view', defaultMessage: 'View' },
  km: { id: 'fleet.workOrders.km', defaultMessage: 'km' },
  hours: { id: 'fleet.workOrders.hours', defaultMessage: 'h' },
});

export const fields = defineMessages({
  number: { id: 'fleet.workOrder.number', defaultMessage: 'Number' },
  kind: { id: 'fleet.workOrder.kind', defaultMessage: 'Kind' },
  status: { id: 'fleet.workOrder.status', defaultMessage: 'Status' },
  vehicle: { id: 'fleet.workOrder.vehicle', defaultMessage: 'Vehicle' },
  title: { id: 'fleet.workOrder.title', defaultMessage: 'Title' },
  description: { id: 'fleet.workOrder.description', defaultMessage: 'Description' },
  inspection: { id: 'fleet.workOrder.inspection', defaultMessage: 'Inspection' },
  service: { id: 'fleet.workOrder.service', defaultMessage: 'Service' },
  contact: { id: 'fleet.workOrder.contact', defaultMessage: 'Workshop from contacts' },
  workshop: { id: 'fleet.workOrder.workshop', defaultMessage: 'Workshop' },
  outOfService: { id: 'fleet.workOrder.outOfService', defaultMessage: 'Out of service' },
  outFrom: { id: 'fleet.workOrder.outFrom', defaultMessage: 'Out of service from' },
  outTo: { id: 'fleet.workOrder.outTo', defaultMessage: 'Out of service until' },
  cost: { id: 'fleet.workOrder.cost', defaultMessage: 'Cost' },
  doneAt: { id: 'fleet.workOrder.doneAt', defaultMessage: 'Done' },
  odometer: { id: 'fleet.workOrder.odometer', defaultMessage: 'Odometer' },
  engineHours: { id: 'fleet.workOrder.engineHours', defaultMessage: 'Engine hours' },
  createdAt: { id: 'fleet.workOrder.createdAt', defaultMessage: 'Created' },
  organization: { id: 'fleet.workOrder.organization', defaultMessage: 'Organization' },
  lineKind: { id: 'fleet.workOrder.lineKind', defaultMessage: 'Type' },
  lineDescription: { id: 'fleet.workOrder.lineDescription', defaultMessage: 'Part or labour' },
  quantity: { id: 'fleet.workOrder.quantity', defaultMessage: 'Quantity' },
  unitPrice: { id: 'fleet.workOrder.unitPrice', defaultMessage: 'Unit price' },
  amount: { id: 'fleet.workOrder.amount', defaultMessage: 'Sum' },
  document: { id: 'fleet.workOrder.document', defaultMessage: 'Document' },
});

export const hints = defineMessages({
  service: {
    id: 'fleet.workOrder.serviceHelp',
    defaultMessage: 'Counts as done on the day the work order is completed',
  },
  reading: { id: 'fleet.workOrder.readingHelp', defaultMessage: 'Empty for today: as the vehicle shows now' },
  window: { id: 'fleet.workOrder.windowHelp', defaultMessage: 'The vehicle can’t be planned during this time' },
  lines: { id: 'fleet.workOrder.linesHelp', defaultMessage: 'Quantity in pieces, litres or hours' },
  later: { id: 'fleet.workOrder.later', defaultMessage: 'Must be after the start' },
  both: { id: 'fleet.workOrder.both', defaultMessage: 'Set both ends of the period' },
  quantity: { id: 'fleet.workOrder.quantityRange', defaultMessage: 'Must be above 0 and at most 1,000' },
  price: { id: 'fleet.workOrder.priceRange', defaultMessage: 'Must be at most 100,000,000' },
});

export const kinds = defineMessages<WorkOrderKind>({
  fault: { id: 'fleet.workOrder.kind.fault', defaultMessage: 'Fault' },
  plan: { id: 'fleet.workOrder.kind.plan', defaultMessage: 'Planned' },
});

export const statuses = defineMessages<WorkOrderStatus>({
  open: { id: 'fleet.workOrder.status.open', defaultMessage: 'Open' },
  inProgress: { id: 'fleet.workOrder.status.inProgress', defaultMessage: 'In progress' },
  done: { id: 'fleet.workOrder.status.done', defaultMessage: 'Done' },
  cancelled: { id: 'fleet.workOrder.status.cancelled', defaultMessage: 'Cancelled' },
});

export const lineKinds = defineMessages<WorkOrderLineKind>({
  part: { id: 'fleet.workOrder.line.part', defaultMessage: 'Part' },
  labour: { id: 'fleet.workOrder.line.labour', defaultMessage: 'Labour' },
});

export const actions = defineMessages({
  open: { id: 'fleet.workOrder.action.open', defaultMessage: 'Details' },
  edit: { id: 'fleet.workOrder.action.edit', defaultMessage: 'Edit' },
  start: { id: 'fleet.workOrder.action.start', defaultMessage: 'Start' },
  complete: { id: 'fleet.workOrder.action.complete', defaultMessage: 'Complete' },
  cancel: { id: 'fleet.workOrder.action.cancel', defaultMessage: 'Cancel order' },
  addLine: { id: 'fleet.workOrder.action.addLine', defaultMessage: 'Add line' },
  delete: { id: 'fleet.workOrder.action.delete', defaultMessage: 'Delete' },
});

export const dialogs = defineMessages({
  create: { id: 'fleet.workOrder.dialog.create', defaultMessage: 'New work order' },
  createVerb: { id: 'fleet.workOrder.dialog.createVerb', defaultMessage: 'Create work order' },
  edit: { id: 'fleet.workOrder.dialog.edit', defaultMessage: 'Edit work order' },
  complete: { id: 'fleet.workOrder.dialog.complete', defaultMessage: 'Complete work order' },
  completeText: {
    id: 'fleet.workOrder.dialog.completeText',
    defaultMessage: 'The vehicle can be planned again from now on. This can’t be undone.',
  },
  completeService: {
    id: 'fleet.workOrder.dialog.completeService',
    defaultMessage: 'The service {name} is recorded for this time.',
  },
  cancelText: {
    id: 'fleet.workOrder.dialog.cancelText',
    defaultMessage: 'Cancels {number}. The vehicle can be planned again. This can’t be undone.',
  },
  deleteDocument: {
    id: 'fleet.workOrder.dialog.deleteDocument',
    defaultMessage: 'Deletes the document {name} for everyone.',
  },
});

export const notices = defineMessages({
  created: { id: 'fleet.workOrder.notice.created', defaultMessage: 'Work order created' },
  saved: { id: 'fleet.workOrder.notice.saved', defaultMessage: 'Work order saved' },
  started: { id: 'fleet.workOrder.notice.started', defaultMessage: 'Work order started' },
  completed: { id: 'fleet.workOrder.notice.completed', defaultMessage: 'Work order completed' },
  cancelled: { id: 'fleet.workOrder.notice.cancelled', defaultMessage: 'Work order cancelled' },
  documentAdded: { id: 'fleet.workOrder.notice.documentAdded', defaultMessage: 'Document added' },
  documentDeleted: { id: 'fleet.workOrder.notice.documentDeleted', defaultMessage: 'Document deleted' },
});

export const events = defineMessages<Exclude<TimelineEvent<'workOrder'>, 'open'>>({
  created: { id: 'fleet.workOrder.event.created', defaultMessage: 'Created' },
  updated: { id: 'fleet.workOrder.event.updated', defaultMessage: 'Changed' },
  inProgress: { id: 'fleet.workOrder.event.inProgress', defaultMessage: 'Started' },
  done: { id: 'fleet.workOrder.event.done', defaultMessage: 'Completed' },
  cancelled: { id: 'fleet.workOrder.event.cancelled', defaultMessage: 'Cancelled' },
  documentAdded: { id: 'fleet.workOrder.event.documentAdded', defaultMessage: 'Document added' },
  documentRemoved: { id: 'fleet.workOrder.event.documentRemoved', defaultMessage: 'Document deleted' },
});

/** Messages of API errors, by code or by field and code. */
export const errorMessages = defineMessages({
  vehicleOnTrip: {
    id: 'fleet.workOrder.refusal.vehicleOnTrip',
    defaultMessage:
      'The vehicle is on {trip, select, none {a trip} other {trip {trip}}} while it should be out of service. Choose another time.',
  },
  vehicleUnavailable: {
    id: 'fleet.workOrder.refusal.vehicleUnavailable',
    defaultMessage: 'The vehicle is already unavailable while it should be out of service. Choose another time.',
  },
  workOrderClosed: { id: 'fleet.workOrder.refusal.closed', defaultMessage: 'The work order is closed' },
  statusNotAllowed: {
    id: 'fleet.workOrder.refusal.status',
    defaultMessage: 'The work order has another status now. Load it again.',
  },
  tooManyDocuments: {
    id: 'fleet.workOrder.refusal.documents',
    defaultMessage: 'A work order can have at most {max} documents',
  },
  notFound: { id: 'fleet.workOrder.refusal.notFound', defaultMessage: 'No longer available. Choose another one' },
});
