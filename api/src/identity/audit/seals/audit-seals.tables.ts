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
      /** The format of the hashed data; 2: one hash per entry. */
      version: number;
    };
    /** Entries that lost content after they were recorded, and the hash of what they were. */
    auditRedactions: { position: number; lineHash: string; redactedAt: number };
  }
}

export {};
