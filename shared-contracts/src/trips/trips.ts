import { z } from 'zod';
import { TripDocument } from './trip-documents.ts';
import {
  Id,
  Measure,
  Money,
  NamedRef,
  pageOf,
  Revision,
  SignedMoney,
  text,
  UnixTime,
  ShipperCode,
  FloorMeasures,
  TotalFloor,
} from '../common.ts';
import { Capacity, Utilization } from './capacity.ts';
import { ExpectedArrival } from './expected-arrival.ts';
import { TripHandover } from './trip-handovers.ts';
import { TripTransfer } from './trip-transfers.ts';
import { OrderVisit } from '../orders/order-stops.ts';
import { ORDER_STAGES } from '../values/orders/order-stages.ts';
import {
  DRIVER_PROBLEMS,
  TRIP_ACTIONS,
  TRIP_STAGES,
  TRIP_TYPES,
  VEHICLE_PROBLEMS,
} from '../values/trips/trip-stages.ts';
import { TRIP_LIMITS } from '../values/field-limits.ts';

const orderIds = z.array(Id).max(TRIP_LIMITS.orderIds.max);

/** A stop with the orders picked up and dropped there. */
export const TripStopInput = z.object({
  locationId: Id,
  contactId: Id.nullable().default(null),
  pickOrderIds: orderIds.default([]),
  dropOrderIds: orderIds.default([]),
});

const TripFields = z.object({
  reference: text(TRIP_LIMITS.reference).nullable(),
  orderIds: orderIds.min(TRIP_LIMITS.orderIds.min, 'required'),
  pickAt: UnixTime.nullable(),
  dropAt: UnixTime.nullable(),
  requestedVehicleTypeId: Id.nullable(),
  /** A contact of the partner that is paid for the trip. */
  billingContactId: Id.nullable(),
  billingContractId: Id.nullable(),
  vehicleId: Id.nullable(),
  driverId: Id.nullable(),
  notificationContactIds: z.array(Id).max(TRIP_LIMITS.notificationContactIds),
  description: text(TRIP_LIMITS.description).nullable(),
  routeZoneId: Id.nullable(),
  /** Every stop of every order once, each pickup before its drops. If empty, the API merges and sorts them. */
  stops: z.array(TripStopInput).max(TRIP_LIMITS.stops),
  isBackhaul: z.boolean(),
});

const { shape } = TripFields;

/** Times default to those of the orders: the latest first pickup, and arrival at the last stop. */
export const TripInput = TripFields.extend({
  reference: shape.reference.default(null),
  pickAt: shape.pickAt.default(null),
  dropAt: shape.dropAt.default(null),
  requestedVehicleTypeId: shape.requestedVehicleTypeId.default(null),
  billingContactId: shape.billingContactId.default(null),
  billingContractId: shape.billingContractId.default(null),
  vehicleId: shape.vehicleId.default(null),
  driverId: shape.driverId.default(null),
  notificationContactIds: shape.notificationContactIds.default([]),
  description: shape.description.default(null),
  routeZoneId: shape.routeZoneId.default(null),
  stops: shape.stops.default([]),
  isBackhaul: shape.isBackhaul.default(false),
});

/** Omitted fields keep their value. Changing the orders without passing stops merges the stops again. */
export const TripChanges = TripFields.partial();

const Stage = z.enum(TRIP_STAGES);
const OrderStage = z.enum(ORDER_STAGES);
export const LocationRef = NamedRef.extend({ city: z.string(), latitude: z.number(), longitude: z.number() });

export const TripRow = z.object({
  id: Id,
  /** Includes changes of its documents. */
  revision: Revision,
  number: z.string(),
  reference: z.string().nullable(),
  stage: Stage,
  type: z.enum(TRIP_TYPES),
  /** The organization that runs it. */
  organization: NamedRef,
  /** `name`: the registration plate. */
  vehicle: NamedRef.nullable(),
  driver: NamedRef.nullable(),
  requestedVehicleType: NamedRef.nullable(),
  routeZone: NamedRef.nullable(),
  /** Names of the first and the last stop. */
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  pickAt: UnixTime.nullable(),
  dropAt: UnixTime.nullable(),
  /** The next stop of the vehicle; null if unknown, or hidden from the caller. */
  nextStop: z
    .object({ name: z.string(), ...ExpectedArrival.shape })
    .nullable()
    .optional(),
  /** Number of orders visible to the caller. */
  orders: z.int(),
  totalSpace: Measure,
  totalWeight: Measure,
  ...TotalFloor.shape,
  /** Relative to the vehicle, or else the requested type; null without either. */
  utilization: Utilization.nullable(),
  estimatedDistance: Measure.nullable(),
  actualDistance: Measure.nullable(),
  isBackhaul: z.boolean(),
  isArchived: z.boolean(),
  /** Totals of the submitted bills of the trip and its orders that the caller's organization is paid, and that it pays. */
  revenue: Money.nullable(),
  cost: Money.nullable(),
  /** Revenue less cost; null without both. Earlier releases send none. */
  margin: SignedMoney.nullable().optional(),
  currency: z.string().nullable(),
  createdAt: UnixTime,
  actions: z.array(z.enum(TRIP_ACTIONS)),
});
export const TripPage = pageOf(TripRow);

/** Version 2 of the list adds the stops for its map. */
export const TripRowWithRoute = TripRow.extend({
  stops: z.array(
    z.object({
      position: z.int(),
      location: LocationRef,
      arrivedAt: UnixTime.nullable(),
      departedAt: UnixTime.nullable(),
    }),
  ),
  orderStages: z.array(z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, stage: OrderStage })),
});
export const TripPageWithRoute = pageOf(TripRowWithRoute);

/**
 * Why a vehicle or driver is unsuitable. `blocks`: prevents the assignment; otherwise a warning. `note`: details
 * visible to the caller, e.g. the document or trips. `canTakeOver`: it is only on planned trips of the same
 * organization, which can give it up.
 */
const toProblemSchema = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.object({
    code: z.enum(codes),
    blocks: z.boolean(),
    note: z.string().nullable(),
    at: UnixTime.nullable(),
    canTakeOver: z.boolean().optional(),
  });
export const VehicleProblemEntry = toProblemSchema(VEHICLE_PROBLEMS);
export const DriverProblemEntry = toProblemSchema(DRIVER_PROBLEMS);

const CargoItem = z.object({
  id: Id,
  packNumber: z.string().nullable(),
  cargo: NamedRef,
  quantity: z.int(),
  weight: Measure,
  space: Measure,
  ...FloorMeasures.shape,
  /** Null: not reported yet. */
  deliveredQuantity: z.int().nullable(),
  shortageReason: z.string().nullable(),
  isDelivered: z.boolean(),
});

export const TripOrder = z.object({
  id: Id,
  emissions: Measure.optional(),
  number: z.string(),
  shipperCode: ShipperCode,
  reference: z.string().nullable(),
  stage: OrderStage,
  organization: NamedRef,
  orderType: NamedRef,
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
  totalWeight: Measure,
  totalSpace: Measure,
  ...TotalFloor.shape,
  description: z.string().nullable(),
  cargoItems: z.array(CargoItem),
  /** Whether it is not picked up yet and may leave the running trip. Absent in earlier releases. */
  isRemovable: z.boolean().optional(),
  /** Whether it may change vehicle at a hub. Absent in earlier releases. */
  isTransferable: z.boolean().optional(),
});

const StopOrder = z.object({
  id: Id,
  number: z.string(),
  shipperCode: ShipperCode,
  what: z.enum(['pick', 'drop']),
  stage: OrderStage,
});
export const TripStop = z.object({
  position: z.int(),
  location: LocationRef.extend({ address: z.string() }),
  contact: NamedRef.extend({ phone: z.string().nullable() }).nullable(),
  orders: z.array(StopOrder),
  /** Planned arrival, and the time window of the orders. */
  plannedAt: UnixTime.nullable(),
  /** Breaks and rests of the driver on the way to it. Absent if none. */
  breakMinutes: z.int().optional(),
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
  arrivedAt: UnixTime.nullable(),
  departedAt: UnixTime.nullable(),
});

/** A slot at a gate, on the clock of its location. */
export const TripStopSlot = z.object({ gate: z.string(), from: UnixTime, to: UnixTime, timeZone: z.string() });
export type TripStopSlot = z.infer<typeof TripStopSlot>;

/** A stop of a saved trip, with what each order does there and when it left; the stop is left with its last order. */
export const VisitedStop = TripStop.extend({
  orders: z.array(
    StopOrder.extend({
      ...OrderVisit.shape,
      /** Absent in earlier releases. */
      arrivedAt: UnixTime.nullable().optional(),
      departedAt: UnixTime.nullable(),
      /** The slot booked for the stop; null if none; absent without gates or in earlier releases. */
      slot: TripStopSlot.nullable().optional(),
    }),
  ),
  /** When it was reached before an earlier stop; absent in earlier releases. */
  outOfSequenceAt: UnixTime.nullable().optional(),
  ...ExpectedArrival.shape,
});

const Stamp = z.object({ by: z.string(), at: UnixTime }).nullable();

/** Partners see only their own orders and stops, without money and documents; the owner of the vehicle sees all stops. */
export const Trip = TripRow.extend({
  allowedStages: z.array(Stage),
  billingContact: NamedRef.nullable(),
  billingPartner: NamedRef.nullable(),
  billingContract: NamedRef.nullable(),
  notificationContacts: z.array(NamedRef),
  description: z.string().nullable(),
  vehicleType: NamedRef.nullable(),
  capacity: Capacity.nullable(),
  driverPhone: z.string().nullable(),
  /** Entered times; null: `pickAt` and `dropAt` are derived from the orders. */
  enteredPickAt: UnixTime.nullable(),
  enteredDropAt: UnixTime.nullable(),
  orderList: z.array(TripOrder),
  stops: z.array(VisitedStop),
  documents: z.array(TripDocument),
  isDistanceEstimated: z.boolean(),
  emissions: Measure.optional(),
  estimatedCost: Money.nullable(),
  /** Problems of the assigned vehicle and driver. */
  vehicleProblems: z.array(VehicleProblemEntry),
  driverProblems: z.array(DriverProblemEntry),
  createdBy: z.string(),
  vehicleAssigned: Stamp,
  /** The oldest first; hidden from those who don't see all stops. Earlier releases send none. */
  handovers: z.array(TripHandover).optional(),
  /** Orders that change vehicle at a hub. Earlier releases send none. */
  transfers: z.array(TripTransfer).optional(),
  manualChanged: Stamp,
  manualReason: z.string().nullable(),
  startedAt: UnixTime.nullable(),
  finishedAt: UnixTime.nullable(),
  /** The next step, and the user who must take it. */
  waitsFor: z
    .object({ what: z.enum(['submit', 'assign', 'start', 'drive', 'bill']), who: z.string().nullable() })
    .nullable(),
});

export type TripStopInput = z.infer<typeof TripStopInput>;
export type TripInput = z.infer<typeof TripInput>;
export type TripChanges = z.infer<typeof TripChanges>;
export type TripRow = z.infer<typeof TripRow>;
export type TripPage = z.infer<typeof TripPage>;
export type TripRowWithRoute = z.infer<typeof TripRowWithRoute>;
export type TripPageWithRoute = z.infer<typeof TripPageWithRoute>;
export type VehicleProblemEntry = z.infer<typeof VehicleProblemEntry>;
export type DriverProblemEntry = z.infer<typeof DriverProblemEntry>;
export type TripOrder = z.infer<typeof TripOrder>;
export type TripStop = z.infer<typeof TripStop>;
export type VisitedStop = z.infer<typeof VisitedStop>;
export type Trip = z.infer<typeof Trip>;
