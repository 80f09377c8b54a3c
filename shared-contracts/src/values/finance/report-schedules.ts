export const SCHEDULE_FORMATS = ['xlsx', 'pdf'] as const;
export const SCHEDULE_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export const REPORT_RUN_STATES = ['pending', 'running', 'sent', 'failed'] as const;
/** Why a schedule no longer runs automatically. */
export const SCHEDULE_STOPS = ['ownerWithoutAccess', 'savedReportMissing'] as const;

/** Per user. */
export const MAX_REPORT_SCHEDULES = 30;
export const MAX_SCHEDULE_RECIPIENTS = 20;
/** Rows of a file that is sent by email. */
export const MAX_MAILED_ROWS = { xlsx: 20_000, pdf: 1_000 } as const;
/** Further columns don't fit on a page. */
export const MAX_PDF_COLUMNS = 8;

export type ScheduleFormat = (typeof SCHEDULE_FORMATS)[number];
export type ScheduleFrequency = (typeof SCHEDULE_FREQUENCIES)[number];
export type ReportRunState = (typeof REPORT_RUN_STATES)[number];
export type ScheduleStop = (typeof SCHEDULE_STOPS)[number];
