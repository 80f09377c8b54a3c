import { z } from 'zod';
import { Id, UnixTime } from '../common.ts';
import { METER_LIMITS } from '../values/field-limits.ts';
import { SERVICE_MEASURES } from '../values/fleet/vehicles.ts';

/**
 * The measure that makes a service due first, and how much of it is left: days, kilometres or hours, negative when
 * overdue.
 */
const serviceDue = { by: z.enum(SERVICE_MEASURES).nullable(), left: z.int().nullable() };
/**
 * The most urgent service of a vehicle. `dueAt`: estimated from the use since the last service, unless its days decide;
 * `days`: until then, negative when overdue; `text`: the same in English.
 */
export const ServiceIntervalInfo = z.object({
  isExpired: z.boolean(),
  text: z.string(),
  dueAt: UnixTime.nullable(),
  service: z.string().nullable(),
  days: z.int().nullable(),
  ...serviceDue,
});
/** Kilometres and hours. */
const readings = {
  odometer: z.number().min(METER_LIMITS.odometer.min).max(METER_LIMITS.odometer.max).nullable(),
  engineHours: z.number().min(METER_LIMITS.engineHours.min).max(METER_LIMITS.engineHours.max).nullable(),
};
/**
 * A service of the vehicle with its intervals. Without a last service it isn't due; a required one is overdue then.
 * `odometer`, `engineHours`: what the vehicle showed when it was last done; null: unknown.
 */
export const VehicleService = z.object({
  serviceIntervalId: Id,
  name: z.string(),
  days: z.int(),
  km: z.int().nullable(),
  hours: z.int().nullable(),
  isRequired: z.boolean(),
  icon: z.string(),
  lastServiceAt: UnixTime.nullable(),
  odometer: z.number().nullable(),
  engineHours: z.number().nullable(),
  dueAt: UnixTime.nullable(),
  ...serviceDue,
  isExpired: z.boolean(),
});
/**
 * Omitted services keep their value; null: never serviced. Without readings, a service done within a day gets the
 * current ones; any other keeps its own as long as its date is unchanged.
 */
export const VehicleServicesInput = z.object({
  services: z
    .array(
      z.object({
        serviceIntervalId: Id,
        lastServiceAt: UnixTime.nullable(),
        odometer: readings.odometer.optional(),
        engineHours: readings.engineHours.optional(),
      }),
    )
    .max(100),
});
export const VehicleServices = z.object({
  services: z.array(VehicleService),
  serviceIntervalInfo: ServiceIntervalInfo,
});

export type ServiceIntervalInfo = z.infer<typeof ServiceIntervalInfo>;
export type VehicleService = z.infer<typeof VehicleService>;
export type VehicleServicesInput = z.infer<typeof VehicleServicesInput>;
export type VehicleServices = z.infer<typeof VehicleServices>;
