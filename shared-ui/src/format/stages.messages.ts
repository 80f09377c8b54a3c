import { defineMessages } from 'react-intl';

export const orderStageMessages = defineMessages({
  saved: { id: 'ui.order.saved', defaultMessage: 'Saved' },
  pendingValidation: { id: 'ui.order.pendingValidation', defaultMessage: 'Pending validation' },
  pending2ndValidation: { id: 'ui.order.pending2ndValidation', defaultMessage: 'Pending 2nd validation' },
  validated: { id: 'ui.order.validated', defaultMessage: 'Validated' },
  rejected: { id: 'ui.order.rejected', defaultMessage: 'Rejected' },
  addedToTrip: { id: 'ui.order.addedToTrip', defaultMessage: 'Added to trip' },
  started: { id: 'ui.order.started', defaultMessage: 'Started' },
  arrivedToPickupLocation: { id: 'ui.order.arrivedToPickupLocation', defaultMessage: 'Arrived to pickup' },
  loading: { id: 'ui.order.loading', defaultMessage: 'Loading' },
  loadingCompleted: { id: 'ui.order.loadingCompleted', defaultMessage: 'Loading completed' },
  transit: { id: 'ui.order.transit', defaultMessage: 'In transit' },
  delayed: { id: 'ui.order.delayed', defaultMessage: 'Delayed' },
  arrivedToDropLocation: { id: 'ui.order.arrivedToDropLocation', defaultMessage: 'Arrived to drop' },
  unloading: { id: 'ui.order.unloading', defaultMessage: 'Unloading' },
  delivered: { id: 'ui.order.delivered', defaultMessage: 'Delivered' },
  manuallyDelivered: { id: 'ui.order.manuallyDelivered', defaultMessage: 'Manually delivered' },
  incompleteDelivery: { id: 'ui.order.incompleteDelivery', defaultMessage: 'Incomplete delivery' },
  notDelivered: { id: 'ui.order.notDelivered', defaultMessage: 'Not delivered' },
  billed: { id: 'ui.order.billed', defaultMessage: 'Billed' },
  cancelled: { id: 'ui.order.cancelled', defaultMessage: 'Cancelled' },
});

export const tripStageMessages = defineMessages({
  saved: { id: 'ui.trip.saved', defaultMessage: 'Saved' },
  waitingForTrip: { id: 'ui.trip.waitingForTrip', defaultMessage: 'Waiting for trip' },
  vehicleAssigned: { id: 'ui.trip.vehicleAssigned', defaultMessage: 'Vehicle assigned' },
  started: { id: 'ui.trip.started', defaultMessage: 'Started' },
  transit: { id: 'ui.trip.transit', defaultMessage: 'In transit' },
  completed: { id: 'ui.trip.completed', defaultMessage: 'Completed' },
  manualCompleted: { id: 'ui.trip.manualCompleted', defaultMessage: 'Completed manually' },
  incomplete: { id: 'ui.trip.incomplete', defaultMessage: 'Incomplete' },
  billed: { id: 'ui.trip.billed', defaultMessage: 'Billed' },
  cancelled: { id: 'ui.trip.cancelled', defaultMessage: 'Cancelled' },
});

export const milestoneMessages = defineMessages({
  saved: { id: 'ui.milestone.saved', defaultMessage: 'Saved' },
  approval: { id: 'ui.milestone.approval', defaultMessage: 'Approval' },
  validated: { id: 'ui.milestone.validated', defaultMessage: 'Validated' },
  trip: { id: 'ui.milestone.trip', defaultMessage: 'Trip' },
  pickup: { id: 'ui.milestone.pickup', defaultMessage: 'Pickup' },
  transit: { id: 'ui.milestone.transit', defaultMessage: 'In transit' },
  delivery: { id: 'ui.milestone.delivery', defaultMessage: 'Delivery' },
  billed: { id: 'ui.milestone.billed', defaultMessage: 'Billed' },
  vehicle: { id: 'ui.milestone.vehicle', defaultMessage: 'Vehicle' },
  started: { id: 'ui.milestone.started', defaultMessage: 'Started' },
  completed: { id: 'ui.milestone.completed', defaultMessage: 'Completed' },
});

export const progressMessages = defineMessages({
  progress: { id: 'ui.track', defaultMessage: 'Progress' },
  done: { id: 'ui.track.done', defaultMessage: 'done' },
  waitingFor: { id: 'ui.track.waitsFor', defaultMessage: 'Waiting for {name}' },
  next: { id: 'ui.track.next', defaultMessage: 'Next: {milestone}' },
});
