import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Links to a map with the position of a vehicle, valid for some hours. Only the hash of a token is stored. */
    vehicleLiveLinks: {
      id: Generated<string>;
      vehicleId: string;
      code: string;
      tokenHash: string;
      showsNextStop: boolean;
      createdBy: string;
      createdAt: number;
      expiresAt: number;
      revokedAt: Generated<number | null>;
      opened: Generated<number>;
      lastOpenedAt: Generated<number | null>;
      requestedMinute: Generated<number>;
      requests: Generated<number>;
    };
  }
}
