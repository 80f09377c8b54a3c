import type { ColumnType, Generated } from 'kysely';
import type { ZoneColour } from 'shared-contracts/values/route-zones';

type Corners = [number, number][];

declare module '../../platform/database.ts' {
  interface Tables {
    routeZones: {
      id: Generated<string>;
      organizationId: string;
      name: string;
      colour: ZoneColour;
      /** Corners [latitude, longitude]; JSON text when written. */
      polygon: ColumnType<Corners, string, string>;
      /** km² */
      area: number;
      createdAt: number;
    };
    /** Both ways: each zone with every other one that covers a part of it. */
    routeZoneOverlaps: {
      zoneId: string;
      otherId: string;
      /** Of the zone, from 0 to 1. */
      share: number;
      /** Of what both have in common; JSON text when written. */
      outlines: ColumnType<Corners[], string, string>;
    };
  }
}
