import { z } from 'zod';
import { Id, many, Measure, Money, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { INCIDENT_KINDS } from './values/dashboards.ts';
import { ORDER_STAGES } from './values/order-stages.ts';
import { DRIVER_PROBLEMS, TRIP_ACTIONS, TRIP_STAGES, TRIP_TYPES, VEHICLE_PROBLEMS } from './values/trip-stages.ts';

const MAX_ORDERS = 100;
const ids = z.array(Id).max(MAX_ORDERS);

/** A visit of the trip: what is picked up there, and what is dropped there. */
export const TripStopInput = z.object({
  locationId: Id,
  contactId: Id.nullable().default(null),
  pickOrderIds: ids.default([]),
  dropOrderIds: ids.default([]),
});

const TripFields = z.object({
  reference: text(50).nullable(),
  orderIds: ids.min(1, 'required'),
  pickAt: Unix.nullable(),
  dropAt: Unix.nullable(),
  requestedVehicleTypeId: Id.nullable(),
  /** A contact of the partner that is paid. */
  billingContactId: Id.nullable(),
  billingContractId: Id.nullable(),
  vehicleId: Id.nullable(),
  driverId: Id.nullable(),
  notificationContactIds: z.array(Id).max(50),
  description: text(2_000).nullable(),
  routeZoneId: Id.nullable(),
  /** Every stop of every order once, each pickup before its drops; none: they are merged and put in order by the API. */
  stops: z.array(TripStopInput).max(200),
  isBackhaul: z.boolean(),
});

const { shape } = TripFields;

/** Without times they are those of the orders: the latest first pickup, and when the last stop is reached. */
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

/** What is left out stays as it is. Other orders without stops: the stops are merged anew. */
export const TripChanges = TripFields.partial();

const Stage = z.enum(TRIP_STAGES);
const OrderStage = z.enum(ORDER_STAGES);
/** Percent of the capacity, 1 place; above 100.0 is overload. */
const Percent = z
  .string()
  .regex(/^\d{1,9}\.\d$/)
  .meta({ description: 'percent, 1 place' });
export const Utilization = z.object({ space: Percent, weight: Percent });
/** CBM and kg. */
export const Capacity = z.object({ space: Measure, weight: Measure });
export const Place = Named.extend({ city: z.string(), latitude: z.number(), longitude: z.number() });

export const TripRow = z.object({
  id: Id,
  number: z.string(),
  reference: z.string().nullable(),
  stage: Stage,
  type: z.enum(TRIP_TYPES),
  /** Who runs it. */
  organization: Named,
  /** The registration plate as its name. */
  vehicle: Named.nullable(),
  driver: Named.nullable(),
  requestedVehicleType: Named.nullable(),
  routeZone: Named.nullable(),
  /** Names of the first and the last stop. */
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  pickAt: Unix.nullable(),
  dropAt: Unix.nullable(),
  /** Of those that the caller sees. */
  orders: z.int(),
  totalSpace: Measure,
  totalWeight: Measure,
  /** Of the vehicle, else of the requested type; null while there is neither. */
  utilization: Utilization.nullable(),
  estimatedDistance: Measure.nullable(),
  actualDistance: Measure.nullable(),
  isBackhaul: z.boolean(),
  isArchived: z.boolean(),
  /** What the order bills and the trip bill amount to; null until there are any, and for partners. */
  revenue: Money.nullable(),
  cost: Money.nullable(),
  currency: z.string().nullable(),
  createdAt: Unix,
  actions: z.array(z.enum(TRIP_ACTIONS)),
});
export const TripPage = pageOf(TripRow);

/** The second version of a row tells the way too, for the map beside the list. */
export const TripRowWithWay = TripRow.extend({
  stops: z.array(
    z.object({ position: z.int(), location: Place, arrivedAt: Unix.nullable(), departedAt: Unix.nullable() }),
  ),
  orderStages: z.array(z.object({ id: Id, number: z.string(), stage: OrderStage })),
});
export const TripPageWithWay = pageOf(TripRowWithWay);

export const when = Unix.or(z.coerce.number().pipe(Unix)).optional();

export const TripQuery = Paging.extend({
  stage: many(Stage),
  /** Something that nobody had planned happened on the way. */
  incident: z.enum(INCIDENT_KINDS).optional(),
  /** Left out: both. */
  type: z.enum(TRIP_TYPES).optional(),
  vehicleId: Id.optional(),
  driverId: Id.optional(),
  /** Of the vehicle, or requested. */
  vehicleTypeId: Id.optional(),
  routeZoneId: Id.optional(),
  /** The organization that runs it, is billed for it, or whose vehicle or order is in it. */
  partnerId: Id.optional(),
  orderTypeId: Id.optional(),
  pickLocationId: Id.optional(),
  dropLocationId: Id.optional(),
  pickFrom: when,
  pickTo: when,
  dropFrom: when,
  dropTo: when,
  sort: sortBy(['number', 'createdAt', 'pickAt', 'dropAt', 'stage']).default('-createdAt'),
});

/** Why a vehicle or a driver does not suit, and whether that refuses the trip or only warns. `note`: what exactly, e.g. which document or trip, as far as the caller may know. */
const problemOf = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.object({ code: z.enum(codes), blocks: z.boolean(), note: z.string().nullable(), at: Unix.nullable() });
export const VehicleProblemEntry = problemOf(VEHICLE_PROBLEMS);
export const DriverProblemEntry = problemOf(DRIVER_PROBLEMS);

const CargoItem = z.object({
  id: Id,
  packNumber: z.string().nullable(),
  cargo: Named,
  quantity: z.int(),
  weight: Measure,
  space: Measure,
  /** Null: not told yet. */
  deliveredQuantity: z.int().nullable(),
  shortageReason: z.string().nullable(),
  isDelivered: z.boolean(),
});

export const TripOrder = z.object({
  id: Id,
  number: z.string(),
  reference: z.string().nullable(),
  stage: OrderStage,
  organization: Named,
  orderType: Named,
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  pickupFrom: Unix.nullable(),
  pickupTo: Unix.nullable(),
  deliveryFrom: Unix.nullable(),
  deliveryTo: Unix.nullable(),
  totalWeight: Measure,
  totalSpace: Measure,
  description: z.string().nullable(),
  /** In the order of the order's own cargo items. */
  cargoItems: z.array(CargoItem),
});

const StopOrder = z.object({
  id: Id,
  number: z.string(),
  /** `pick` or `drop`. */ what: z.enum(['pick', 'drop']),
  stage: OrderStage,
});
export const TripStop = z.object({
  position: z.int(),
  location: Place.extend({ address: z.string() }),
  contact: Named.extend({ phone: z.string().nullable() }).nullable(),
  orders: z.array(StopOrder),
  /** When it is reached by the plan, and between which times the orders want it. */
  plannedAt: Unix.nullable(),
  windowFrom: Unix.nullable(),
  windowTo: Unix.nullable(),
  arrivedAt: Unix.nullable(),
  departedAt: Unix.nullable(),
});

export const TripDocument = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  expiresAt: Unix.nullable(),
  isExpired: z.boolean(),
  createdAt: Unix,
  /** Of the document; to be asked for with the session. */ url: z.string(),
});
/** Beside the field `file`: a PDF, JPEG or PNG of at most 1 MB. */
export const TripDocumentForm = z.object({
  expiresAt: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().pipe(Unix).optional()),
});

const Stamp = z.object({ by: z.string(), at: Unix }).nullable();

/** A partner sees the trip with their own orders and stops alone, and neither money nor documents; whose vehicle it is sees all stops. */
export const Trip = TripRow.extend({
  allowedStages: z.array(Stage),
  billingContact: Named.nullable(),
  billingPartner: Named.nullable(),
  billingContract: Named.nullable(),
  notificationContacts: z.array(Named),
  description: z.string().nullable(),
  vehicleType: Named.nullable(),
  capacity: Capacity.nullable(),
  driverPhone: z.string().nullable(),
  /** As somebody entered them; null: `pickAt` and `dropAt` follow from the orders. */
  enteredPickAt: Unix.nullable(),
  enteredDropAt: Unix.nullable(),
  orderList: z.array(TripOrder),
  stops: z.array(TripStop),
  documents: z.array(TripDocument),
  isDistanceEstimated: z.boolean(),
  estimatedCost: Money.nullable(),
  /** What the assigned vehicle and driver are to be warned of. */
  vehicleProblems: z.array(VehicleProblemEntry),
  driverProblems: z.array(DriverProblemEntry),
  createdBy: z.string(),
  vehicleAssigned: Stamp,
  manualChanged: Stamp,
  manualReason: z.string().nullable(),
  startedAt: Unix.nullable(),
  finishedAt: Unix.nullable(),
  /** What the trip waits for: `submit`, `assign`, `start`, the driver's next event on an order, `documents`… by code, and whose turn it is. */
  waitsFor: z
    .object({ what: z.enum(['submit', 'assign', 'start', 'drive', 'bill']), who: z.string().nullable() })
    .nullable(),
});

/**
 * Asks for a stage. `vehicleAssigned` assigns `vehicleId` and `driverId` (left out: as they are), `waitingForTrip` unassigns an assigned trip;
 * `saved` → `waitingForTrip` or `vehicleAssigned` submits. `manualCompleted` wants `reason`, `actualDistance` in km and `dropAt`.
 */
export const TripStageInput = z.object({
  stage: z.enum(TRIP_STAGES, 'Stage not exist'),
  reason: text(1_000).optional(),
  /** Left out: now. */
  occurredAt: Unix.optional(),
  actualDistance: Measure.optional(),
  dropAt: Unix.optional(),
  vehicleId: Id.optional(),
  driverId: Id.optional(),
});
/** What the dialog *assign* sends beside the stage `vehicleAssigned`. */
export const TripAssignInput = TripStageInput.pick({ vehicleId: true, driverId: true }).required();
export const TripStageState = z.object({ stage: Stage, allowedStages: z.array(Stage) });

export const TripCountQuery = z.object({ type: z.enum(TRIP_TYPES).optional() });
/** Of active trips: by type, and by stage within the type asked for. */
export const TripCount = z.object({
  total: z.int(),
  own: z.int(),
  partner: z.int(),
  archived: z.int(),
  stages: z.array(z.object({ stage: Stage, count: z.int() })),
});

export const TripCountByDateQuery = z.object({
  from: z.coerce.number().pipe(Unix),
  to: z.coerce.number().pipe(Unix),
  type: z.enum(TRIP_TYPES).optional(),
  /** Whose days; left out: UTC. */
  timeZone: requiredText(60).optional(),
});
/** Trips by the day of their pickup, `YYYY-MM-DD` in the zone; days without a trip are left out. */
export const TripCountByDate = z.object({ items: z.array(z.object({ date: z.string(), count: z.int() })) });

/** A stop at which an order of a trip stood longer than is free. */
export const TripDemurrage = z.object({
  trip: z.object({ id: Id, number: z.string(), stage: Stage }),
  order: z.object({ id: Id, number: z.string() }),
  vehicle: Named.nullable(),
  location: Named,
  what: z.enum(['pick', 'drop']),
  /** From arrival, or the begin of the window when that is later. */
  fromAt: Unix,
  /** Null: it still stands there. */
  untilAt: Unix.nullable(),
  minutes: z.int(),
  freeMinutes: z.int(),
  overMinutes: z.int(),
});
export const TripDemurragePage = pageOf(TripDemurrage);

export type TripStopInput = z.infer<typeof TripStopInput>;
export type TripInput = z.infer<typeof TripInput>;
export type TripChanges = z.infer<typeof TripChanges>;
export type TripRow = z.infer<typeof TripRow>;
export type TripPage = z.infer<typeof TripPage>;
export type TripRowWithWay = z.infer<typeof TripRowWithWay>;
export type TripPageWithWay = z.infer<typeof TripPageWithWay>;
export type TripQuery = z.infer<typeof TripQuery>;
export type VehicleProblemEntry = z.infer<typeof VehicleProblemEntry>;
export type DriverProblemEntry = z.infer<typeof DriverProblemEntry>;
export type TripOrder = z.infer<typeof TripOrder>;
export type TripStop = z.infer<typeof TripStop>;
export type TripDocument = z.infer<typeof TripDocument>;
export type Trip = z.infer<typeof Trip>;
export type TripStageInput = z.infer<typeof TripStageInput>;
export type TripAssignInput = z.infer<typeof TripAssignInput>;
export type TripStageState = z.infer<typeof TripStageState>;
export type TripCount = z.infer<typeof TripCount>;
export type TripCountByDateQuery = z.infer<typeof TripCountByDateQuery>;
export type TripCountByDate = z.infer<typeof TripCountByDate>;
export type TripDemurrage = z.infer<typeof TripDemurrage>;
export type TripDemurragePage = z.infer<typeof TripDemurragePage>;
