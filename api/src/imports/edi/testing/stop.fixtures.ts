import type { StopFacts } from '../outgoing/order-facts.rules.ts';

/** A pickup that no vehicle has reached yet. */
export const STOP: StopFacts = {
  kind: 'pickup',
  isTransfer: false,
  name: 'Port',
  street: '1 Harbour Road',
  city: 'Colombo',
  state: '',
  zip: '00100',
  country: 'LK',
  latitude: 6.95,
  longitude: 79.84,
  arrivedAt: null,
  endedAt: null,
  departedAt: null,
};
