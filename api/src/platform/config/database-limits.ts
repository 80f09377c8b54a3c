/** Milliseconds. Each setting is described in docs/operating.md. */
export type DatabaseLimits = {
  /** For a free connection of the pool or a new one. */
  connectMs: number;
  statementMs: number;
  lockMs: number;
  idleTransactionMs: number;
  /** For any response at all. Longer than `statementMs`, so that it ends only connections to a server that hangs. */
  queryMs: number;
};
