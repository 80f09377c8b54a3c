import type { Generated } from 'kysely';
import type {
  ReportRunState,
  ScheduleFormat,
  ScheduleFrequency,
  ScheduleStop,
} from 'shared-contracts/values/finance/report-schedules';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    reportSchedules: {
      id: Generated<string>;
      organizationId: string;
      /** The owner; reports run with their rights. */
      userId: string;
      listViewId: string;
      format: ScheduleFormat;
      frequency: ScheduleFrequency;
      weekday: number | null;
      dayOfMonth: number | null;
      hour: number;
      userIds: string[];
      contactIds: string[];
      isActive: Generated<boolean>;
      stoppedReason: ScheduleStop | null;
      /** When it runs next; retained while the schedule is stopped. */
      dueAt: number;
      createdAt: number;
      revision: Generated<number>;
    };
    reportRuns: {
      id: Generated<string>;
      scheduleId: string;
      dueAt: number;
      isRequested: Generated<boolean>;
      state: ReportRunState;
      attempts: Generated<number>;
      startedAt: number | null;
      finishedAt: number | null;
      rows: number | null;
      recipients: number | null;
      errorCode: string | null;
      errorMessage: string | null;
    };
  }
}
