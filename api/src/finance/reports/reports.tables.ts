import type { ConfigurableReport, ReportColumnId } from 'shared-contracts/values/finance/reports';

declare module '../../platform/database/database.ts' {
  interface Tables {
    reportColumns: {
      userId: string;
      report: ConfigurableReport;
      /** In display order. */
      columns: ReportColumnId[];
    };
  }
}
