declare module '../../platform/database/database.ts' {
  interface Tables {
    /** `month`: `YYYY-MM`. Without a row it is open. */
    monthLocks: {
      organizationId: string;
      month: string;
      lockedBy: string;
      lockedAt: number;
    };
  }
}
export {};
