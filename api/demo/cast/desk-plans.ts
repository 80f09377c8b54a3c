import { DAY, HOUR } from '../builders/context.ts';
import type { PlannedTrip } from '../builders/plan.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';
import { atHour } from './dates.ts';
import { type Lane, lanes } from './lanes.ts';

/** Loads of a lane, as shares of its usual one, that travel together. `vehicle`: the index in the garage; null: none yet. */
type Line = {
  lane: keyof ReturnType<typeof lanes>;
  stops: string;
  shares: readonly number[];
  day: number;
  hour: number;
  /** Hours from the start of the pickup window to the end of the delivery window; eight by default. */
  within?: number;
  vehicle: number | null;
  /** When the trip starts, in hours after its first pickup opens; as late as its windows allow by default. */
  startsAfter?: number;
  isLocked?: true;
};

/** When orders travel, by lane: its first and last stop. */
const LINES: readonly Line[] = [
  { lane: 'island', stops: 'Port of Colombo, export gate', shares: [0.5, 0.4], day: 2, hour: 8, vehicle: 11 },
  {
    lane: 'island',
    stops: 'Gampaha distribution centre',
    shares: [0.6, 0.4],
    day: 2,
    hour: 5,
    within: 15,
    vehicle: 14,
  },
  { lane: 'island', stops: 'Matale cinnamon and pepper', shares: [0.7], day: 2, hour: 6, vehicle: 5 },
  { lane: 'island', stops: 'Hatton tea factory', shares: [0.5, 0.4], day: 2, hour: 7, vehicle: 10 },
  { lane: 'island', stops: 'Nuwara Eliya tea centre', shares: [0.9], day: 2, hour: 8, vehicle: 15, startsAfter: -2 },
  { lane: 'island', stops: 'Grandpass tea stores', shares: [0.7], day: 2, hour: 10, vehicle: 8, isLocked: true },
  { lane: 'island', stops: 'Talawakele estate', shares: [0.5, 0.35], day: 2, hour: 6, vehicle: 0 },
  { lane: 'island', stops: 'Peliyagoda warehouse', shares: [0.5, 0.4], day: 2, hour: 9, vehicle: 3, startsAfter: -1 },
  { lane: 'island', stops: 'Kurunegala coconut mill', shares: [0.5, 0.4], day: 2, hour: 7, vehicle: 2, isLocked: true },
  { lane: 'lagoon', stops: 'Mirissa fishery harbour', shares: [0.6, 0.3], day: 2, hour: 4, within: 9, vehicle: 6 },
  { lane: 'lagoon', stops: 'Negombo lagoon plant', shares: [0.8], day: 2, hour: 8, vehicle: 7 },
  { lane: 'island', stops: 'Chilaw copra store', shares: [0.8], day: 3, hour: 5, within: 9, vehicle: 2 },
  { lane: 'island', stops: 'Jaffna wholesale store', shares: [0.7], day: 3, hour: 9, within: 15, vehicle: 14 },
  { lane: 'lagoon', stops: 'Puttalam prawn farm', shares: [0.8], day: 3, hour: 5, vehicle: 7 },
  { lane: 'island', stops: 'Matara cinnamon peelers', shares: [0.8], day: 3, hour: 7, vehicle: 15, startsAfter: 3 },
  { lane: 'island', stops: 'Peliyagoda warehouse', shares: [0.6], day: 4, hour: 7, vehicle: null },
];

const listStops = ({ order: { stops = [] } }: Lane, orderIds: string[]) =>
  stops.map(({ locationId }, position) => ({
    locationId,
    pickOrderIds: position === 0 ? orderIds : [],
    dropOrderIds: position === 0 ? [] : orderIds,
  }));

/** The plan of the 3PL's week: full of trips, one late, one waiting, some locked, one without a vehicle. */
export async function deskPlans(build: Builders, now: number, cast: Cast) {
  const { companies, fleet, locations, people } = cast;
  const byName = new Map(
    Object.values(locations).flatMap((places) =>
      Object.entries(places).map(([name, { locationId }]) => [name, locationId] as const),
    ),
  );
  const all = lanes(cast);
  const trips: PlannedTrip[] = [];
  for (const { lane: group, stops, shares, day, hour, within, vehicle, startsAfter, isLocked } of LINES) {
    const lane = all[group].find(({ order }) => order.stops?.[0]?.locationId === byName.get(stops));
    if (!lane) throw new Error(`No lane begins at ${stops}`);
    const pickupFrom = atHour(now, day, hour);
    const orderIds: string[] = [];
    for (const share of shares) {
      const { id } = await build.order({
        ...lane.order,
        cargoItems: lane.load.map(([cargoId, quantity]) => ({ cargoId, quantity: Math.ceil(quantity * share) })),
        stage: 'validated',
        pickupFrom,
        deliveryTo: within === undefined ? undefined : pickupFrom + within * HOUR,
        reachedAt: now - 4 * HOUR,
        loadingMinutes: 30,
        unloadingMinutes: 30,
      });
      orderIds.push(id);
    }
    trips.push({
      stops: listStops(lane, orderIds),
      vehicleTypeId: lane.order.vehicleTypeIds?.[0] ?? null,
      ...(vehicle !== null && fleet.serendib[vehicle]),
      ...(startsAfter !== undefined && { startAt: pickupFrom + startsAfter * HOUR }),
      ...(isLocked && { isLocked }),
    });
  }
  await build.plan({
    organizationId: companies.serendib.id,
    createdBy: people.dispatcher.id,
    name: 'Export week',
    fromAt: atHour(now, 0, 0),
    toAt: atHour(now, 0, 0) + 7 * DAY,
    trips,
  });
}
