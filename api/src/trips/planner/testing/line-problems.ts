import type { RoutingProblem, RoutingShipment, RoutingStep } from 'shared-contracts/trips/planner';
import { lineMetres } from './line-routes.ts';

type LineShipment = {
  /** Kilometre marks of the pickup and the drops. */
  from?: number;
  drops?: readonly number[];
  space?: number;
  weight?: number;
  palletPlaces?: number;
  loadingMeters?: number;
  pickup?: [number, number];
  delivery?: [number, number];
  loading?: number;
  unloading?: number;
  skills?: number[];
};

const LENGTH_KM = 60;
const LAST = 100_000;

/** A shipment on a straight road, with all times in seconds. */
export function lineShipment({
  from = 0,
  drops = [10],
  space = 1,
  weight = 1,
  palletPlaces = 0,
  loadingMeters = 0,
  pickup = [0, LAST],
  delivery = [0, LAST],
  loading = 0,
  unloading = 0,
  skills = [],
}: LineShipment = {}): RoutingShipment {
  const step = (location: number, service: number, window: [number, number]): RoutingStep => ({
    id: 1,
    location_index: location,
    service,
    time_windows: [window],
  });
  const dropSteps = drops.map((drop) => step(drop, unloading, delivery));
  return {
    description: '',
    amount: [space, weight, palletPlaces, loadingMeters],
    skills,
    pickup: step(from, loading, pickup),
    via: dropSteps.slice(0, -1),
    delivery: dropSteps.at(-1) as RoutingStep,
  };
}

/** Vehicles of 10 and 20 units of space, and of 100 and 400 units of weight; only the larger one has skill 1. */
export function lineProblem(shipments: readonly LineShipment[], more: Partial<RoutingProblem> = {}): RoutingProblem {
  const marks = Array.from({ length: LENGTH_KM }, (_, km) => km);
  return {
    shipments: shipments.map(lineShipment),
    vehicles: [
      { id: 0, description: 'small', capacity: [10, 100, 100, 100], skills: [0], max_tasks: 10 },
      { id: 1, description: 'large', capacity: [20, 400, 100, 100], skills: [0, 1], max_tasks: 10 },
    ],
    locations: [],
    matrices: { car: { distances: marks.map((from) => marks.map((to) => lineMetres(from, to))) } },
    ...more,
  };
}
