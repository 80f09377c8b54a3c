import type { ColumnType, Generated } from 'kysely';
import type { ZoneColour } from 'shared-contracts/values/network/route-zones';

type Corners = [number, number][];

declare module '../../platform/database/database.ts' {
  interface Tables {
    routeZones: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      name: string;
      colour: ZoneColour;
      /** Corners [latitude, longitude]; JSON text when written. */
      polygon: ColumnType<Corners, string, string>;
      /** km² */
      area: number;
      createdAt: number;
    };
    /** Stored in both directions. */
    routeZoneOverlaps: {
      zoneId: string;
      otherId: string;
      /** Share of the zone, from 0 to 1. */
      share: number;
      /** Outlines of the common area; JSON text when written. */
      outlines: ColumnType<Corners[], string, string>;
    };
  }
}
