import type { CounterName } from 'shared-contracts/values/finance/dashboards';
import { getCounterLink, hasSingleList, type Side } from './counter-links.rules.ts';

test.each<[CounterName, Side, string]>([
  ['unassigned', 'own', '/orders?stage=validated&pickupFrom=10&pickupTo=20&contractId=c'],
  ['unassigned', 'partner', '/orders?view=partner&stage=validated&pickupFrom=10&pickupTo=20&contractId=c'],
  ['loading', 'own', '/orders?stage=loading&stage=loadingCompleted&pickupFrom=10&pickupTo=20&contractId=c'],
  ['delayed', 'own', '/orders?view=delayed&pickupFrom=10&pickupTo=20&contractId=c'],
  ['delayed', 'partner', '/control-tower?kind=late'],
  ['demurrage', 'own', '/orders?view=demurrage&pickupFrom=10&pickupTo=20&contractId=c'],
  ['routeDeviated', 'own', '/control-tower?kind=routeDeviated'],
  ['routeDeviated', 'partner', '/trips?incident=routeDeviated&pickFrom=10&pickTo=20&contractId=c'],
  ['unplannedStops', 'own', '/control-tower?kind=unplannedStop'],
  ['unplannedStops', 'partner', '/trips?incident=unplannedStop&pickFrom=10&pickTo=20&contractId=c'],
  [
    'completedTrips',
    'own',
    '/trips?stage=completed&stage=manualCompleted&stage=billed&pickFrom=10&pickTo=20&contractId=c',
  ],
])('links the counter %s of %s orders or trips to their list', (name, side, link) => {
  const filters = { contractId: 'c', partnerId: undefined, search: '' };
  expect(getCounterLink({ name, from: 10, to: 20, filters, canReadTrips: true }, side)).toBe(link);
});

test('links delayed orders of partners to the list of orders for users who read no trips', () => {
  const context = { name: 'delayed', from: 10, to: 20, filters: {}, canReadTrips: false } as const;
  expect(getCounterLink(context, 'partner')).toBe('/orders?view=delayed&pickupFrom=10&pickupTo=20');
});

test.each<[CounterName, boolean, boolean]>([
  ['completedTrips', true, true],
  ['delayed', true, false],
  ['delayed', false, true],
  ['demurrage', true, true],
  ['unassigned', true, false],
  ['inTransit', true, false],
])('the counter %s, with trips %s, has one list for own and partner items: %s', (name, canReadTrips, expected) => {
  expect(hasSingleList(name, canReadTrips)).toBe(expected);
});
