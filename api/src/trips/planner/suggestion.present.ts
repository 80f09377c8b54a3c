import type { PlannedOrder, PlannedStop, Suggestion, Suggestions, UnplacedHelp } from 'shared-contracts/trips/planner';
import { createTravel } from '../../network/public.ts';
import { decimal, toMeasure } from '../../platform/values/money.ts';
import { type Amount, sumAmounts, toTypeCapacity, utilizationOf } from '../itinerary/trip-plan.rules.ts';
import type { CheckedPlan } from './check-trip.rules.ts';
import { computeEmissions } from '../emissions/emissions.rules.ts';
import type { FleetPlan } from './fleet/plan-for-fleet.ts';
import type { PlannableOrder } from './planner.store.ts';
import type { PlanStop, Unplaced } from './pool.rules.ts';
import { listReasons } from './reasons.rules.ts';
import type { PlanningData } from './planning-data.ts';
import { listUnplacedHelp, type TripLimits } from './unplaced-help.rules.ts';

const METRES_PER_KM = 1_000;
export const toKm = (metres: number) => toMeasure(decimal(metres).div(METRES_PER_KM));

const presentPlannedOrder = (order: PlannableOrder): PlannedOrder => ({
  id: order.id,
  number: order.number,
  shipperCode: order.shipperCode,
  space: order.space,
  weight: order.weight,
  palletPlaces: order.palletPlaces,
  loadingMeters: order.loadingMeters,
});

const toLimits = ({ space, weight, palletPlaces, loadingMeters }: Amount): Amount => ({
  space,
  weight,
  palletPlaces,
  loadingMeters,
});

type PresentedPlan = CheckedPlan & Pick<FleetPlan, 'vehicle' | 'refusals'>;

/** Creates a function that presents plans. Builds the lookup tables once for all plans. */
export function createPresenter({
  orders,
  types,
  zoneNames,
  partnerNames,
  roads,
}: PlanningData): (plan: PresentedPlan) => Suggestion {
  const orderById = new Map(orders.map((order) => [order.id, order]));
  const locationById = new Map(
    orders
      .flatMap(({ stops }) => stops)
      .map(({ locationId, name, city, point: [latitude, longitude] }) => [
        locationId,
        { id: locationId, name, city, latitude, longitude },
      ]),
  );
  const toLocation = (id: string) => locationById.get(id) as PlannedStop['location'];
  const toStop = ({ locationId, metres, breakMinutes, ...stop }: PlanStop): PlannedStop => ({
    location: toLocation(locationId),
    pickOrderIds: stop.pickOrderIds,
    dropOrderIds: stop.dropOrderIds,
    arriveAt: stop.arriveAt,
    leaveAt: stop.leaveAt,
    waitMinutes: stop.waitMinutes,
    ...(breakMinutes !== undefined && { breakMinutes }),
    distance: toKm(metres),
  });
  const travel = createTravel(roads);
  const toRef = (id: string | null, names: ReadonlyMap<string, string>) =>
    id === null ? null : { id, name: names.get(id) ?? '' };

  return ({ zoneId, partnerId, isBackhaul, vehicleTypeId, orderIds, stops, metres, vehicle, refusals }) => {
    const carried = orderIds.map((id) => orderById.get(id) as PlannableOrder);
    const type = types.find(({ id }) => id === vehicleTypeId);
    const load = sumAmounts(carried);
    const capacity = vehicle ? toLimits(vehicle) : (type && toTypeCapacity(type)) || null;
    const utilization = capacity && utilizationOf(load, capacity);
    const zone = toRef(zoneId, zoneNames);
    const emissions = type && computeEmissions(stops, carried, type);
    const pickupNames = [
      ...new Set(
        stops
          .filter(({ pickOrderIds }) => pickOrderIds.length > 0)
          .map(({ locationId }) => toLocation(locationId).name),
      ),
    ];
    return {
      zone,
      partner: { id: partnerId, name: partnerNames.get(partnerId) ?? '' },
      isBackhaul,
      vehicleType: type && capacity ? { id: type.id, name: type.name, icon: type.icon, capacity } : null,
      orders: carried.map((order) => ({
        ...presentPlannedOrder(order),
        ...(emissions && { emissions: toMeasure(decimal(emissions.byOrder.get(order.id) ?? 0)) }),
      })),
      stops: stops.map(toStop),
      distance: toKm(metres),
      isDistanceEstimated: stops.slice(1).some(({ locationId }, i) => {
        const [from, to] = [toLocation(stops[i]?.locationId ?? ''), toLocation(locationId)];
        return travel([from.latitude, from.longitude], [to.latitude, to.longitude]).isEstimated;
      }),
      ...(emissions && { emissions: toMeasure(decimal(emissions.total)) }),
      ...load,
      utilization,
      pickAt: stops[0]?.arriveAt ?? 0,
      dropAt: stops.at(-1)?.leaveAt ?? 0,
      ...(vehicle && {
        vehicle: { id: vehicle.id, name: vehicle.name },
        driver: vehicle.driver,
        approach: toKm(vehicle.approachMetres),
      }),
      ...(refusals && { refusals }),
      reasons: listReasons({ zone, isBackhaul, orders: carried, stops, pickupNames, type: type ?? null, utilization }),
    };
  };
}

/** Creates a function that presents a plan of all orders. */
export function createSuggestionsPresenter(
  data: PlanningData,
  limits?: TripLimits,
): (plan: { plans: readonly PresentedPlan[]; unplaced: readonly Unplaced[] }) => Suggestions {
  const orders = new Map(data.orders.map((order) => [order.id, order]));
  const present = createPresenter(data);
  const names = new Map([
    ...data.types.map(({ id, name }) => [id, name] as const),
    ...data.orders.flatMap(({ stops }) => stops.map(({ locationId, name }) => [locationId, name] as const)),
  ]);
  const withNames = ({ code, params }: UnplacedHelp): UnplacedHelp => {
    const { type, location } = params;
    const nameOf = (id: string | number) => names.get(String(id)) ?? '';
    return {
      code,
      params: {
        ...params,
        ...(type !== undefined && { type: nameOf(type) }),
        ...(location !== undefined && { location: nameOf(location) }),
      },
    };
  };
  return ({ plans, unplaced }) => ({
    suggestions: plans.map(present),
    unplaced: unplaced.map(({ orderId, reason }) => ({
      order: presentPlannedOrder(orders.get(orderId) as PlannableOrder),
      reason,
      help: listUnplacedHelp(orders.get(orderId) as PlannableOrder, data, limits).map(withNames),
    })),
  });
}
