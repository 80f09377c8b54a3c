declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A table of pg-boss. Failed jobs are deleted when they are retried. */
    'pgboss.job': {
      id: string;
      name: string;
      data: unknown;
      state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
      retryCount: number;
      output: unknown;
      createdOn: Date;
      completedOn: Date | null;
    };
  }
}
