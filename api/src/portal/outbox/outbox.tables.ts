declare module '../../platform/database.ts' {
  interface Tables {
    /** The queue's own table, read here and never changed but to take out what is tried again. */
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
