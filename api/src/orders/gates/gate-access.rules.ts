import type { Access } from 'shared-contracts/values/identity/access';

/** Users who read orders, run trips or manage locations; the order or the location decides which bookings they see. */
export const OR_READS_TRIPS_OR_LOCATIONS = {
  or: [
    { model: 'trip', action: 'read' },
    { model: 'location', action: 'read' },
  ],
} as const satisfies Access;

/** Likewise for those who write them. */
export const OR_WRITES_TRIPS_OR_LOCATIONS = {
  or: [
    { model: 'trip', action: 'write' },
    { model: 'location', action: 'write' },
  ],
} as const satisfies Access;
export const WRITES_BOOKINGS = {
  model: 'order',
  action: 'write',
  ...OR_WRITES_TRIPS_OR_LOCATIONS,
} as const satisfies Access;
