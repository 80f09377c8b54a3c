declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Who gave a running trip to whom; `from…` equals `to…` where nothing changed. */
    tripHandovers: {
      tripId: string;
      position: number;
      /** When it happened and was recorded, unix seconds. */
      at: number;
      recordedAt: number;
      reason: string;
      place: string | null;
      fromVehicleId: string | null;
      toVehicleId: string | null;
      fromDriverId: string | null;
      toDriverId: string | null;
      createdBy: string;
    };
  }
}
