import type { TrackedStop, Tracking } from 'shared-contracts/orders/tracking';
import type { Db } from '../../platform/database/database.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { listTimeline } from '../../platform/timeline/timeline.ts';
import { listCargoItems, listCargoStops } from '../core/order-relations.store.ts';
import { findProvenStop, nameStop } from '../core/stop-names.rules.ts';
import { presentStopCargo } from '../core/stops.present.ts';
import { roundDegrees } from './eta.rules.ts';
import { type Etas, type EtaServices, loadEtas } from './etas.ts';
import { findNearestTown } from './nearest-town.ts';
import { isShort, toDropChanges, toDropState, toStopStates } from './tracked-stops.rules.ts';
import { toTrackingState, toTrackingSteps } from './tracking-steps.rules.ts';
import { presentProof, type ProofFile } from './tracking.present.ts';
import { listProofFiles, type listVisitedStops, type TrackedOrder } from './tracking.store.ts';

/** Looks up the town of the rounded point, so that it reveals no more than the point. */
async function toLastPlace(position: Etas['position']): Promise<Tracking['lastPlace']> {
  if (!position) return null;
  const point: Point = [roundDegrees(position.latitude), roundDegrees(position.longitude)];
  return { latitude: point[0], longitude: point[1], town: await findNearestTown(point), at: position.at };
}

type VisitedStops = Awaited<ReturnType<typeof listVisitedStops>>;
type PositionedProof = ProofFile & { position: number | undefined };

/** The proofs of an order with the stops that they prove. */
export async function listStopProofs(db: Db, orderId: string, stops: VisitedStops): Promise<PositionedProof[]> {
  const proofs = await listProofFiles(db, orderId);
  return proofs.map((proof) => ({ ...proof, position: findProvenStop(stops, proof) }));
}

async function presentStops(db: Db, order: TrackedOrder, stops: VisitedStops, token: string, etas: Etas) {
  const proofs = await listStopProofs(db, order.orderId, stops);
  const cargo = presentStopCargo(await listCargoStops(db, [order.orderId]), await listCargoItems(db, order.orderId));
  const states = toStopStates(order, stops);
  const toProofs = (at: number | undefined) =>
    proofs.filter(({ position }) => position === at).map((proof) => presentProof(proof, token));
  const tracked = stops.flatMap(
    ({ kind, city, windowFrom, windowTo, arrivedAt, departedAt, isTransfer }, position): TrackedStop[] => {
      if (isTransfer) return [];
      const [name, state, items = []] = [nameStop(stops, position), states[position], cargo[position]];
      if (!name || !state) return [];
      const { eta = null, stopsBefore = null } = etas.byStop.get(position) ?? {};
      return [
        {
          ...name,
          city,
          windowFrom,
          windowTo,
          state,
          arrivedAt,
          departedAt,
          eta,
          stopsBefore,
          isShort: kind === 'drop' && isShort(items),
          items: items.map((item) => ({
            item: item.item,
            cargo: item.cargo.name,
            quantity: item.quantity,
            deliveredQuantity: item.deliveredQuantity,
            shortageReason: item.shortageReason,
          })),
          proofs: toProofs(position),
        },
      ];
    },
  );
  return { stops: tracked, proofs: toProofs(undefined) };
}

/**
 * The expected arrival at a stop: from the vehicle's position, or else as planned. Null if it was reached, or is no
 * longer approached.
 */
function toEta({ eta, state, windowFrom, windowTo }: TrackedStop): Tracking['eta'] {
  if (state !== 'planned' && state !== 'onTheWay') return null;
  return eta === null
    ? { from: windowFrom, to: windowTo, isEstimate: false }
    : { from: eta, to: eta, isEstimate: true };
}

/** When the goods arrived at the hub where they change vehicle; recipients see them as in transit. */
const findHubArrival = (stops: VisitedStops): number | null =>
  stops.find(({ isTransfer, arrivedAt, departedAt }) => isTransfer && arrivedAt !== null && departedAt === null)
    ?.arrivedAt ?? null;

const NO_WINDOW = { from: null, to: null };

/**
 * The public view of an order, or of a single drop.
 * @param drop the position of the drop; undefined for the whole order
 */
export async function presentTracking(
  services: EtaServices,
  order: TrackedOrder,
  { drop, stops: visited, token, now }: { drop: number | undefined; stops: VisitedStops; token: string; now: number },
): Promise<Tracking> {
  const { db } = services;
  const etas = await loadEtas(services, order, now);
  const { stops, proofs } = await presentStops(db, order, visited, token, etas);
  const hubArrival = findHubArrival(visited);
  const stage = hubArrival === null ? order.stage : 'transit';
  const changes = (await listTimeline(db, 'order', order.orderId)).filter(
    ({ occurredAt }) => hubArrival === null || occurredAt < hubArrival,
  );
  const common = {
    code: order.code,
    brand: order.brand,
    etaState: etas.etaState,
    positionAt: etas.position?.at ?? null,
  };
  const stop = stops.find(({ position }) => position === drop);
  if (stop) {
    const state = toDropState(stage, stop.state, stop.isShort);
    return {
      ...common,
      scope: 'drop',
      state,
      steps: toTrackingSteps(state, toDropChanges(changes, stop)),
      pickup: NO_WINDOW,
      delivery: { from: stop.windowFrom, to: stop.windowTo },
      eta: toEta(stop),
      lastPlace: stop.stopsBefore === 0 ? await toLastPlace(etas.position) : null,
      stops: [stop],
      proofs: [],
    };
  }
  const lastDrop = stops.at(-1);
  const state = toTrackingState(stage);
  return {
    ...common,
    scope: 'order',
    state,
    steps: toTrackingSteps(state, changes),
    pickup: { from: order.pickupFrom, to: order.pickupTo },
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    eta: lastDrop ? toEta(lastDrop) : null,
    lastPlace: await toLastPlace(etas.position),
    stops: stops.map((one) => ({ ...one, items: null })),
    proofs,
  };
}
