import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { PLAN_SIZE } from 'shared-contracts/values/trips/planning-desk';
import { findBestStops } from '../schedule/best-stops.rules.ts';
import { applyStops } from '../schedule/resolve-stops.rules.ts';
import { type DraftTrip, orderIdsOf, type StopOrder } from '../state/plan-state.ts';
import { findEditableTrip, isProblem, moveOrders, ordersOf, routeOptions } from './move-orders.rules.ts';
import type { OperationProblem } from './operation-problem.ts';
import { type ChangeContext, createDraft, deleteTrip, type PlanDraft, setTrip } from './plan-draft.ts';

type Operation<Op extends PlanOperation['op']> = Extract<PlanOperation, { op: Op }>;
type Handler<Op extends PlanOperation['op']> = (
  draft: PlanDraft,
  operation: Operation<Op>,
  context: ChangeContext,
) => OperationProblem | null;

/** Changes a trip that is not created yet. */
function editTrip(
  draft: PlanDraft,
  tripId: string,
  edit: (trip: DraftTrip) => DraftTrip | OperationProblem,
): OperationProblem | null {
  const trip = findEditableTrip(draft, tripId, 'tripId');
  const edited = isProblem(trip) ? trip : edit(trip);
  if (isProblem(edited)) return edited;
  setTrip(draft, edited);
  return null;
}

function reorderStops(
  trip: DraftTrip,
  stops: readonly StopOrder[] | null,
  context: ChangeContext,
): DraftTrip | OperationProblem {
  const orders = ordersOf(trip, context);
  const { startAt } = trip;
  if (stops === null)
    return { ...trip, stops: findBestStops(trip.stops, orders, { startAt, ...routeOptions(context) }) };
  const { problem } = applyStops(stops, orders);
  if (problem) return { code: 'invalidStops', field: problem.field, message: problem.message };
  return { ...trip, stops };
}

function assignVehicle(
  trip: DraftTrip,
  { vehicleId, vehicleTypeId }: { vehicleId: string | null; vehicleTypeId?: string | null | undefined },
  { vehicleTypeByVehicle, vehicleTypeIds }: ChangeContext,
): DraftTrip | OperationProblem {
  if (vehicleTypeId && !vehicleTypeIds.has(vehicleTypeId))
    return { code: 'vehicleTypeNotFound', field: 'vehicleTypeId', message: 'Vehicle type not found' };
  const type = vehicleTypeId === undefined ? trip.vehicleTypeId : vehicleTypeId;
  if (vehicleId === null) return { ...trip, vehicleId, vehicleTypeId: type };
  const typeOfVehicle = vehicleTypeByVehicle.get(vehicleId);
  return typeOfVehicle === undefined
    ? { code: 'vehicleNotFound', field: 'vehicleId', message: 'Vehicle not found' }
    : { ...trip, vehicleId, vehicleTypeId: typeOfVehicle };
}

const assignDriver = (
  trip: DraftTrip,
  driverId: string | null,
  { driverIds }: ChangeContext,
): DraftTrip | OperationProblem =>
  driverId === null || driverIds.has(driverId)
    ? { ...trip, driverId }
    : { code: 'driverNotFound', field: 'driverId', message: 'Driver not found' };

const nextNumber = ({ trips }: PlanDraft) =>
  [...trips.values()].reduce((highest, { number }) => Math.max(highest, number), 0) + 1;

const addTrip: Handler<'addTrip'> = (draft, operation, context) => {
  const { id, startAt, driverId, orderIds, stops } = operation;
  const isNumberTaken = [...draft.trips.values()].some(({ number }) => number === operation.number);
  if (draft.trips.has(id)) return { code: 'tripExists', field: 'id', message: 'The plan has this trip already' };
  if (draft.trips.size >= PLAN_SIZE.trips)
    return { code: 'tooManyTrips', field: 'id', message: `A plan has up to ${PLAN_SIZE.trips} trips` };
  const number = operation.number === undefined || isNumberTaken ? nextNumber(draft) : operation.number;
  const empty: DraftTrip = {
    id,
    number,
    revision: 0,
    startAt,
    vehicleTypeId: null,
    vehicleId: null,
    driverId: null,
    stops: [],
    createdTripId: null,
    isLocked: false,
  };
  const withVehicle = assignVehicle(empty, operation, context);
  const trip = isProblem(withVehicle) ? withVehicle : assignDriver(withVehicle, driverId, context);
  if (isProblem(trip)) return trip;
  setTrip(draft, trip);
  if (orderIds.length === 0) return null;
  return (
    moveOrders(draft, { orderIds, toTripId: id, position: null }, context) ??
    editTrip(draft, id, (filled) => reorderStops(filled, stops, context))
  );
};

/** Works on a locked trip, too. */
const lockTrip: Handler<'lockTrip'> = (draft, { tripId, isLocked }) => {
  const locked = draft.trips.get(tripId);
  if (locked?.createdTripId === null && locked.isLocked) setTrip(draft, { ...locked, isLocked: false });
  return editTrip(draft, tripId, (trip) => ({ ...trip, isLocked }));
};

const HANDLERS: { [Op in PlanOperation['op']]: Handler<Op> } = {
  addTrip,
  removeTrip: (draft, { tripId }) => {
    const trip = findEditableTrip(draft, tripId, 'tripId');
    if (isProblem(trip)) return trip;
    deleteTrip(draft, tripId);
    return null;
  },
  moveOrders,
  reorderStops: (draft, { tripId, stops }, context) =>
    editTrip(draft, tripId, (trip) => reorderStops(trip, stops, context)),
  moveTrip: (draft, { tripId, startAt }) => editTrip(draft, tripId, (trip) => ({ ...trip, startAt })),
  assignVehicle: (draft, operation, context) =>
    editTrip(draft, operation.tripId, (trip) => assignVehicle(trip, operation, context)),
  assignDriver: (draft, { tripId, driverId }, context) =>
    editTrip(draft, tripId, (trip) => assignDriver(trip, driverId, context)),
  lockTrip,
};

/** Checked last, so that operations may fill a trip before they empty it. */
function findSizeProblem({ trips, tripByOrder }: PlanDraft): OperationProblem | null {
  const { max } = TRIP_LIMITS.orderIds;
  const tooMany = (message: string): OperationProblem => ({ code: 'tooManyOrders', field: 'operations', message });
  if (tripByOrder.size > PLAN_SIZE.orders) return tooMany(`A plan has up to ${PLAN_SIZE.orders} orders`);
  const full = [...trips.values()].find((trip) => orderIdsOf(trip).length > max);
  return full ? tooMany(`A trip has up to ${max} orders`) : null;
}

/** Applies operations in their order. A problem ends it; nothing must be saved then. */
export function applyOperations(
  trips: readonly DraftTrip[],
  operations: readonly PlanOperation[],
  context: ChangeContext,
): { draft: PlanDraft; problem: OperationProblem | null } {
  const draft = createDraft(trips);
  for (const [i, operation] of operations.entries()) {
    const problem = HANDLERS[operation.op](draft, operation as never, context);
    if (problem) return { draft, problem: { ...problem, field: `operations.${i}.${problem.field}` } };
  }
  return { draft, problem: findSizeProblem(draft) };
}
