declare module '../../../platform/database/database.ts' {
  interface Tables {
    creditLimits: {
      /** The payee. */
      organizationId: string;
      partnerId: string;
      amount: string;
      /** The payee's own when it was set. */
      currency: string;
    };
  }
}
