import { z } from 'zod';
import { Id, Measure, Unix } from './common.ts';
import { Capacity, Trip, TripStop, Utilization } from './trips.ts';

/** What every paper of a trip says of it. */
export const PaperTrip = Trip.pick({
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
  pickAt: true,
  dropAt: true,
  estimatedDistance: true,
  description: true,
});

export const PaperItem = z.object({
  id: Id,
  orderId: Id,
  /** Of the order. */ number: z.string(),
  packNumber: z.string().nullable(),
  cargo: z.string(),
  quantity: z.int(),
  /** Of all pieces: kg and CBM. */
  weight: Measure,
  space: Measure,
});
/** Sums may be longer than a single measure. */
const Sum = z.string().meta({ description: 'decimal, 3 places' });
export const PaperLoad = z.object({ quantity: z.int(), weight: Sum, space: Sum });

const PaperStop = TripStop.pick({
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
  reference: z.string().nullable(),
  /** `partDrop`: a part of the order is dropped here, how much is told nowhere; the cargo items stand at its last drop. */
  what: z.enum(['pick', 'partDrop', 'drop']),
  items: z.array(PaperItem),
  load: PaperLoad,
});

/** Cancelled orders are carried by no paper. A partner sees their own orders alone, as of the trip. */
export const Manifest = z.object({
  trip: PaperTrip,
  /** In the order of the way. */
  stops: z.array(PaperStop.extend({ orders: z.array(StopOrder), picked: PaperLoad, dropped: PaperLoad })),
  orders: z.int(),
  total: PaperLoad,
  issuedAt: Unix,
});

export const PlacedItem = PaperItem.extend({
  /** 1 stands deepest in the vehicle; the higher, the nearer to the door. */
  place: z.int(),
  /** Positions of the stops where it comes in and where it goes out. */
  pickAt: z.int(),
  dropAt: z.int(),
  /** Something that goes out earlier stands in its way when it is loaded: room must be left, or that be moved. */
  isBehind: z.boolean(),
});

/** Last in, first out: what is unloaded last is loaded first. */
export const LoadingPlan = z.object({
  trip: PaperTrip,
  steps: z.array(
    PaperStop.extend({
      /** First what leaves, then what comes, each in the order in which it is done. */
      unload: z.array(PlacedItem),
      load: z.array(PlacedItem),
      unloaded: PaperLoad,
      loaded: PaperLoad,
      /** When the vehicle leaves the stop. */
      aboard: PaperLoad,
      /** Of the capacity; null while there is none, and for those who see a part of the load. */
      utilization: Utilization.nullable(),
    }),
  ),
  /** Of the vehicle, else of the requested type. */
  capacity: Capacity.nullable(),
  total: PaperLoad,
  issuedAt: Unix,
});

export type PaperTrip = z.infer<typeof PaperTrip>;
export type PaperItem = z.infer<typeof PaperItem>;
export type PaperLoad = z.infer<typeof PaperLoad>;
export type Manifest = z.infer<typeof Manifest>;
export type ManifestStop = Manifest['stops'][number];
export type PlacedItem = z.infer<typeof PlacedItem>;
export type LoadingPlan = z.infer<typeof LoadingPlan>;
export type LoadingStep = LoadingPlan['steps'][number];
