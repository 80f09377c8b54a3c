import type { Trip, TripRow, TripRowWithRoute, VisitedStop } from 'shared-contracts/trips/trips';
import type { TripDocument } from 'shared-contracts/trips/trip-documents';
import { formatAddress } from '../../network/public.ts';
import { presentStopCargo } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { allowedTripStages, listTripActions } from '../stages/trip-stage.rules.ts';
import { type TripViewer, viewerOf, tripTypeFor } from '../stages/trip-actor.rules.ts';
import { presentTripOrder } from './trip-order.present.ts';
import type { StopRecord, TripRelations } from './trip-relations.store.ts';
import { type Amount, toTotals, utilizationOf } from '../itinerary/trip-plan.rules.ts';
import type { TripRecord } from './trip-records.store.ts';
import { toRuleInput } from './trip-state.ts';
import { presentTransfer } from './transfers.present.ts';
import { waitsFor } from '../stages/waits-for.rules.ts';

const toRef = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

/** The capacity of the vehicle, or else of the requested vehicle type. */
export function capacityOf(trip: TripRecord): Amount | null {
  const { effectiveSpace, maxCarryWeight, averageSpace, maxWeight, palletPlaces, loadingMeters } = trip;
  if (effectiveSpace !== null && maxCarryWeight !== null)
    return { space: effectiveSpace, weight: maxCarryWeight, palletPlaces, loadingMeters };
  if (averageSpace === null || maxWeight === null) return null;
  const { requestedPalletPlaces, requestedLoadingMeters } = trip;
  return {
    space: averageSpace,
    weight: maxWeight,
    palletPlaces: requestedPalletPlaces,
    loadingMeters: requestedLoadingMeters,
  };
}

const marginOf = ({ revenue, cost }: Pick<TripRow, 'revenue' | 'cost'>) =>
  revenue === null || cost === null ? null : toMoney(decimal(revenue).minus(cost));

/**
 * Cost and revenue of the viewer's organization. Amounts in a currency other than the trip's are only shown with their
 * bills.
 */
function toMoneyFields(
  { currency: contractCurrency, cost, costCurrency, revenue, revenueCurrency }: TripRecord,
  viewer: TripViewer,
): Pick<TripRow, 'revenue' | 'cost' | 'margin' | 'currency'> {
  if (viewer === 'driver') return { revenue: null, cost: null, margin: null, currency: null };
  const currency = (viewer === 'runner' ? contractCurrency : null) ?? costCurrency ?? revenueCurrency;
  const amounts = {
    revenue: revenueCurrency === currency ? revenue : null,
    cost: costCurrency === currency ? cost : null,
  };
  return {
    ...amounts,
    margin: marginOf(amounts),
    currency,
  };
}

export function presentTripRow(row: TripRecord, caller: Caller): TripRow {
  const { trip, actor } = toRuleInput(caller, row);
  const viewer = viewerOf(caller, row);
  const seesAll = Boolean(row.seesAllStops);
  const capacity = capacityOf(row);
  const load = {
    space: row.visibleSpace,
    weight: row.visibleWeight,
    palletPlaces: row.visiblePalletPlaces,
    loadingMeters: row.visibleLoadingMeters,
  };
  return {
    id: row.id,
    revision: row.revision,
    number: row.number,
    reference: row.reference,
    stage: row.stage,
    type: tripTypeFor(caller, row),
    organization: { id: row.organizationId, name: row.organization },
    vehicle: toRef(row.vehicleId, row.registrationPlate),
    driver: toRef(row.driverId, row.driver),
    requestedVehicleType: seesAll ? toRef(row.requestedVehicleTypeId, row.requestedType) : null,
    routeZone: viewer === 'runner' ? toRef(row.routeZoneId, row.routeZone) : null,
    pickup: row.pickup,
    drop: row.drop,
    pickAt: row.pickAt,
    dropAt: row.dropAt,
    nextStop: seesAll ? row.nextStop : null,
    orders: Number(row.orders),
    ...toTotals(load),
    utilization: seesAll && capacity ? utilizationOf(load, capacity) : null,
    estimatedDistance: seesAll ? row.estimatedDistance : null,
    actualDistance: seesAll ? row.actualDistance : null,
    isBackhaul: row.isBackhaul,
    isArchived: row.isArchived,
    ...toMoneyFields(row, viewer),
    createdAt: row.createdAt,
    actions: listTripActions(trip, actor),
  };
}

const toLocation = ({ locationId, location, city, latitude, longitude }: StopRecord) => ({
  id: locationId,
  name: location,
  city,
  latitude,
  longitude,
});
const minOf = (values: readonly (number | null)[]) =>
  values.reduce((min, value) => (value !== null && (min === null || value < min) ? value : min), null);
const maxOf = (values: readonly (number | null)[]) =>
  values.reduce((max, value) => (value !== null && (max === null || value > max) ? value : max), null);

const actualTimes = (rows: readonly StopRecord[]) => ({
  arrivedAt: minOf(rows.map(({ arrivedAt }) => arrivedAt)),
  departedAt: rows.every(({ departedAt }) => departedAt !== null)
    ? maxOf(rows.map(({ departedAt }) => departedAt))
    : null,
});

const toExpected = (arrivedAt: number | null, { eta, etaLateBy }: Pick<StopRecord, 'eta' | 'etaLateBy'>) =>
  arrivedAt === null ? { eta, etaLateBy } : { eta: null, etaLateBy: null };

/** The cargo that orders load or unload, keyed by order and position of the stop. */
const cargoByStop = ({ cargoStops, cargoItems }: TripRelations) =>
  new Map(
    [...Map.groupBy(cargoStops, ({ orderId }) => orderId)].flatMap(([id, stops]) => {
      const cargo = presentStopCargo(
        stops,
        cargoItems.filter(({ orderId }) => orderId === id),
      );
      return stops.map(({ position }, i) => [`${id} ${position}`, cargo[i] ?? []] as const);
    }),
  );

export function presentStops(relations: TripRelations): VisitedStop[] {
  const rows = relations.stops;
  const items = cargoByStop(relations);
  return [...Map.groupBy(rows, ({ position }) => position)].flatMap(([position, visits]) => {
    const [first] = visits;
    if (!first) return [];
    const contact = toRef(first.contactId, first.contact);
    return [
      {
        position,
        location: {
          ...toLocation(first),
          address: formatAddress({
            buildingNumber: first.buildingNumber,
            apartmentNumber: '',
            street1: first.street1,
            street2: '',
            city: first.city,
            state: '',
            zip: '',
          }),
        },
        contact: contact && { ...contact, phone: first.phone && formatPhone(first.phone) },
        orders: visits.map((visit) => ({
          id: visit.orderId,
          number: visit.number,
          shipperCode: visit.shipperCode,
          stage: visit.stage,
          what: visit.kind === 'pickup' ? ('pick' as const) : ('drop' as const),
          stop: visit.orderPosition,
          windowFrom: visit.windowFrom,
          windowTo: visit.windowTo,
          handlingMinutes: visit.handlingMinutes,
          instructions: visit.instructions,
          reference: visit.reference,
          arrivedAt: visit.arrivedAt,
          departedAt: visit.departedAt,
          items: items.get(`${visit.orderId} ${visit.orderPosition}`) ?? [],
          ...(visit.isTransfer && { isTransfer: true as const }),
          ...(visit.hasGates && { slot: visit.slot }),
        })),
        plannedAt: first.plannedAt,
        ...(first.breakMinutes > 0 && { breakMinutes: first.breakMinutes }),
        windowFrom: maxOf(visits.map((visit) => visit.windowFrom)),
        windowTo: minOf(visits.map((visit) => visit.windowTo)),
        ...actualTimes(visits),
        outOfSequenceAt: first.outOfSequenceAt,
        ...toExpected(actualTimes(visits).arrivedAt, first),
      },
    ];
  });
}

export function presentRowWithRoute(row: TripRecord, stops: readonly StopRecord[], caller: Caller): TripRowWithRoute {
  const visitsByPosition = [
    ...Map.groupBy(
      stops.filter(({ tripId }) => tripId === row.id),
      ({ position }) => position,
    ),
  ];
  const orders = new Map(
    visitsByPosition.flatMap(([, rows]) =>
      rows.map(({ orderId, number, shipperCode, stage }) => [orderId, { id: orderId, number, shipperCode, stage }]),
    ),
  );
  return {
    ...presentTripRow(row, caller),
    stops: visitsByPosition.flatMap(([position, rows]) =>
      rows[0] ? [{ position, location: toLocation(rows[0]), ...actualTimes(rows) }] : [],
    ),
    orderStages: [...orders.values()],
  };
}

type Document = TripRelations['documents'][number];
export const presentDocument = ({ id, name, mime, expiresAt, createdAt }: Document, now: number): TripDocument => ({
  id,
  name,
  mime,
  expiresAt,
  isExpired: expiresAt !== null && expiresAt <= now,
  createdAt,
  url: `${API_PREFIX}/trips/documents/${id}`,
});

const toStamp = (by: string | null, at: number | null) => (by === null || at === null ? null : { by, at });

/** @param problems of the assigned vehicle and driver */
export function presentTrip(
  row: TripRecord,
  relations: TripRelations,
  problems: Pick<Trip, 'vehicleProblems' | 'driverProblems'>,
  { caller, now }: { caller: Caller; now: number },
): Trip {
  const { trip, actor } = toRuleInput(caller, row);
  const isRunner = viewerOf(caller, row) === 'runner';
  const { names } = relations;
  const actions = listTripActions(trip, actor);
  const can = { remove: actions.includes('removeOrders'), split: actions.includes('splitAtHub') };
  return {
    ...presentTripRow(row, caller),
    ...problems,
    allowedStages: allowedTripStages(trip, actor),
    billingContact: isRunner ? toRef(row.billingContactId, names.billingContact) : null,
    billingPartner: isRunner ? toRef(row.billingPartnerId, names.billingPartner) : null,
    billingContract: isRunner ? toRef(row.billingContractId, names.billingContract) : null,
    notificationContacts: isRunner ? relations.notificationContacts : [],
    description: row.seesAllStops ? row.description : null,
    enteredPickAt: isRunner ? row.enteredPickAt : null,
    enteredDropAt: isRunner ? row.enteredDropAt : null,
    vehicleType: toRef(row.vehicleTypeId, row.vehicleType),
    capacity: row.seesAllStops ? capacityOf(row) : null,
    driverPhone: row.driverPhone && formatPhone(row.driverPhone),
    orderList: relations.orders.map((order) => presentTripOrder(order, relations, can)),
    stops: presentStops(relations),
    documents: isRunner ? relations.documents.map((document) => presentDocument(document, now)) : [],
    isDistanceEstimated: row.isDistanceEstimated,
    estimatedCost: isRunner ? row.estimatedCost : null,
    createdBy: isRunner ? (names.createdBy ?? '') : row.organization,
    vehicleAssigned: row.seesAllStops ? toStamp(names.vehicleAssignedBy, row.vehicleAssignedAt) : null,
    handovers: row.seesAllStops
      ? relations.handovers.map((handover) => (isRunner ? handover : { ...handover, reason: null, by: null }))
      : [],
    transfers: relations.transfers
      .filter(({ organizationId }) => row.seesAllStops || organizationId === caller.organizationId)
      .map((transfer) =>
        presentTransfer(transfer, row.id, isRunner || transfer.organizationId === caller.organizationId),
      ),
    manualChanged: isRunner ? toStamp(names.manualChangedBy, row.manualChangedAt) : null,
    manualReason: isRunner ? row.manualReason : null,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    waitsFor: waitsFor(row),
  };
}
