import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, UnixTime } from '../common.ts';
import { REFUSED_DEVICE_ACTIONS, REFUSED_DEVICE_STATES, REJECTION_REASONS } from '../values/fleet/tracking.ts';

/**
 * A device whose reports were refused in the last 30 days. `device`: empty if the reports named none. `vehicle`: its
 * vehicle; null for an unknown device. `held`: the number of positions that join the track of the vehicle that it gets
 * attached to. `place`: the last place of an unknown device.
 */
export const RefusedDevice = z.object({
  id: Id,
  device: z.string(),
  organization: NamedRef,
  vehicle: NamedRef.nullable(),
  /** The latest first. */
  reasons: z.array(z.object({ reason: z.enum(REJECTION_REASONS), count: z.int(), lastAt: UnixTime })),
  lastAt: UnixTime,
  held: z.int(),
  place: z.object({ latitude: z.number(), longitude: z.number(), at: UnixTime }).nullable(),
  isIgnored: z.boolean(),
  actions: z.array(z.enum(REFUSED_DEVICE_ACTIONS)),
});
export const RefusedDevicePage = pageOf(RefusedDevice);
/** `search`: by device or registration plate. */
export const RefusedDeviceQuery = Paging.extend({
  state: z.enum(REFUSED_DEVICE_STATES).default('listed'),
  reason: z.enum(REJECTION_REASONS).optional(),
});
export const RefusedDeviceChanges = z.object({ isIgnored: z.boolean() });

export type RefusedDevice = z.infer<typeof RefusedDevice>;
export type RefusedDevicePage = z.infer<typeof RefusedDevicePage>;
export type RefusedDeviceQuery = z.infer<typeof RefusedDeviceQuery>;
