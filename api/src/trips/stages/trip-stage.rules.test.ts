import { TRIP_STAGES, type TripAction, type TripStage } from 'shared-contracts/values/trips/trip-stages';
import {
  allowedTripStages,
  applyTripEvent,
  isArchivable,
  isTripOver,
  isTripWriter,
  listTripActions,
  type TripOutcome,
  type TripStageEvent,
  type TripState,
} from './trip-stage.rules.ts';
import { TRIP_TRANSITIONS, type TripRole } from './trip-stage-table.rules.ts';

const trip = (stage: TripStage, more: Partial<TripState> = {}): TripState => ({
  stage,
  stageChangedAt: 10,
  hasVehicle: true,
  hasDriver: true,
  isDriverOut: false,
  hasFinishedOrder: false,
  hasWaitingOrder: false,
  hasSplitOrder: false,
  hasAwaitedOrder: false,
  hasOrderFromHub: false,
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
  ['T11 of a trip that has not departed', trip('started'), 'completeManually', 'tripWriter', 'manualCompleted'],
  ['T12', trip('incomplete'), 'complete', 'system', 'completed'],
  ['T13', trip('completed'), 'bill', 'billApprover', 'billed'],
  ['T14', trip('transit'), 'cancel', 'tripWriter', 'cancelled'],
  ['T14 with a finished order', trip('transit', { hasFinishedOrder: true }), 'cancel', 'tripWriter', 'noOrderFinished'],
  ['T15', trip('saved'), 'delete', 'tripDeleter', null],
  ['T16', trip('waitingForTrip'), 'takeBack', 'tripWriter', 'saved'],
  ['T16 of an assigned trip', trip('vehicleAssigned'), 'takeBack', 'tripWriter', 'saved'],
  ['T16 by a carrier', trip('vehicleAssigned'), 'takeBack', 'carrier', 'forbidden'],
  ['T16 before submission', trip('saved'), 'takeBack', 'tripWriter', 'stageNotAllowed'],
  ['T16 after the start', trip('started'), 'takeBack', 'tripWriter', 'stageNotAllowed'],
  ['T17', trip('waitingForTrip'), 'dissolve', 'tripDeleter', null],
  ['T17 of an assigned trip', trip('vehicleAssigned'), 'dissolve', 'tripDeleter', null],
  ['T17 by a writer', trip('vehicleAssigned'), 'dissolve', 'tripWriter', 'forbidden'],
  ['T17 before submission', trip('saved'), 'dissolve', 'tripDeleter', 'stageNotAllowed'],
  ['T17 after the start', trip('started'), 'dissolve', 'tripDeleter', 'stageNotAllowed'],
  ['T18', trip('started'), 'handOver', 'tripWriter', 'started'],
  ['T18 in transit by a carrier', trip('transit'), 'handOver', 'carrier', 'transit'],
  ['T18 without a driver', trip('transit', { hasDriver: false }), 'handOver', 'tripWriter', 'fullyAssigned'],
  ['T18 by the driver', trip('transit'), 'handOver', 'driver', 'forbidden'],
  ['T18 before the start', trip('vehicleAssigned'), 'handOver', 'tripWriter', 'stageNotAllowed'],
  ['T18 of a trip that is over', trip('incomplete'), 'handOver', 'tripWriter', 'stageNotAllowed'],
  [
    'T11 before the goods came',
    trip('started', { hasAwaitedOrder: true }),
    'completeManually',
    'tripWriter',
    'noOrderAwaited',
  ],
  ['T14 with goods at a hub', trip('started', { hasOrderFromHub: true }), 'cancel', 'tripWriter', 'noOrderFromHub'],
  ['T15 with goods at a hub', trip('saved', { hasOrderFromHub: true }), 'delete', 'tripDeleter', 'noOrderFromHub'],
  [
    'T17 with goods at a hub',
    trip('waitingForTrip', { hasOrderFromHub: true }),
    'dissolve',
    'tripDeleter',
    'noOrderFromHub',
  ],
  ['T21 planned', trip('saved'), 'splitAtHub', 'tripWriter', 'saved'],
  ['T21 on the road', trip('transit'), 'splitAtHub', 'tripWriter', 'transit'],
  ['T21 by a carrier', trip('transit'), 'splitAtHub', 'carrier', 'forbidden'],
  ['T21 of a trip that is over', trip('completed'), 'splitAtHub', 'tripWriter', 'stageNotAllowed'],
  ['T22', trip('started', { hasSplitOrder: true }), 'undoSplit', 'tripWriter', 'started'],
  ['T22 at the hub', trip('started'), 'undoSplit', 'tripWriter', 'orderSplit'],
  ['T19', trip('started', { hasWaitingOrder: true }), 'removeOrders', 'tripWriter', 'started'],
  ['T19 in transit', trip('transit', { hasWaitingOrder: true }), 'removeOrders', 'tripWriter', 'transit'],
  ['T19 of orders on board', trip('transit'), 'removeOrders', 'tripWriter', 'orderWaiting'],
  ['T19 by a carrier', trip('transit', { hasWaitingOrder: true }), 'removeOrders', 'carrier', 'forbidden'],
  [
    'T19 before the start',
    trip('vehicleAssigned', { hasWaitingOrder: true }),
    'removeOrders',
    'tripWriter',
    'stageNotAllowed',
  ],
  ['T20', trip('transit'), 'addOrder', 'tripWriter', 'transit'],
  ['T20 by a carrier', trip('transit'), 'addOrder', 'carrier', 'forbidden'],
  ['T20 of a trip that is over', trip('completed'), 'addOrder', 'tripWriter', 'stageNotAllowed'],
  ['T15 after submission', trip('waitingForTrip'), 'delete', 'tripDeleter', 'stageNotAllowed'],
])('%s', (_row, state, event, role, expected) => {
  const outcome = applyTripEvent(state, { event, at: 20, ...DETAILS }, by(role));
  expect(resultOf(outcome)).toBe(expected);
});

test('reports stale events', () => {
  expect(applyTripEvent(trip('vehicleAssigned'), { event: 'start', at: 9 }, by('driver'))).toEqual({ kind: 'stale' });
  expect(applyTripEvent(trip('saved'), { event: 'start', at: 9 }, by('driver'))).toMatchObject({ kind: 'rejected' });
});

test.each<[string, Partial<TripStageEvent>, string]>([
  ['a reason', { reason: null }, 'reasonGiven'],
  ['a reason that is not blank', { reason: ' ' }, 'reasonGiven'],
  ['a reason at all', { reason: undefined }, 'reasonGiven'],
  ['a distance', { actualDistance: null }, 'distanceGiven'],
  ['a distance at all', { actualDistance: undefined }, 'distanceGiven'],
  ['the time of the drop', { dropAt: null }, 'dropGiven'],
  ['the time of the drop at all', { dropAt: undefined }, 'dropGiven'],
])('completing a trip by hand requires %s', (_name, details, rejection) => {
  const event = { event: 'completeManually', at: 20, ...DETAILS, ...details } as TripStageEvent;
  expect(resultOf(applyTripEvent(trip('started'), event, by('tripWriter')))).toBe(rejection);
});

test.each([
  ['without a vehicle', { hasVehicle: false }, 'waitingForTrip'],
  ['without a driver', { hasDriver: false }, 'waitingForTrip'],
  ['with both', {}, 'vehicleAssigned'],
])('a trip submitted %s leads to its stage', (_name, state, stage) => {
  expect(resultOf(applyTripEvent(trip('saved', state), { event: 'submit', at: 20 }, by('tripWriter')))).toBe(stage);
});

test('leaves every stage but the final ones, and rejects derived events even from root', () => {
  const startStages = new Set(TRIP_TRANSITIONS.flatMap(({ from }) => from));
  expect(TRIP_STAGES.filter((stage) => !startStages.has(stage))).toEqual(['billed', 'cancelled']);
  expect(applyTripEvent(trip('transit'), { event: 'complete', at: 20 }, { isRoot: true, roles: [] })).toEqual({
    kind: 'rejected',
    rejection: 'forbidden',
    rejections: ['forbidden'],
  });
});

test.each<[TripStage, TripRole[], TripStage[]]>([
  ['saved', ['tripWriter'], ['waitingForTrip', 'cancelled']],
  ['waitingForTrip', ['carrier'], ['vehicleAssigned']],
  ['vehicleAssigned', ['tripWriter'], ['waitingForTrip', 'started', 'manualCompleted', 'cancelled', 'saved']],
  ['vehicleAssigned', ['driver'], ['started']],
  ['started', ['tripWriter'], ['manualCompleted', 'cancelled']],
  ['started', ['system'], []],
  ['completed', ['billApprover'], []],
  ['incomplete', ['tripWriter', 'billApprover'], ['manualCompleted']],
])('from stage %s, roles %j can request %j', (stage, roles, expected) => {
  expect(allowedTripStages(trip(stage), by(...roles))).toEqual(expected);
});

test('root can request every stage that does not follow from the orders', () => {
  const root = { isRoot: true, roles: [] };
  expect(allowedTripStages(trip('waitingForTrip'), root)).toEqual(['vehicleAssigned', 'cancelled', 'saved']);
  expect(allowedTripStages(trip('started'), root)).toEqual(['manualCompleted', 'cancelled']);
});

const stagesThat = (is: (stage: TripStage) => boolean) => TRIP_STAGES.filter(is);

test('knows which trips have ended and which can be archived', () => {
  expect(stagesThat(isTripOver)).toEqual(['completed', 'manualCompleted', 'incomplete', 'billed', 'cancelled']);
  expect(stagesThat((stage) => isArchivable(trip(stage)))).toEqual([
    'completed',
    'manualCompleted',
    'billed',
    'cancelled',
  ]);
  expect(stagesThat((stage) => isArchivable(trip(stage, { isArchived: true })))).toEqual([]);
});

test('root and writers may write', () => {
  expect([isTripWriter({ isRoot: true, roles: [] }), isTripWriter(by('tripWriter'))]).toEqual([true, true]);
  expect(isTripWriter(by('driver', 'carrier', 'tripDeleter'))).toBe(false);
});

test.each<[string, TripState, TripRole[], TripAction[]]>([
  ['saved, by a writer', trip('saved'), ['tripWriter'], ['edit', 'submit', 'splitAtHub', 'cancel', 'documents']],
  ['saved, by a user who may delete', trip('saved'), ['tripDeleter'], ['delete']],
  ['submitted, by a user who may delete', trip('waitingForTrip'), ['tripDeleter'], ['dissolve']],
  ['waiting, by its carrier', trip('waitingForTrip'), ['carrier'], ['assign']],
  [
    'assigned, by a writer',
    trip('vehicleAssigned'),
    ['tripWriter'],
    ['edit', 'assign', 'unassign', 'start', 'splitAtHub', 'completeManually', 'takeBack', 'cancel', 'documents'],
  ],
  ['assigned, by its carrier', trip('vehicleAssigned'), ['carrier'], []],
  ['assigned, by its driver', trip('vehicleAssigned'), ['driver'], ['start']],
  ['assigned to a busy driver', trip('vehicleAssigned', { isDriverOut: true }), ['driver'], []],
  [
    'under way with a finished order',
    trip('transit', { hasFinishedOrder: true }),
    ['tripWriter'],
    ['handOver', 'reorderStops', 'addOrder', 'splitAtHub', 'completeManually', 'documents'],
  ],
  [
    'under way with an order that is not picked up',
    trip('transit', { hasFinishedOrder: true, hasWaitingOrder: true }),
    ['tripWriter'],
    ['handOver', 'reorderStops', 'addOrder', 'removeOrders', 'splitAtHub', 'completeManually', 'documents'],
  ],
  [
    'under way with an order on its way to a hub',
    trip('transit', { hasFinishedOrder: true, hasSplitOrder: true }),
    ['tripWriter'],
    ['handOver', 'reorderStops', 'addOrder', 'splitAtHub', 'undoSplit', 'completeManually', 'documents'],
  ],
  ['under way, by its carrier', trip('started'), ['carrier'], ['handOver']],
  ['completed, by a writer', trip('completed'), ['tripWriter'], ['archive', 'documents']],
  ['completed, by its driver', trip('completed'), ['driver'], []],
  ['archived, by a writer', trip('completed', { isArchived: true }), ['tripWriter'], ['restore', 'documents']],
  ['archived, by its driver', trip('completed', { isArchived: true }), ['driver'], []],
])('offers the actions of a trip that is %s', (_name, state, roles, actions) => {
  expect(listTripActions(state, by(...roles))).toEqual(actions);
});
