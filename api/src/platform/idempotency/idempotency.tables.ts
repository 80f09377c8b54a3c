declare module '../database/database.ts' {
  interface Tables {
    idempotencyKeys: {
      userId: string;
      /** Method and path: `POST /api/orders`. */
      call: string;
      key: string;
      /** Identifies the request that claimed the key: several of its transactions may claim it. */
      attempt: string;
      /** Hash of the request: the same key with another request is an error. */
      fingerprint: string;
      createdAt: number;
      /** Null until the response is known. */
      status: number | null;
      /** JSON, encrypted: a response may contain a one-time password. */
      response: string | null;
    };
  }
}

export {};
