import { z } from 'zod';
import { flag, Id, Measure, Money, Named, pageOf, Paging, sortBy, Unix } from './common.ts';
import { ORDER_STAGES } from './values/order-stages.ts';
import {
  Capacity,
  DriverProblemEntry,
  Place,
  TripInput,
  TripStop,
  Utilization,
  VehicleProblemEntry,
  when,
} from './trips.ts';

const whose = {
  pickAt: when,
  dropAt: when,
  /** Of the trip that is edited: it does not stand in its own way. */ tripId: Id.optional(),
};

/** The vehicles that could carry it: free and fitting ones first, the others with why not. */
export const TripVehicleQuery = Paging.extend({
  ...whose,
  space: Measure.optional(),
  weight: Measure.optional(),
  vehicleTypeId: Id.optional(),
  fittingOnly: flag,
});
export const TripVehicle = z.object({
  vehicle: z.object({
    id: Id,
    registrationPlate: z.string(),
    type: Named.extend({ icon: z.string() }),
    effectiveSpace: Measure,
    maxCarryWeight: Measure,
    photo: z.string().nullable(),
    /** The one that usually drives it. */
    driver: Named.nullable(),
    /** Whose it is. */
    organization: Named,
  }),
  isShared: z.boolean(),
  utilization: Utilization.nullable(),
  /** Nothing refuses it. */
  fits: z.boolean(),
  problems: z.array(VehicleProblemEntry),
});
export const TripVehiclePage = pageOf(TripVehicle);

/** Own drivers, and those of the vehicle's owner when the vehicle is a partner's. */
export const TripDriverQuery = Paging.extend({ ...whose, vehicleId: Id.optional() });
export const TripDriver = z.object({
  driver: Named.extend({ phone: z.string().nullable() }),
  organization: Named,
  /** Usually drives this vehicle. */
  vehicle: Named.nullable(),
  fits: z.boolean(),
  problems: z.array(DriverProblemEntry),
});
export const TripDriverPage = pageOf(TripDriver);

/** Validated orders in no live trip that the caller's organization may carry. */
export const FreeOrderQuery = Paging.extend({
  orderTypeId: Id.optional(),
  /** Whose order it is, or to whom it is addressed. */
  partnerId: Id.optional(),
  pickLocationId: Id.optional(),
  dropLocationId: Id.optional(),
  vehicleTypeId: Id.optional(),
  isBackhaul: flag,
  pickupFrom: when,
  pickupTo: when,
  /** Of the trip that is edited: its own orders are listed too. */
  tripId: Id.optional(),
  sort: sortBy(['number', 'pickupFrom', 'deliveryFrom', 'createdAt']).default('pickupFrom'),
});
export const FreeOrder = z.object({
  id: Id,
  number: z.string(),
  reference: z.string().nullable(),
  stage: z.enum(ORDER_STAGES),
  organization: Named,
  partner: Named,
  orderType: Named,
  pickupFrom: Unix.nullable(),
  pickupTo: Unix.nullable(),
  deliveryFrom: Unix.nullable(),
  deliveryTo: Unix.nullable(),
  totalWeight: Measure,
  totalSpace: Measure,
  isFlexible: z.boolean(),
  isBackhaul: z.boolean(),
  vehicleTypes: z.array(Named),
  /** The first is the pickup. */
  stops: z.array(z.object({ location: Place, contact: Named.nullable() })),
});
export const FreeOrderPage = pageOf(FreeOrder);

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
  /** Of the vehicle, else of the requested type. */
  capacity: Capacity.nullable(),
  utilization: Utilization.nullable(),
  /** The smallest type that carries it; null: `No vehicle types available`. */
  suggestedVehicleType: Named.extend({ capacity: Capacity, utilization: Utilization }).nullable(),
  /** As it would be saved: in the order given, or merged with each pickup before its drops. */
  stops: z.array(TripStop),
  /** The trip's times as far as they follow from the orders. */
  pickAt: Unix.nullable(),
  dropAt: Unix.nullable(),
  distance: Measure.nullable(),
  isDistanceEstimated: z.boolean(),
  cost: Money.nullable(),
  currency: z.string().nullable(),
  /** Positions of stops whose window cannot be met. */
  lateStops: z.array(z.int()),
});

export type TripVehicleQuery = z.infer<typeof TripVehicleQuery>;
export type TripVehicle = z.infer<typeof TripVehicle>;
export type TripVehiclePage = z.infer<typeof TripVehiclePage>;
export type TripDriverQuery = z.infer<typeof TripDriverQuery>;
export type TripDriver = z.infer<typeof TripDriver>;
export type TripDriverPage = z.infer<typeof TripDriverPage>;
export type FreeOrderQuery = z.infer<typeof FreeOrderQuery>;
export type FreeOrder = z.infer<typeof FreeOrder>;
export type FreeOrderPage = z.infer<typeof FreeOrderPage>;
export type TripPreviewInput = z.infer<typeof TripPreviewInput>;
export type TripPreview = z.infer<typeof TripPreview>;
