import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  create: { id: 'orders.form.create', defaultMessage: 'New order' },
  order: { id: 'orders.form.order', defaultMessage: 'Order {number}' },
  edit: { id: 'orders.form.edit', defaultMessage: 'Edit {number}' },
  submit: { id: 'orders.form.submit', defaultMessage: 'Send for approval' },
  draftRestored: { id: 'orders.form.draft', defaultMessage: 'We restored your unsaved draft.' },
  draftSaved: {
    id: 'orders.form.draftKept',
    defaultMessage: 'Your entries stay in this browser as a draft until you sign out.',
  },
  discardDraft: { id: 'orders.form.discardDraft', defaultMessage: 'Start over' },
  locked: { id: 'orders.form.locked', defaultMessage: 'Order {number} cannot be edited now' },
  lockedText: {
    id: 'orders.form.lockedText',
    defaultMessage: 'Only a saved order can be edited. Reopen it first, if your rules allow it.',
  },
  openOrder: { id: 'orders.form.openOrder', defaultMessage: 'Open the order' },
});

export const steps = defineMessages({
  general: { id: 'orders.step.general', defaultMessage: 'General info' },
  schedule: { id: 'orders.step.schedule', defaultMessage: 'Schedule' },
  cargo: { id: 'orders.step.cargo', defaultMessage: 'Cargo' },
  location: { id: 'orders.step.location', defaultMessage: 'Location' },
});

export const general = defineMessages({
  order: { id: 'orders.general.order', defaultMessage: 'Order' },
  partner: { id: 'orders.general.partner', defaultMessage: 'Partner' },
  partnerHelp: {
    id: 'orders.general.partnerHelp',
    defaultMessage: 'Who transports the cargo, and under which contract.',
  },
  approval: { id: 'orders.general.approval', defaultMessage: 'Approval' },
  approvalHelp: { id: 'orders.general.approvalHelp', defaultMessage: 'The operation decides who approves the order.' },
  transport: { id: 'orders.general.transport', defaultMessage: 'Transport' },
  notes: { id: 'orders.general.notes', defaultMessage: 'Notes' },
  referenceHelp: { id: 'orders.general.referenceHelp', defaultMessage: 'Your own order number' },
  contractHelp: { id: 'orders.general.contractHelp', defaultMessage: 'Confirmed and valid contracts with the partner' },
  partnerFirst: { id: 'orders.general.partnerFirst', defaultMessage: 'Choose the partner first' },
  vehicleTypesHelp: { id: 'orders.general.vehicleTypesHelp', defaultMessage: 'The vehicles the cargo may travel in' },
  flexible: { id: 'orders.general.flexible', defaultMessage: 'Flexible: other vehicle types are fine' },
  backhaul: { id: 'orders.general.backhaul', defaultMessage: 'Backhaul: a return load at the backhaul rate' },
  notificationHelp: {
    id: 'orders.general.notificationHelp',
    defaultMessage: 'Notified when the order is validated, rejected, in transit and delivered',
  },
  noApproval: {
    id: 'orders.general.noApproval',
    defaultMessage: 'No approval needed: the order is validated as soon as it is sent.',
  },
  oneApproval: { id: 'orders.general.oneApproval', defaultMessage: '{first} approves the order.' },
  twoApprovals: { id: 'orders.general.twoApprovals', defaultMessage: '{first} approves first, then {second}.' },
});

export const schedule = defineMessages({
  pickup: { id: 'orders.schedule.pickup', defaultMessage: 'Pickup' },
  delivery: { id: 'orders.schedule.delivery', defaultMessage: 'Delivery' },
  durations: { id: 'orders.schedule.durations', defaultMessage: 'Time at the stops' },
  pickupFrom: { id: 'orders.schedule.pickupFrom', defaultMessage: 'Pickup from' },
  pickupTo: { id: 'orders.schedule.pickupTo', defaultMessage: 'Pickup to' },
  deliveryFrom: { id: 'orders.schedule.deliveryFrom', defaultMessage: 'Delivery from' },
  deliveryTo: { id: 'orders.schedule.deliveryTo', defaultMessage: 'Delivery to' },
  cutoffFrom: { id: 'orders.schedule.cutoffFrom', defaultMessage: 'Cutoff from' },
  cutoffTo: { id: 'orders.schedule.cutoffTo', defaultMessage: 'Cutoff to' },
  durationsHelp: { id: 'orders.schedule.durationsHelp', defaultMessage: 'Planned hours and minutes, such as 01:30.' },
  cutoffOption: { id: 'orders.schedule.cutoffOption', defaultMessage: 'Cutoff applies' },
  cutoffHelp: {
    id: 'orders.schedule.cutoffHelp',
    defaultMessage: 'When the terminal accepts the cargo, for example before a vessel sails.',
  },
});

export const cargo = defineMessages({
  items: { id: 'orders.cargo.items', defaultMessage: 'Cargo' },
  itemsHelp: { id: 'orders.cargo.itemsHelp', defaultMessage: 'The goods to transport and their quantities.' },
  add: { id: 'orders.cargo.add', defaultMessage: 'Add cargo' },
  load: { id: 'orders.cargo.load', defaultMessage: 'Load' },
  loadHelp: { id: 'orders.cargo.loadHelp', defaultMessage: 'How full one vehicle of each chosen type would be.' },
  noTypes: {
    id: 'orders.cargo.noTypes',
    defaultMessage: 'Choose vehicle types in the first step to see how full they would be.',
  },
  incompatible: { id: 'orders.cargo.apart', defaultMessage: '{first} and {second} may not travel together' },
});

export const location = defineMessages({
  stops: { id: 'orders.location.stops', defaultMessage: 'Stops' },
  stopsHelp: {
    id: 'orders.location.stopsHelp',
    defaultMessage: 'In travel order. The first stop is a pickup, the last one a drop.',
  },
  add: { id: 'orders.location.add', defaultMessage: 'Add drop' },
  locationFirst: { id: 'orders.location.locationFirst', defaultMessage: 'Choose the location first' },
  route: { id: 'orders.location.route', defaultMessage: 'Route confirmation' },
  routeHelp: { id: 'orders.location.routeHelp', defaultMessage: 'Check the route before you send the order.' },
  routeEmpty: {
    id: 'orders.location.routeEmpty',
    defaultMessage: 'Choose two stops to see the distance and the predicted cost.',
  },
  leg: { id: 'orders.location.leg', defaultMessage: '{from} → {to}' },
  distance: { id: 'orders.location.distance', defaultMessage: 'Distance' },
  cost: { id: 'orders.location.cost', defaultMessage: 'Predicted cost' },
  estimated: {
    id: 'orders.location.estimated',
    defaultMessage: 'Estimated as great-circle distance × 1.3, without a routing service.',
  },
  noRate: { id: 'orders.location.noRate', defaultMessage: 'No rate for this distance' },
});
