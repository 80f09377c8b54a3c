import type { ColumnType, Generated } from 'kysely';
import type { GEOFENCE_TYPES } from 'shared-contracts/identity/partners';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';

declare module '../../platform/database/database.ts' {
  interface Tables {
    locations: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      name: string;
      buildingNumber: Generated<string>;
      apartmentNumber: Generated<string>;
      street1: Generated<string>;
      street2: Generated<string>;
      city: Generated<string>;
      state: Generated<string>;
      zip: Generated<string>;
      countryId: string | null;
      latitude: number;
      longitude: number;
      geofenceType: (typeof GEOFENCE_TYPES)[number];
      /** Metres. */
      geofenceRadius: number | null;
      /** Points [latitude, longitude]; JSON text when written. */
      geofencePolygon: ColumnType<[number, number][] | null, string | null, string | null>;
      /** Null: always open. JSON text when written. */
      openingHours: ColumnType<OpeningHours | null, string | null, string | null>;
      createdAt: number;
    };
    locationContacts: {
      locationId: string;
      contactId: string;
    };
  }
}
