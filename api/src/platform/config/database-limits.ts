/** Milliseconds. Each setting is described in docs/operating.md. */
export type DatabaseLimits = {
  /** The timeout for a free or new connection of the pool. */
  connectMs: number;
  statementMs: number;
  lockMs: number;
  idleTransactionMs: number;
  /**
   * The timeout for any response. Longer than `statementMs`, so that it ends only connections to a server that hangs.
   */
  queryMs: number;
};
