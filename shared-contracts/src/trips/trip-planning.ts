import { z } from 'zod';
import { optionalTimeParam } from './trip-query.ts';
import {
  booleanParam,
  Id,
  listParam,
  Measure,
  Money,
  NamedRef,
  pageOf,
  Paging,
  sortBy,
  UnixTime,
  ShipperCode,
  FloorMeasures,
  TotalFloor,
} from '../common.ts';
import { ORDER_STAGES } from '../values/orders/order-stages.ts';
import { DriverProblemEntry, LocationRef, TripInput, TripStop, VehicleProblemEntry } from './trips.ts';
import { Capacity, Utilization } from './capacity.ts';

const tripFilters = {
  pickAt: optionalTimeParam,
  dropAt: optionalTimeParam,
  /** The trip being edited; it does not conflict with itself. */
  tripId: Id.optional(),
};

/** Candidate vehicles for a trip: suitable ones first, the others with their problems. */
export const TripVehicleQuery = Paging.extend({
  ...tripFilters,
  space: Measure.optional(),
  weight: Measure.optional(),
  palletPlaces: Measure.optional(),
  loadingMeters: Measure.optional(),
  vehicleTypeId: Id.optional(),
  /** The orders whose requested vehicle types count. Defaults to those of the trip. */
  orderId: listParam(Id),
  fittingOnly: booleanParam,
});
export const TripVehicle = z.object({
  vehicle: z.object({
    id: Id,
    registrationPlate: z.string(),
    type: NamedRef.extend({ icon: z.string() }),
    effectiveSpace: Measure,
    maxCarryWeight: Measure,
    /** Its own, or else those of its type. */
    ...FloorMeasures.shape,
    photo: z.string().nullable(),
    /** Its usual driver. */
    driver: NamedRef.nullable(),
    /** The owner. */
    organization: NamedRef,
  }),
  isShared: z.boolean(),
  /** How long it is shared with the organization of the trip, around its time; null if open-ended. */
  share: z.object({ fromAt: UnixTime, toAt: UnixTime.nullable() }).nullable(),
  utilization: Utilization.nullable(),
  /** Whether no problem blocks it. */
  fits: z.boolean(),
  problems: z.array(VehicleProblemEntry),
});
export const TripVehiclePage = pageOf(TripVehicle);

/** Own drivers, and those of the owner of a partner's vehicle. */
export const TripDriverQuery = Paging.extend({ ...tripFilters, vehicleId: Id.optional() });
export const TripDriver = z.object({
  driver: NamedRef.extend({ phone: z.string().nullable() }),
  organization: NamedRef,
  /** The vehicle they usually drive. */
  vehicle: NamedRef.nullable(),
  fits: z.boolean(),
  problems: z.array(DriverProblemEntry),
});
export const TripDriverPage = pageOf(TripDriver);

/** Validated orders that are in no active trip and that the caller's organization may carry. */
export const AvailableOrderQuery = Paging.extend({
  /** Only these orders. */
  orderId: listParam(Id),
  orderTypeId: Id.optional(),
  /** The owner or the addressee of the order. */
  partnerId: Id.optional(),
  pickLocationId: Id.optional(),
  dropLocationId: Id.optional(),
  /** A saved route that visits the stops of the order in their sequence. */
  routeId: Id.optional(),
  vehicleTypeId: Id.optional(),
  isBackhaul: booleanParam,
  pickupFrom: optionalTimeParam,
  pickupTo: optionalTimeParam,
  /** The trip being edited; its orders are included. */
  tripId: Id.optional(),
  sort: sortBy(['number', 'pickupFrom', 'deliveryFrom', 'createdAt']).default('pickupFrom'),
});
export const AvailableOrder = z.object({
  id: Id,
  number: z.string(),
  shipperCode: ShipperCode,
  reference: z.string().nullable(),
  stage: z.enum(ORDER_STAGES),
  organization: NamedRef,
  partner: NamedRef,
  orderType: NamedRef,
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
  totalWeight: Measure,
  totalSpace: Measure,
  ...TotalFloor.shape,
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  vehicleTypes: z.array(NamedRef),
  /** The first is the pickup. */
  stops: z.array(z.object({ location: LocationRef, contact: NamedRef.nullable() })),
});
export const AvailableOrderPage = pageOf(AvailableOrder);

export const TripPreviewInput = TripInput.pick({
  orderIds: true,
  pickAt: true,
  dropAt: true,
  requestedVehicleTypeId: true,
  vehicleId: true,
  billingContractId: true,
  stops: true,
  isBackhaul: true,
}).extend({ tripId: Id.optional() });
export const TripPreview = z.object({
  totalSpace: Measure,
  totalWeight: Measure,
  ...TotalFloor.shape,
  /** The capacity of the vehicle, or else of the requested type. */
  capacity: Capacity.nullable(),
  utilization: Utilization.nullable(),
  /** The smallest of the plainest types with the capacity that the orders allow; null: `No vehicle types available`. */
  suggestedVehicleType: NamedRef.extend({ capacity: Capacity, utilization: Utilization }).nullable(),
  /** As they would be saved: in the requested order, or merged with each pickup before its drops. */
  stops: z.array(TripStop),
  /** Derived from the orders where possible. */
  pickAt: UnixTime.nullable(),
  dropAt: UnixTime.nullable(),
  distance: Measure.nullable(),
  isDistanceEstimated: z.boolean(),
  cost: Money.nullable(),
  currency: z.string().nullable(),
  /** Positions of stops that miss their window. */
  lateStops: z.array(z.int()),
});

export type TripVehicleQuery = z.infer<typeof TripVehicleQuery>;
export type TripVehicle = z.infer<typeof TripVehicle>;
export type TripVehiclePage = z.infer<typeof TripVehiclePage>;
export type TripDriverQuery = z.infer<typeof TripDriverQuery>;
export type TripDriver = z.infer<typeof TripDriver>;
export type TripDriverPage = z.infer<typeof TripDriverPage>;
export type AvailableOrderQuery = z.infer<typeof AvailableOrderQuery>;
export type AvailableOrder = z.infer<typeof AvailableOrder>;
export type AvailableOrderPage = z.infer<typeof AvailableOrderPage>;
export type TripPreviewInput = z.infer<typeof TripPreviewInput>;
export type TripPreview = z.infer<typeof TripPreview>;
