import type { OrderStage } from 'shared-contracts/values/order-stages';
import { TRIP_STAGES, type TripStage } from 'shared-contracts/values/trip-stages';
import { deriveTrip } from './derive-trip.rules.ts';
import { applyTripEvent, type TripState } from './trip.rules.ts';
import { TRIP_TRANSITIONS, type TripPart } from './trip-stage-table.rules.ts';

test.each<[TripStage, OrderStage[], ReturnType<typeof deriveTrip>]>([
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
])('a trip %s with orders %j: %s', (stage, orders, event) => {
  expect(
    deriveTrip(
      stage,
      orders.map((one) => ({ stage: one })),
    ),
  ).toBe(event);
});

test('a delayed order stands where it goes on', () => {
  expect(deriveTrip('started', [{ stage: 'delayed', resumeStage: 'transit' }])).toBe('depart');
  expect(deriveTrip('started', [{ stage: 'delayed', resumeStage: 'loading' }])).toBe(null);
});

const at = (stage: TripStage, more: Partial<TripState> = {}): TripState => ({
  stage,
  stageChangedAt: 10,
  hasVehicle: true,
  hasDriver: true,
  isDriverOut: false,
  hasFinishedOrder: false,
  isArchived: false,
  ...more,
});
const by = (...parts: TripPart[]) => ({ isRoot: false, parts });
const TOLD = { reason: 'r', actualDistance: '1', dropAt: 5 };

test.each<[string, TripState, Parameters<typeof applyTripEvent>[1]['event'], TripPart, unknown]>([
  ['T2', at('saved', { hasDriver: false }), 'submit', 'tripWriter', 'waitingForTrip'],
  ['T3', at('saved'), 'submit', 'tripWriter', 'vehicleAssigned'],
  ['T4', at('waitingForTrip'), 'assign', 'carrier', 'vehicleAssigned'],
  ['T4 half', at('waitingForTrip', { hasDriver: false }), 'assign', 'tripWriter', 'fullyAssigned'],
  ['T5', at('vehicleAssigned'), 'unassign', 'tripWriter', 'waitingForTrip'],
  ['T5 by a carrier', at('vehicleAssigned'), 'unassign', 'carrier', 'forbidden'],
  ['T6', at('waitingForTrip'), 'edit', 'tripWriter', 'waitingForTrip'],
  ['T7', at('vehicleAssigned'), 'start', 'driver', 'started'],
  ['T7 on the road', at('vehicleAssigned', { isDriverOut: true }), 'start', 'driver', 'driverFree'],
  ['T8 asked', at('started'), 'depart', 'tripWriter', 'forbidden'],
  ['T8', at('started'), 'depart', 'system', 'transit'],
  ['T11', at('incomplete'), 'completeManually', 'tripWriter', 'manualCompleted'],
  ['T11 not started', at('waitingForTrip'), 'completeManually', 'tripWriter', 'stageNotAllowed'],
  ['T13', at('completed'), 'bill', 'billApprover', 'billed'],
  ['T14', at('transit'), 'cancel', 'tripWriter', 'cancelled'],
  ['T14 finished', at('transit', { hasFinishedOrder: true }), 'cancel', 'tripWriter', 'noOrderFinished'],
  ['T15', at('saved'), 'delete', 'tripDeleter', null],
  ['T15 submitted', at('waitingForTrip'), 'delete', 'tripDeleter', 'stageNotAllowed'],
])('%s', (_row, trip, event, part, result) => {
  const outcome = applyTripEvent(trip, { event, at: 20, ...TOLD }, by(part));
  expect(outcome.kind === 'moved' ? outcome.stage : outcome.kind === 'refused' ? outcome.refusal : 'old').toBe(result);
});

test('what is older than the last change moves nothing; what nobody tells is needed', () => {
  expect(applyTripEvent(at('vehicleAssigned'), { event: 'start', at: 9 }, by('driver'))).toEqual({ kind: 'old' });
  expect(
    applyTripEvent(at('started'), { event: 'completeManually', at: 20, ...TOLD, reason: ' ' }, by('tripWriter')),
  ).toEqual({ kind: 'refused', refusal: 'reasonGiven' });
});

test('every stage is left or final, and root asks for nothing that follows from orders', () => {
  const left = new Set(TRIP_TRANSITIONS.flatMap(({ from }) => from));
  expect(TRIP_STAGES.filter((stage) => !left.has(stage))).toEqual(['billed', 'cancelled']);
  expect(applyTripEvent(at('transit'), { event: 'complete', at: 20 }, { isRoot: true, parts: [] })).toEqual({
    kind: 'refused',
    refusal: 'forbidden',
  });
});
