export const SCHEDULE_FORMATS = ['xlsx', 'pdf'] as const;
export const SCHEDULE_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export const REPORT_RUN_STATES = ['pending', 'running', 'sent', 'failed'] as const;
/** Why a schedule no longer runs by itself. */
export const SCHEDULE_STOPS = ['ownerWithoutAccess', 'savedReportMissing'] as const;

/** Of one user. */
export const MAX_REPORT_SCHEDULES = 30;
export const MAX_SCHEDULE_RECIPIENTS = 20;
/** Rows of a file that is sent by email. */
export const MAX_MAILED_ROWS = { xlsx: 20_000, pdf: 1_000 } as const;
/** More don't fit on a page. */
export const MAX_PDF_COLUMNS = 8;

export type ScheduleFormat = (typeof SCHEDULE_FORMATS)[number];
export type ScheduleFrequency = (typeof SCHEDULE_FREQUENCIES)[number];
export type ReportRunState = (typeof REPORT_RUN_STATES)[number];
export type ScheduleStop = (typeof SCHEDULE_STOPS)[number];
