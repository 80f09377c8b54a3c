import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { TRIP_STAGES, type TripStage } from 'shared-contracts/values/trips/trip-stages';
import { deriveTripEvent } from './derived-event.rules.ts';
import { applyTripEvent, type TripOutcome, type TripState } from './trip-stage.rules.ts';
import { TRIP_TRANSITIONS, type TripRole } from './trip-stage-table.rules.ts';

test.each<[TripStage, OrderStage[], ReturnType<typeof deriveTripEvent>]>([
  ['started', ['started', 'started'], null],
  ['started', ['transit', 'started'], 'depart'],
  ['started', ['delivered', 'loading'], 'depart'],
  ['transit', ['delivered', 'transit'], null],
  ['transit', ['delivered', 'manuallyDelivered', 'billed'], 'complete'],
  ['started', ['manuallyDelivered'], 'complete'],
  ['transit', ['delivered', 'notDelivered'], 'fallShort'],
  ['transit', ['incompleteDelivery', 'cancelled'], 'fallShort'],
  ['transit', ['delivered', 'cancelled'], 'complete'],
  ['incomplete', ['delivered', 'delivered'], 'complete'],
  ['incomplete', ['delivered', 'notDelivered'], null],
  ['incomplete', ['delivered', 'validated'], 'complete'],
  ['started', ['cancelled'], null],
  ['manualCompleted', ['delivered'], null],
  ['vehicleAssigned', ['addedToTrip'], null],
])('derives the event of a trip in stage %s with orders %j: %s', (stage, orders, event) => {
  expect(
    deriveTripEvent(
      stage,
      orders.map((order) => ({ stage: order })),
    ),
  ).toBe(event);
});

test('counts a delayed order in its resume stage', () => {
  expect(deriveTripEvent('started', [{ stage: 'delayed', resumeStage: 'transit' }])).toBe('depart');
  expect(deriveTripEvent('started', [{ stage: 'delayed', resumeStage: 'loading' }])).toBe(null);
});

const trip = (stage: TripStage, more: Partial<TripState> = {}): TripState => ({
  stage,
  stageChangedAt: 10,
  hasVehicle: true,
  hasDriver: true,
  isDriverOut: false,
  hasFinishedOrder: false,
  isArchived: false,
  ...more,
});
const by = (...roles: TripRole[]) => ({ isRoot: false, roles });
/** The new stage, `stale` or the rejection. */
const resultOf = (outcome: TripOutcome) => {
  if (outcome.kind === 'applied') return outcome.stage;
  return outcome.kind === 'stale' ? 'stale' : outcome.rejection;
};
const DETAILS = { reason: 'r', actualDistance: '1', dropAt: 5 };

test.each<[string, TripState, Parameters<typeof applyTripEvent>[1]['event'], TripRole, unknown]>([
  ['T2', trip('saved', { hasDriver: false }), 'submit', 'tripWriter', 'waitingForTrip'],
  ['T3', trip('saved'), 'submit', 'tripWriter', 'vehicleAssigned'],
  ['T4', trip('waitingForTrip'), 'assign', 'carrier', 'vehicleAssigned'],
  ['T4 without a driver', trip('waitingForTrip', { hasDriver: false }), 'assign', 'tripWriter', 'fullyAssigned'],
  ['T5', trip('vehicleAssigned'), 'unassign', 'tripWriter', 'waitingForTrip'],
  ['T5 by a carrier', trip('vehicleAssigned'), 'unassign', 'carrier', 'forbidden'],
  ['T6', trip('waitingForTrip'), 'edit', 'tripWriter', 'waitingForTrip'],
  ['T7', trip('vehicleAssigned'), 'start', 'driver', 'started'],
  [
    'T7 with the driver on another trip',
    trip('vehicleAssigned', { isDriverOut: true }),
    'start',
    'driver',
    'driverFree',
  ],
  ['T8 by hand', trip('started'), 'depart', 'tripWriter', 'forbidden'],
  ['T8', trip('started'), 'depart', 'system', 'transit'],
  ['T11', trip('incomplete'), 'completeManually', 'tripWriter', 'manualCompleted'],
  ['T11 before assignment', trip('waitingForTrip'), 'completeManually', 'tripWriter', 'stageNotAllowed'],
  ['T13', trip('completed'), 'bill', 'billApprover', 'billed'],
  ['T14', trip('transit'), 'cancel', 'tripWriter', 'cancelled'],
  ['T14 with a finished order', trip('transit', { hasFinishedOrder: true }), 'cancel', 'tripWriter', 'noOrderFinished'],
  ['T15', trip('saved'), 'delete', 'tripDeleter', null],
  ['T15 after submission', trip('waitingForTrip'), 'delete', 'tripDeleter', 'stageNotAllowed'],
])('%s', (_row, state, event, role, expected) => {
  const outcome = applyTripEvent(state, { event, at: 20, ...DETAILS }, by(role));
  expect(resultOf(outcome)).toBe(expected);
});

test('reports stale events and requires a reason', () => {
  expect(applyTripEvent(trip('vehicleAssigned'), { event: 'start', at: 9 }, by('driver'))).toEqual({ kind: 'stale' });
  expect(
    applyTripEvent(trip('started'), { event: 'completeManually', at: 20, ...DETAILS, reason: ' ' }, by('tripWriter')),
  ).toEqual({ kind: 'rejected', rejection: 'reasonGiven' });
});

test('leaves every stage but the final ones, and rejects derived events even from root', () => {
  const startStages = new Set(TRIP_TRANSITIONS.flatMap(({ from }) => from));
  expect(TRIP_STAGES.filter((stage) => !startStages.has(stage))).toEqual(['billed', 'cancelled']);
  expect(applyTripEvent(trip('transit'), { event: 'complete', at: 20 }, { isRoot: true, roles: [] })).toEqual({
    kind: 'rejected',
    rejection: 'forbidden',
  });
});
