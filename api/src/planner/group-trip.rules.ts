import type { RoutingProblem, RoutingShipment, RoutingStep, RoutingVehicle } from 'shared-contracts/planner';
import { bestWay } from './best-way.rules.ts';
import { type Fleet, fleetOf, type Load, roomLeft, shareOf, smallestFor, sumOfLoads } from './capacity.rules.ts';
import { judge, keepsPrecedence, type Visit, type Way } from './route.rules.ts';
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
export type OpenTrip = { orders: readonly number[]; load: Load; room: Load; vehicles: readonly RoutingVehicle[]; from: number; to: number; way: Way };

/** As many as a trip may hold. */
const MOST_ORDERS = 100;

const lastStartOf = ({ pickup, delivery }: RoutingShipment, metres: Metres) => delivery.time_windows[0][1] - secondsOf(metres(pickup.location_index, delivery.location_index));

export function yardOf(problem: RoutingProblem, effort: number): Yard {
  const { shipments, vehicles } = problem;
  const fleet = fleetOf(problem);
  const metres = metresOf(problem);
  return {
    shipments, steps: shipments.map(stepsOf), fleet, allowed: shipments.map(fleet.of), metres, lastStarts: Float64Array.from(shipments, (shipment) => lastStartOf(shipment, metres)), mostStops: Math.min(...vehicles.map(({ max_tasks }) => max_tasks)), effort: { left: effort },
  };
}

type Shell = Omit<OpenTrip, 'way'>;

/** Most pairs end here: it is asked for each order and each trip. */
function cannotJoin({ room, from, to, orders }: Shell, { amount, pickup }: RoutingShipment): boolean {
  if (amount[0] > room[0] || amount[1] > room[1]) return true;
  const [opens, closes] = pickup.time_windows[0];
  return opens > to || closes < from || orders.length === MOST_ORDERS;
}

/** All but the way; null where space, weight, vehicle or pickups do not go together. */
function joinedShell(trip: Shell, order: number, { shipments, fleet, allowed, lastStarts }: Yard): Shell | null {
  const shipment = shipments[order] as RoutingShipment;
  if (cannotJoin(trip, shipment)) return null;
  const [[opens, closes]] = shipment.pickup.time_windows;
  const [from, to] = [Math.max(trip.from, opens), Math.min(trip.to, closes)];
  if (from > (lastStarts[order] as number)) return null;
  const load = sumOfLoads(trip.load, shipment.amount);
  const vehicles = fleet.inBoth(trip.vehicles, allowed[order] as readonly RoutingVehicle[]);
  return smallestFor(vehicles, load) ? { orders: [...trip.orders, order], load, room: roomLeft(vehicles, load), vehicles, from, to } : null;
}

function shellOf(order: number, { shipments, allowed }: Yard): Shell | null {
  const { amount, pickup: { time_windows: [[from, to]] } } = shipments[order] as RoutingShipment;
  const vehicles = allowed[order] as readonly RoutingVehicle[];
  return smallestFor(vehicles, amount) && from <= to ? { orders: [order], load: amount, room: roomLeft(vehicles, amount), vehicles, from, to } : null;
}

const isShort = (way: Way, { mostStops }: Yard) => way.length <= mostStops;

/** The best way there is, while there is effort left. */
function foundAnew(way: Way, start: number, { metres, effort }: Yard): Way | null {
  if (effort.left <= 0) return null;
  effort.left -= 1;
  const anew = bestWay(way, start, metres);
  return anew.value.late === 0 ? anew.way : null;
}

/** Too late there, for a way that is found anew. */
const atTheEnd = (way: Way, visit: Visit): Way => [...way, visit];
const nowhere = () => null;

/** The trip with one order more, put into its way or, where that comes too late, on a way found anew; null when that breaks something. */
export function joinedBy(trip: OpenTrip, order: number, yard: Yard): OpenTrip | null {
  const shell = joinedShell(trip, order, yard);
  if (!shell) return null;
  const steps = yard.steps[order] as readonly RoutingStep[];
  if (trip.way.length + newVisits(trip.way, steps) > yard.mostStops) return null;
  const way = extended(trip.way, { order, steps, start: shell.from, metres: yard.metres }, yard.effort.left > 0 ? atTheEnd : nowhere);
  if (!way) return null;
  if (judge(way, shell.from, yard.metres).late === 0 && keepsPrecedence(way)) return { ...shell, way };
  const anew = foundAnew(way, shell.from, yard);
  return anew && { ...shell, way: anew };
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
export const fullness = ({ load, vehicles }: Pick<OpenTrip, 'load' | 'vehicles'>) => shareOf(load, vehicles.at(-1) as RoutingVehicle);
