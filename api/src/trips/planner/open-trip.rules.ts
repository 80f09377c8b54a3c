import type { RoutingProblem, RoutingShipment, RoutingStep, RoutingVehicle } from 'shared-contracts/planner';
import { bestWay } from './best-way.rules.ts';
import {
  carriesBoth,
  type Fleet,
  fleetOf,
  type Load,
  roomLeft,
  shareOf,
  smallestFor,
  sumOfLoads,
} from './capacity.rules.ts';
import { judge, keepsPrecedence, type Way } from './route.rules.ts';
import { type Metres, metresOf, secondsOf } from './travel.rules.ts';
import { extended, newVisits, stepsOf, visitsOf } from './visits.rules.ts';

/** What every step of the packing has at hand. */
export type Yard = {
  shipments: readonly RoutingShipment[];
  /** The stops of each of them, the pickup first. */
  steps: readonly (readonly RoutingStep[])[];
  fleet: Fleet;
  /** What may carry each of them, the smallest first. */
  allowed: readonly (readonly RoutingVehicle[])[];
  metres: Metres;
  /** Whoever starts later comes too late with it, even straight from its pickup. */
  lastStarts: Float64Array;
  mostStops: number;
  /** How many ways may still be found anew; spent while packing. */
  effort: { left: number };
};

/** Orders by their indexes, on a way that is in time. `room`: more is carried by none of the vehicles. `from`–`to`: when all pickups are open; it starts at `from`. */
export type OpenTrip = {
  orders: readonly number[];
  load: Load;
  room: Load;
  vehicles: readonly RoutingVehicle[];
  from: number;
  to: number;
  way: Way;
};

const NEVER = Infinity;
/** As many as a trip may hold. */
const MOST_ORDERS = 100;

const lastStartOf = ({ pickup, delivery }: RoutingShipment, metres: Metres) =>
  delivery.time_windows[0][1] - secondsOf(metres(pickup.location_index, delivery.location_index));

export function yardOf(problem: RoutingProblem, effort: number): Yard {
  const { shipments, vehicles } = problem;
  const fleet = fleetOf(problem);
  const metres = metresOf(problem);
  return {
    shipments,
    steps: shipments.map(stepsOf),
    fleet,
    allowed: shipments.map(fleet.of),
    metres,
    lastStarts: Float64Array.from(shipments, (shipment) => lastStartOf(shipment, metres)),
    mostStops: Math.min(...vehicles.map(({ max_tasks }) => max_tasks)),
    effort: { left: effort },
  };
}

type Shell = Omit<OpenTrip, 'way'>;

/** Most pairs end here: it is asked for each order and each trip. */
function cannotJoin({ room, from, to, orders }: Shell, { amount, pickup }: RoutingShipment): boolean {
  if (amount[0] > room[0] || amount[1] > room[1]) return true;
  const [opens, closes] = pickup.time_windows[0];
  return opens > to || closes < from || orders.length === MOST_ORDERS;
}

/** When a trip with one order more starts; never, where space, weight, vehicle or pickups do not go together. */
function startWith(trip: Shell, order: number, { shipments, fleet, allowed, lastStarts }: Yard): number {
  const shipment = shipments[order] as RoutingShipment;
  if (cannotJoin(trip, shipment)) return NEVER;
  const from = Math.max(trip.from, shipment.pickup.time_windows[0][0]);
  if (from > (lastStarts[order] as number)) return NEVER;
  const vehicles = fleet.inBoth(trip.vehicles, allowed[order] as readonly RoutingVehicle[]);
  return carriesBoth(vehicles, trip.load, shipment.amount) ? from : NEVER;
}

/** All but the way of a trip that can start with one order more. */
function shellWith(trip: Shell, order: number, from: number, { shipments, fleet, allowed }: Yard): Shell {
  const {
    amount,
    pickup: {
      time_windows: [[, closes]],
    },
  } = shipments[order] as RoutingShipment;
  const load = sumOfLoads(trip.load, amount);
  const vehicles = fleet.inBoth(trip.vehicles, allowed[order] as readonly RoutingVehicle[]);
  return {
    orders: [...trip.orders, order],
    load,
    room: roomLeft(vehicles, load),
    vehicles,
    from,
    to: Math.min(trip.to, closes),
  };
}

function joinedShell(trip: Shell, order: number, yard: Yard): Shell | null {
  const from = startWith(trip, order, yard);
  return from === NEVER ? null : shellWith(trip, order, from, yard);
}

function shellOf(order: number, { shipments, allowed }: Yard): Shell | null {
  const {
    amount,
    pickup: {
      time_windows: [[from, to]],
    },
  } = shipments[order] as RoutingShipment;
  const vehicles = allowed[order] as readonly RoutingVehicle[];
  return smallestFor(vehicles, amount) && from <= to
    ? { orders: [order], load: amount, room: roomLeft(vehicles, amount), vehicles, from, to }
    : null;
}

const isShort = (way: Way, { mostStops }: Yard) => way.length <= mostStops;

/** The best way there is, while there is effort left. */
function foundAnew(way: Way, start: number, { metres, effort }: Yard): Way | null {
  if (effort.left <= 0) return null;
  effort.left -= 1;
  const anew = bestWay(way, start, metres);
  return anew.value.late === 0 ? anew.way : null;
}

/** The trip with one order more, put into its way or, where that comes too late, on a way found anew; null when that breaks something. */
export function joinedBy(trip: OpenTrip, order: number, yard: Yard): OpenTrip | null {
  const start = startWith(trip, order, yard);
  if (start === NEVER) return null;
  const steps = yard.steps[order] as readonly RoutingStep[];
  if (trip.way.length + newVisits(trip.way, steps) > yard.mostStops) return null;
  const way = extended(trip.way, { order, steps, start, metres: yard.metres, mayBeLate: yard.effort.left > 0 });
  if (!way) return null;
  const isGood = judge(way, start, yard.metres).late === 0 && keepsPrecedence(way);
  const kept = isGood ? way : foundAnew(way, start, yard);
  return kept && { ...shellWith(trip, order, start, yard), way: kept };
}

/** A trip of just these orders, or null when there is none. */
export function tripOf(orders: readonly number[], yard: Yard): OpenTrip | null {
  const [first, ...others] = orders as [number, ...number[]];
  let shell: Shell | null = shellOf(first, yard);
  for (const order of others) shell &&= joinedShell(shell, order, yard);
  const visits = visitsOf(yard.shipments, orders);
  if (!shell || !isShort(visits, yard)) return null;
  const { way, value } = bestWay(visits, shell.from, yard.metres);
  return value.late === 0 ? { ...shell, way } : null;
}

/** How full the largest vehicle would be. */
export const fullness = ({ load, vehicles }: Pick<OpenTrip, 'load' | 'vehicles'>) =>
  shareOf(load, vehicles.at(-1) as RoutingVehicle);
