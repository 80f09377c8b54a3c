import { z } from 'zod';
import { flag, Id, Measure, Named, pageOf, Paging, sortBy, text, Unix } from './common.ts';
import { VehicleRow } from './vehicles.ts';

/** `toAt` null: with an open end. What begins in the past begins now. */
export const VehicleShareInput = z.object({
  vehicleId: Id,
  partnerId: Id,
  fromAt: Unix,
  toAt: Unix.nullable().default(null),
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
  /** Whose vehicle it is. */
  organization: Named,
  /** Who may use it. */
  partner: Named,
  fromAt: Unix,
  toAt: Unix.nullable(),
  state: z.enum(SHARE_STATES),
  createdAt: Unix,
  actions: z.array(z.enum(['delete'])),
});
export const VehicleSharePage = pageOf(VehicleShare);
export const VehicleShareQuery = Paging.extend({
  /** `given`: what the caller's organization shares; `received`: what partners share with it. */
  direction: z.enum(['given', 'received']).default('given'),
  state: z.enum(SHARE_STATES).optional(),
  vehicleId: Id.optional(),
  partnerId: Id.optional(),
  sort: sortBy(['fromAt', 'createdAt']).default('-fromAt'),
});

/** `from,to` in unix seconds. */
const Period = z
  .string()
  .regex(/^\d{1,12},\d{1,12}$/, 'invalid')
  .transform((value) => value.split(',').map(Number))
  .pipe(z.tuple([Unix, Unix]))
  .refine(([from, to]) => to > from, 'invalid');

/** Vehicles that somebody may plan with: active ones, own and shared with the caller's organization. */
export const AvailableQuery = Paging.extend({
  limit: Paging.shape.limit.default(10),
  /** kg that must be carried. */
  weight: Measure.optional(),
  /** CBM that must fit in. */
  cargoSpace: Measure.optional(),
  /** Only what this partner shares. */
  partnerId: Id.optional(),
  /** Only what is free all this time, and shared all this time. */
  scheduleFilter: Period.optional(),
  /** Only those of 2PL organizations. */
  isPl2: flag,
  withDriver: flag,
});
export const AvailableVehicle = z.object({ vehicle: VehicleRow });
export const AvailableVehiclePage = pageOf(AvailableVehicle);

/** A time in which a vehicle cannot be planned, and why. */
export const UnavailabilityInput = z.object({ fromAt: Unix, toAt: Unix, reason: text(300).nullish() });

export const UnavailabilityChanges = UnavailabilityInput.partial();

export const SCHEDULE_KINDS = ['trip', 'service', 'share', 'unavailable'] as const;
/** Of one vehicle. What has an open end has no `toAt`; a service takes the day from when it is due. What another organization does with the vehicle is not named. */
export const ScheduleEntry = z.object({
  id: Id,
  kind: z.enum(SCHEDULE_KINDS),
  fromAt: Unix,
  toAt: Unix.nullable(),
  trip: z.object({ id: Id, number: z.string(), stage: z.string() }).nullable(),
  /** With whom the vehicle is shared, or by whom. */
  partner: Named.nullable(),
  /** The reason of an unavailability, the name of a service. */
  note: z.string().nullable(),
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const ScheduleQuery = Paging.extend({
  from: Unix.or(z.coerce.number().pipe(Unix)),
  to: Unix.or(z.coerce.number().pipe(Unix)),
  vehicleId: Id.optional(),
});
/** A page of vehicles by their plate, each with all that lies within the time asked for. */
export const VehicleSchedulePage = pageOf(
  z.object({
    vehicle: VehicleRow.pick({ id: true, registrationPlate: true, type: true, organization: true }),
    entries: z.array(ScheduleEntry),
    /** `plan`: times of its own may be marked unavailable. */
    actions: z.array(z.enum(['plan'])),
  }),
);

export type VehicleShareInput = z.infer<typeof VehicleShareInput>;
export type VehicleShare = z.infer<typeof VehicleShare>;
export type VehicleSharePage = z.infer<typeof VehicleSharePage>;
export type VehicleShareQuery = z.infer<typeof VehicleShareQuery>;
export type AvailableQuery = z.infer<typeof AvailableQuery>;
export type AvailableVehiclePage = z.infer<typeof AvailableVehiclePage>;
export type UnavailabilityInput = z.infer<typeof UnavailabilityInput>;
export type UnavailabilityChanges = z.infer<typeof UnavailabilityChanges>;
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;
export type ScheduleQuery = z.infer<typeof ScheduleQuery>;
export type VehicleSchedulePage = z.infer<typeof VehicleSchedulePage>;
