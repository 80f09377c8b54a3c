import type { Generated, GeneratedAlways } from 'kysely';
import type { TripStage } from 'shared-contracts/values/trip-stages';

declare module '../platform/database.ts' {
  interface Tables {
    trips: {
      id: Generated<string>;
      organizationId: string;
      number: string;
      reference: string | null;
      stage: Generated<TripStage>;
      vehicleId: string | null;
      driverId: string | null;
      pickAt: number | null;
      dropAt: number | null;
      estimatedDistance: string | null;
      createdBy: string;
      createdAt: number;
      search: GeneratedAlways<string>;
    };
    tripOrders: {
      tripId: string;
      orderId: string;
      isLive: Generated<boolean>;
    };
  }
}
