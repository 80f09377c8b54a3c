import type { Trip, TripDocument, TripOrder, TripRow, TripRowWithWay, TripStop } from 'shared-contracts/trips';
import { loadOfItem } from '../orders/load.rules.ts';
import type { Caller } from '../platform/caller.ts';
import { API } from '../platform/http/paths.ts';
import { addressLine } from '../network/locations/location.rules.ts';
import { allowedTripStages, tripActionsFor } from './trip.rules.ts';
import { sightOf, typeFor } from './trip-actor.rules.ts';
import type { CargoInTrip, OrderInTrip, StopRecord, TripParts } from './trip-parts.store.ts';
import { utilizationOf } from './trip-plan.rules.ts';
import type { TripRecord } from './trip-rows.store.ts';
import { seenBy } from './trip-state.ts';
import { waitsFor } from './waits-for.rules.ts';

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

/** Of the vehicle, else of the requested type. */
export function capacityOf({ effectiveSpace, maxCarryWeight, averageSpace, maxWeight }: TripRecord) {
  if (effectiveSpace !== null && maxCarryWeight !== null) return { space: effectiveSpace, weight: maxCarryWeight };
  return averageSpace !== null && maxWeight !== null ? { space: averageSpace, weight: maxWeight } : null;
}

/** In one currency: what is billed in another one stands in its bill alone. */
function moneyOf({
  currency: ofContract,
  cost,
  costIn,
  revenue,
  revenueIn,
}: TripRecord): Pick<TripRow, 'revenue' | 'cost' | 'currency'> {
  const currency = ofContract ?? costIn ?? revenueIn;
  return { revenue: revenueIn === currency ? revenue : null, cost: costIn === currency ? cost : null, currency };
}

export function presentRow(row: TripRecord, caller: Caller): TripRow {
  const { trip, actor } = seenBy(caller, row);
  const whole = Boolean(row.seesWholeWay);
  const capacity = capacityOf(row);
  const load = { space: row.shownSpace, weight: row.shownWeight };
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    stage: row.stage,
    type: typeFor(caller, row),
    organization: { id: row.organizationId, name: row.organization },
    vehicle: named(row.vehicleId, row.registrationPlate),
    driver: named(row.driverId, row.driver),
    requestedVehicleType: whole ? named(row.requestedVehicleTypeId, row.requestedType) : null,
    routeZone: sightOf(caller, row) === 'runner' ? named(row.routeZoneId, row.routeZone) : null,
    pickup: row.pickup,
    drop: row.drop,
    pickAt: row.pickAt,
    dropAt: row.dropAt,
    orders: Number(row.orders),
    totalSpace: load.space,
    totalWeight: load.weight,
    utilization: whole && capacity ? utilizationOf(load, capacity) : null,
    estimatedDistance: whole ? row.estimatedDistance : null,
    actualDistance: whole ? row.actualDistance : null,
    isBackhaul: row.isBackhaul,
    isArchived: row.isArchived,
    ...(sightOf(caller, row) === 'runner' ? moneyOf(row) : { revenue: null, cost: null, currency: null }),
    createdAt: row.createdAt,
    actions: tripActionsFor(trip, actor),
  };
}

const placeOf = ({ locationId, location, city, latitude, longitude }: StopRecord) => ({
  id: locationId,
  name: location,
  city,
  latitude,
  longitude,
});
const least = (values: readonly (number | null)[]) =>
  values.reduce((min, value) => (value !== null && (min === null || value < min) ? value : min), null);
const most = (values: readonly (number | null)[]) =>
  values.reduce((max, value) => (value !== null && (max === null || value > max) ? value : max), null);
const windowOf = (row: StopRecord) =>
  row.orderPosition === 0 ? { from: row.pickupFrom, to: row.pickupTo } : { from: row.deliveryFrom, to: row.deliveryTo };

const timesOf = (rows: readonly StopRecord[]) => ({
  arrivedAt: least(rows.map(({ arrivedAt }) => arrivedAt)),
  departedAt: rows.every(({ departedAt }) => departedAt !== null)
    ? most(rows.map(({ departedAt }) => departedAt))
    : null,
});

export function presentStops(rows: readonly StopRecord[]): TripStop[] {
  return [...Map.groupBy(rows, ({ position }) => position)].flatMap(([position, here]) => {
    const [first] = here;
    if (!first) return [];
    const contact = named(first.contactId, first.contact);
    return [
      {
        position,
        location: {
          ...placeOf(first),
          address: addressLine({
            buildingNumber: first.buildingNumber,
            apartmentNumber: '',
            street1: first.street1,
            street2: '',
            city: first.city,
            state: '',
            zip: '',
          }),
        },
        contact: contact && { ...contact, phone: first.phone },
        orders: here.map(({ orderId, number, stage, orderPosition }) => ({
          id: orderId,
          number,
          stage,
          what: orderPosition === 0 ? ('pick' as const) : ('drop' as const),
        })),
        plannedAt: first.plannedAt,
        windowFrom: most(here.map((row) => windowOf(row).from)),
        windowTo: least(here.map((row) => windowOf(row).to)),
        ...timesOf(here),
      },
    ];
  });
}

const presentCargo = ({
  id,
  packNumber,
  cargoId,
  cargo,
  quantity,
  deliveredQuantity,
  shortageReason,
  ...measures
}: CargoInTrip) => ({
  id,
  packNumber,
  cargo: { id: cargoId, name: cargo },
  quantity,
  ...loadOfItem({ quantity, ...measures }),
  deliveredQuantity,
  shortageReason,
  isDelivered: deliveredQuantity === quantity,
});

export function presentOrder(
  { stops, resumeStage: _resume, ...order }: OrderInTrip,
  cargoItems: readonly CargoInTrip[],
): TripOrder {
  const [pickup, drop] = [stops.at(0)?.name ?? null, stops.length > 1 ? (stops.at(-1)?.name ?? null) : null];
  return {
    ...order,
    pickup,
    drop,
    cargoItems: cargoItems.filter(({ orderId }) => orderId === order.id).map(presentCargo),
  };
}

export function withWay(row: TripRecord, stops: readonly StopRecord[], caller: Caller): TripRowWithWay {
  const here = [
    ...Map.groupBy(
      stops.filter(({ tripId }) => tripId === row.id),
      ({ position }) => position,
    ),
  ];
  const orders = new Map(
    here.flatMap(([, rows]) => rows.map(({ orderId, number, stage }) => [orderId, { id: orderId, number, stage }])),
  );
  return {
    ...presentRow(row, caller),
    stops: here.flatMap(([position, rows]) =>
      rows[0] ? [{ position, location: placeOf(rows[0]), ...timesOf(rows) }] : [],
    ),
    orderStages: [...orders.values()],
  };
}

type Document = TripParts['documents'][number];
export const presentDocument = ({ id, name, mime, expiresAt, createdAt }: Document, now: number): TripDocument => ({
  id,
  name,
  mime,
  expiresAt,
  isExpired: expiresAt !== null && expiresAt <= now,
  createdAt,
  url: `${API}/trips/documents/${id}`,
});

const stamp = (by: string | null, at: number | null) => (by === null || at === null ? null : { by, at });

/** @param problems what the assigned vehicle and driver are to be warned of */
export function presentTrip(
  row: TripRecord,
  parts: TripParts,
  problems: Pick<Trip, 'vehicleProblems' | 'driverProblems'>,
  { caller, now }: { caller: Caller; now: number },
): Trip {
  const { trip, actor } = seenBy(caller, row);
  const isRunner = sightOf(caller, row) === 'runner';
  const { head } = parts;
  return {
    ...presentRow(row, caller),
    ...problems,
    allowedStages: allowedTripStages(trip, actor),
    billingContact: isRunner ? named(row.billingContactId, head.billingContact) : null,
    billingPartner: isRunner ? named(row.billingPartnerId, head.billingPartner) : null,
    billingContract: isRunner ? named(row.billingContractId, head.billingContract) : null,
    notificationContacts: isRunner ? parts.notificationContacts : [],
    description: row.seesWholeWay ? row.description : null,
    enteredPickAt: isRunner ? row.enteredPickAt : null,
    enteredDropAt: isRunner ? row.enteredDropAt : null,
    vehicleType: named(row.vehicleTypeId, row.vehicleType),
    capacity: row.seesWholeWay ? capacityOf(row) : null,
    driverPhone: row.driverPhone,
    orderList: parts.orders.map((order) => presentOrder(order, parts.cargoItems)),
    stops: presentStops(parts.stops),
    documents: isRunner ? parts.documents.map((document) => presentDocument(document, now)) : [],
    isDistanceEstimated: row.isDistanceEstimated,
    estimatedCost: isRunner ? row.estimatedCost : null,
    createdBy: isRunner ? (head.createdBy ?? '') : row.organization,
    vehicleAssigned: row.seesWholeWay ? stamp(head.vehicleAssignedBy, row.vehicleAssignedAt) : null,
    manualChanged: isRunner ? stamp(head.manualChangedBy, row.manualChangedAt) : null,
    manualReason: isRunner ? row.manualReason : null,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    waitsFor: waitsFor(row),
  };
}
