declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** A hash over all timeline entries up to the end of a day, one row per day. */
    auditSeals: {
      /** The end of the day, at midnight UTC. */
      endsAt: number;
      /** The last entry of the seal before. */
      previousPosition: number;
      lastPosition: number;
      entries: number;
      hash: string;
      sealedAt: number;
    };
  }
}

export {};
