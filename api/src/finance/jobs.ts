import { billStartBackfill } from './bills/bill-start-backfill.ts';
import { incidentDetection } from './dashboards/detect-incidents.ts';
import { epcAlertEmails } from './epc/alert-emails.ts';
import { epcExpiry } from './epc/expiry-job.ts';
import { exchangeRateFetch } from './exchange-rates/import/fetch-job.ts';
import { overdueReminders } from './reminders/reminder-job.ts';
import { balanceCheck } from './payments/balance-check.ts';
import { periodClosing } from './invoicing/closing-job.ts';
import { reportScheduleJob } from './reports/schedules/run-schedules.ts';

/** The scheduled jobs of the module. */
export const financeJobs = {
  balanceCheck,
  billStartBackfill,
  incidentDetection,
  epcAlertEmails,
  epcExpiry,
  exchangeRateFetch,
  overdueReminders,
  periodClosing,
  reportScheduleJob,
};
