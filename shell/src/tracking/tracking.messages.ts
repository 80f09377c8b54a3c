import type { EtaState } from 'shared-contracts/values/orders/tracking';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.tracking.title', defaultMessage: 'Track your freight' },
  loading: { id: 'shell.tracking.loading', defaultMessage: 'Loading tracking' },
  sender: { id: 'shell.tracking.by', defaultMessage: 'Sent by {brand}' },
  code: { id: 'shell.tracking.code', defaultMessage: 'Tracking code {code}' },
  progress: { id: 'shell.tracking.way', defaultMessage: 'Progress' },
  done: { id: 'shell.tracking.done', defaultMessage: 'done' },
  expected: { id: 'shell.tracking.expected', defaultMessage: 'Expected delivery' },
  stops: { id: 'shell.tracking.stops', defaultMessage: 'Stops' },
  yourDelivery: { id: 'shell.tracking.yourDelivery', defaultMessage: 'Your delivery' },
  pickup: { id: 'shell.tracking.stop.pickup', defaultMessage: 'Pickup {number}' },
  drop: { id: 'shell.tracking.stop.drop', defaultMessage: 'Delivery {number}' },
  singlePickup: { id: 'shell.tracking.stop.singlePickup', defaultMessage: 'Pickup' },
  singleDrop: { id: 'shell.tracking.stop.singleDrop', defaultMessage: 'Delivery' },
  window: { id: 'shell.tracking.stop.window', defaultMessage: 'Time window' },
  expectedAt: { id: 'shell.tracking.stop.expectedAt', defaultMessage: 'Expected' },
  arrivedAt: { id: 'shell.tracking.stop.arrivedAt', defaultMessage: 'Arrived' },
  departedAt: { id: 'shell.tracking.stop.departedAt', defaultMessage: 'Left' },
  stopsBefore: {
    id: 'shell.tracking.stop.before',
    defaultMessage:
      '{count, plural, =0 {Next stop of the vehicle} one {# stop before this one} other {# stops before this one}}',
  },
  item: { id: 'shell.tracking.stop.item', defaultMessage: '{cargo}: {quantity}' },
  deliveredItem: {
    id: 'shell.tracking.stop.deliveredItem',
    defaultMessage: '{cargo}: {delivered} of {quantity} delivered',
  },
  proofs: { id: 'shell.tracking.proofs', defaultMessage: 'Proof of delivery' },
  photo: { id: 'shell.tracking.photo', defaultMessage: 'Photo' },
  document: { id: 'shell.tracking.document', defaultMessage: 'Document' },
  signedBy: { id: 'shell.tracking.signedBy', defaultMessage: 'Signed by {name}' },
  viewProof: { id: 'shell.tracking.viewProof', defaultMessage: 'View {name}' },
  zone: { id: 'shell.tracking.zone', defaultMessage: 'Times in {zone}' },
  lastLocation: { id: 'shell.tracking.place', defaultMessage: 'Last known location' },
  near: { id: 'shell.tracking.near', defaultMessage: 'Near {town}' },
  farFromTowns: { id: 'shell.tracking.nowhere', defaultMessage: 'Far from any town' },
  accuracy: { id: 'shell.tracking.rough', defaultMessage: 'Accurate to about a kilometre.' },
  notFound: { id: 'shell.tracking.gone', defaultMessage: 'This link isn’t valid' },
  notFoundText: {
    id: 'shell.tracking.goneText',
    defaultMessage: 'It may have expired or been revoked. Ask the sender for a new one.',
  },
  tooMany: { id: 'shell.tracking.tooMany', defaultMessage: 'Too many requests' },
  tooManyText: { id: 'shell.tracking.tooManyText', defaultMessage: 'Please wait a moment, then try again.' },
  offline: { id: 'shell.tracking.lost', defaultMessage: 'No connection' },
  offlineText: { id: 'shell.tracking.lostText', defaultMessage: 'Check your network, then try again.' },
  failed: { id: 'shell.tracking.failed', defaultMessage: 'Tracking is unavailable at the moment' },
  failedText: { id: 'shell.tracking.failedText', defaultMessage: 'Try again in a few minutes.' },
  stale: { id: 'shell.tracking.stale', defaultMessage: 'Can’t be updated. Last update:' },
  retry: { id: 'shell.tracking.again', defaultMessage: 'Try again' },
  updated: { id: 'shell.tracking.updated', defaultMessage: 'Updated' },
});

export const states = defineMessages({
  booked: { id: 'shell.tracking.state.booked', defaultMessage: 'Booked' },
  started: { id: 'shell.tracking.state.started', defaultMessage: 'On the way to pickup' },
  pickup: { id: 'shell.tracking.state.pickup', defaultMessage: 'At pickup' },
  transit: { id: 'shell.tracking.state.transit', defaultMessage: 'On the way to delivery' },
  delivery: { id: 'shell.tracking.state.delivery', defaultMessage: 'Arrived for delivery' },
  delivered: { id: 'shell.tracking.state.delivered', defaultMessage: 'Delivered' },
  delayed: { id: 'shell.tracking.state.delayed', defaultMessage: 'Delayed' },
  incomplete: { id: 'shell.tracking.state.incomplete', defaultMessage: 'Delivered in part' },
  notDelivered: { id: 'shell.tracking.state.notDelivered', defaultMessage: 'Not delivered' },
  cancelled: { id: 'shell.tracking.state.cancelled', defaultMessage: 'Cancelled' },
});

export const stopStates = defineMessages({
  planned: { id: 'shell.tracking.stop.state.planned', defaultMessage: 'Planned' },
  onTheWay: { id: 'shell.tracking.stop.state.onTheWay', defaultMessage: 'On the way' },
  arrived: { id: 'shell.tracking.stop.state.arrived', defaultMessage: 'Vehicle is here' },
  loaded: { id: 'shell.tracking.stop.state.loaded', defaultMessage: 'Picked up' },
  delivered: { id: 'shell.tracking.stop.state.delivered', defaultMessage: 'Delivered' },
  short: { id: 'shell.tracking.stop.state.short', defaultMessage: 'Delivered in part' },
  notDelivered: { id: 'shell.tracking.stop.state.notDelivered', defaultMessage: 'Not delivered' },
  cancelled: { id: 'shell.tracking.stop.state.cancelled', defaultMessage: 'Cancelled' },
});

/** How the arrival was estimated. */
export const etaStates = defineMessages<EtaState>({
  live: { id: 'shell.tracking.eta.live', defaultMessage: 'Estimated from the vehicle’s position {age}.' },
  notUnderWay: { id: 'shell.tracking.eta.notUnderWay', defaultMessage: 'As planned.' },
  noPosition: {
    id: 'shell.tracking.eta.noPosition',
    defaultMessage: 'As planned. There is no position of the vehicle to estimate from.',
  },
  stalePosition: {
    id: 'shell.tracking.eta.stalePosition',
    defaultMessage: 'As planned. The last position of the vehicle is too old to estimate from: {age}.',
  },
});
