import type { ColumnType, Generated } from 'kysely';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import type { GateUse } from 'shared-contracts/values/network/gates';

declare module '../../platform/database/database.ts' {
  interface Tables {
    gates: {
      id: Generated<string>;
      locationId: string;
      position: number;
      name: string;
      use: GateUse;
      slotMinutes: number;
      /** Vehicles at the same time. */
      capacity: number;
      /** Null: as the location. JSON text when written. */
      openingHours: ColumnType<OpeningHours | null, string | null, string | null>;
      /** Set once it is removed: earlier bookings still refer to it. */
      removedAt: number | null;
    };
  }
}
