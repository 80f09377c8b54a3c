import type { Db } from '../../../platform/database/database.ts';

/** Gets the tracking device that a vehicle has from now on, in the transaction that sets it. */
export type TrackingDeviceHook = (
  tx: Db,
  vehicle: { organizationId: string; device: string },
  now: number,
) => Promise<void>;

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    trackingDeviceSet: readonly TrackingDeviceHook[];
  }
}
