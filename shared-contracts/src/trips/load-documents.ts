import { z } from 'zod';
import { Id, Measure, UnixTime, ShipperCode, FloorMeasures } from '../common.ts';
import { Trip, TripStop } from './trips.ts';
import { Capacity, Utilization } from './capacity.ts';

/** The trip data printed on each of its documents. */
export const DocumentTrip = Trip.pick({
  id: true,
  number: true,
  reference: true,
  stage: true,
  organization: true,
  vehicle: true,
  vehicleType: true,
  requestedVehicleType: true,
  driver: true,
  driverPhone: true,
  handovers: true,
  pickAt: true,
  dropAt: true,
  estimatedDistance: true,
  description: true,
});

export const LoadItem = z.object({
  id: Id,
  orderId: Id,
  /** Number of the order. */
  number: z.string(),
  shipperCode: ShipperCode,
  packNumber: z.string().nullable(),
  cargo: z.string(),
  quantity: z.int(),
  /** For the full quantity, in kg and CBM. */
  weight: Measure,
  space: Measure,
  ...FloorMeasures.shape,
});
/** Totals may have more digits than a single `Measure`. */
const MeasureTotal = z.string().meta({ description: 'decimal, 3 places' });
export const LoadTotals = z.object({
  quantity: z.int(),
  weight: MeasureTotal,
  space: MeasureTotal,
  palletPlaces: MeasureTotal.nullish(),
  loadingMeters: MeasureTotal.nullish(),
});

const DocumentStop = TripStop.pick({
  position: true,
  location: true,
  contact: true,
  plannedAt: true,
  windowFrom: true,
  windowTo: true,
});
const StopOrder = z.object({
  id: Id,
  number: z.string(),
  shipperCode: ShipperCode,
  reference: z.string().nullable(),
  /** `partDrop`: an unspecified part of the order is dropped here; its cargo items are listed at the last drop. */
  what: z.enum(['pick', 'partDrop', 'drop']),
  items: z.array(LoadItem),
  load: LoadTotals,
});

/** The orders of a document with who ships them; earlier releases send none. */
const ShippedOrders = z
  .array(z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, shipper: z.string() }))
  .optional();

/** Excludes cancelled orders. Partners see only their own orders. */
export const Manifest = z.object({
  trip: DocumentTrip,
  /** In travel order. */
  stops: z.array(DocumentStop.extend({ orders: z.array(StopOrder), picked: LoadTotals, dropped: LoadTotals })),
  orders: z.int(),
  shippedOrders: ShippedOrders,
  total: LoadTotals,
  issuedAt: UnixTime,
});

export const LoadingPlanItem = LoadItem.extend({
  /** 1 is deepest in the vehicle; higher numbers are closer to the door. */
  place: z.int(),
  /** Positions of the stops where it is loaded and unloaded. */
  pickAt: z.int(),
  dropAt: z.int(),
  /** An item that is unloaded earlier blocks it when it is loaded: leave room, or move that item. */
  isBehind: z.boolean(),
});

/** Last in, first out: the last item to be unloaded is loaded first. */
export const LoadingPlan = z.object({
  trip: DocumentTrip,
  steps: z.array(
    DocumentStop.extend({
      /** Unloading comes before loading; items are in the order they are handled. */
      unload: z.array(LoadingPlanItem),
      load: z.array(LoadingPlanItem),
      unloaded: LoadTotals,
      loaded: LoadTotals,
      /** On departure from the stop. */
      aboard: LoadTotals,
      /** Null without a capacity, and for users who see only part of the load. */
      utilization: Utilization.nullable(),
    }),
  ),
  /** The capacity of the vehicle, or else of the requested type. */
  capacity: Capacity.nullable(),
  shippedOrders: ShippedOrders,
  total: LoadTotals,
  issuedAt: UnixTime,
});

export type DocumentTrip = z.infer<typeof DocumentTrip>;
export type LoadItem = z.infer<typeof LoadItem>;
export type LoadTotals = z.infer<typeof LoadTotals>;
export type Manifest = z.infer<typeof Manifest>;
export type ManifestStop = Manifest['stops'][number];
export type LoadingPlanItem = z.infer<typeof LoadingPlanItem>;
export type LoadingPlan = z.infer<typeof LoadingPlan>;
export type LoadingStep = LoadingPlan['steps'][number];
