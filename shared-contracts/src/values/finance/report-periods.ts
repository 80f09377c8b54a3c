/** Calendar periods relative to when a report is read, in the reader's time zone; weeks begin on Monday. */
export const REPORT_PERIODS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
