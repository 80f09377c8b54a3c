declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Labels that drivers scanned: each once at each stop. */
    itemScans: {
      orderId: string;
      /** The position of the stop in the order; `dropPosition` is that of the item's drop. */
      stopPosition: number;
      /** The index of the cargo item. */
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
