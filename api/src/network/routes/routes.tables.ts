import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    routes: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      name: string;
      excludeTolls: boolean;
      /** km through `measuredPoints`. */
      distance: string;
      estimated: boolean;
      /** Points [latitude, longitude]; JSON text when written. */
      measuredPoints: ColumnType<[number, number][], string, string>;
      createdAt: number;
    };
    routeStops: {
      routeId: string;
      /** Counts from 1. */
      position: number;
      locationId: string;
    };
  }
}
