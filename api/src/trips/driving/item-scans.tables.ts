declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Labels that drivers scanned: each once at each stop. */
    itemScans: {
      orderId: string;
      /** Among the stops of the order, as `dropPosition`, where the item goes. */
      stopPosition: number;
      /** Of the cargo item. */
      item: number;
      dropPosition: number;
      tripId: string;
      /** Entered by hand. */
      isTyped: boolean;
      scannedAt: number;
      createdBy: string;
      createdAt: number;
    };
  }
}
