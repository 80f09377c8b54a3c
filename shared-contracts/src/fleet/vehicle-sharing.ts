import { z } from 'zod';
import { booleanParam, Id, Measure, NamedRef, pageOf, Paging, sortBy, text, UnixTime } from '../common.ts';
import { VehicleRow } from './vehicles.ts';
import { UNAVAILABILITY_LIMITS } from '../values/field-limits.ts';
import { SERVICE_MEASURES } from '../values/fleet/vehicles.ts';

/** `toAt` null: open-ended. A `fromAt` in the past is replaced by now. */
export const VehicleShareInput = z.object({
  vehicleId: Id,
  partnerId: Id,
  fromAt: UnixTime,
  toAt: UnixTime.nullable().default(null),
});
export const SHARE_STATES = ['upcoming', 'current', 'past'] as const;
export const VehicleShare = z.object({
  id: Id,
  vehicle: VehicleRow.pick({
    id: true,
    registrationPlate: true,
    type: true,
    effectiveSpace: true,
    maxCarryWeight: true,
    photo: true,
  }),
  /** The owner. */
  organization: NamedRef,
  /** The partner that may use it. */
  partner: NamedRef,
  fromAt: UnixTime,
  toAt: UnixTime.nullable(),
  state: z.enum(SHARE_STATES),
  createdAt: UnixTime,
  actions: z.array(z.enum(['delete'])),
});
export const VehicleSharePage = pageOf(VehicleShare);
export const VehicleShareQuery = Paging.extend({
  /** `given`: shared by the caller's organization; `received`: shared with it by partners. */
  direction: z.enum(['given', 'received']).default('given'),
  state: z.enum(SHARE_STATES).optional(),
  vehicleId: Id.optional(),
  partnerId: Id.optional(),
  sort: sortBy(['fromAt', 'createdAt']).default('-fromAt'),
});

/** `from,to` in unix seconds. */
const TimeRange = z
  .string()
  .regex(/^\d{1,12},\d{1,12}$/, 'invalid')
  .transform((value) => value.split(',').map(Number))
  .pipe(z.tuple([UnixTime, UnixTime]))
  .refine(([from, to]) => to > from, 'invalid');

/** Vehicles available for planning: active, own or shared with the caller's organization. */
export const AvailableVehicleQuery = Paging.extend({
  limit: Paging.shape.limit.default(10),
  /** Required payload, in kg. */
  weight: Measure.optional(),
  /** Required space, in CBM. */
  cargoSpace: Measure.optional(),
  /** Only vehicles shared by this partner. */
  partnerId: Id.optional(),
  /** Only vehicles that are free and shared during the entire range. */
  scheduleFilter: TimeRange.optional(),
  /** Only vehicles of 2PL organizations. */
  isPl2: booleanParam,
  withDriver: booleanParam,
});
export const AvailableVehicle = z.object({ vehicle: VehicleRow });
export const AvailableVehiclePage = pageOf(AvailableVehicle);

/** A time range in which a vehicle cannot be planned. */
export const UnavailabilityInput = z.object({
  fromAt: UnixTime,
  toAt: UnixTime,
  reason: text(UNAVAILABILITY_LIMITS.reason).nullish(),
});

export const UnavailabilityChanges = UnavailabilityInput.partial();

export const SCHEDULE_KINDS = ['trip', 'service', 'share', 'unavailable', 'workOrder', 'rest'] as const;
/**
 * `toAt`: null if open-ended. A service lasts one day from its due date; an overdue one until now, and so does a
 * required one that was never recorded. A rest is that of the usual driver of an own vehicle. Entries of other
 * organizations have no details.
 */
export const ScheduleEntry = z.object({
  id: Id,
  kind: z.enum(SCHEDULE_KINDS),
  fromAt: UnixTime,
  toAt: UnixTime.nullable(),
  trip: z.object({ id: Id, number: z.string(), stage: z.string() }).nullable(),
  /** The other side of the share. */
  partner: NamedRef.nullable(),
  /** The work order that takes the vehicle out of service. */
  workOrder: z.object({ id: Id, number: z.string() }).nullable(),
  /** Whether a service is overdue. */
  isOverdue: z.boolean(),
  /** The measure that makes a service due first, and how much of it is left. */
  due: z.object({ by: z.enum(SERVICE_MEASURES), left: z.int() }).nullable(),
  /** Reason of an unavailability, name of a service or of the resting driver, or title of a work order. */
  note: z.string().nullable(),
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const ScheduleQuery = Paging.extend({
  from: UnixTime.or(z.coerce.number().pipe(UnixTime)),
  to: UnixTime.or(z.coerce.number().pipe(UnixTime)),
  vehicleId: Id.optional(),
});
/** A page of vehicles by registration plate, each with its entries in the requested range. */
export const VehicleSchedulePage = pageOf(
  z.object({
    vehicle: VehicleRow.pick({ id: true, revision: true, registrationPlate: true, type: true, organization: true }),
    entries: z.array(ScheduleEntry),
    /** `plan`: unavailability can be added. */
    actions: z.array(z.enum(['plan'])),
  }),
);

export type VehicleShareInput = z.infer<typeof VehicleShareInput>;
export type VehicleShare = z.infer<typeof VehicleShare>;
export type VehicleSharePage = z.infer<typeof VehicleSharePage>;
export type VehicleShareQuery = z.infer<typeof VehicleShareQuery>;
export type AvailableVehicleQuery = z.infer<typeof AvailableVehicleQuery>;
export type AvailableVehiclePage = z.infer<typeof AvailableVehiclePage>;
export type UnavailabilityInput = z.infer<typeof UnavailabilityInput>;
export type UnavailabilityChanges = z.infer<typeof UnavailabilityChanges>;
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;
export type ScheduleQuery = z.infer<typeof ScheduleQuery>;
export type VehicleSchedulePage = z.infer<typeof VehicleSchedulePage>;
