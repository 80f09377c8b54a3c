import {
  CONFIGURABLE_REPORTS,
  isConfigurableReport,
  REPORT_NAMES,
  requiresTrip,
  type ConfigurableReport,
  type ReportName,
} from 'shared-contracts/values/finance/reports';
import { REPORT_PERIODS, type ReportPeriod } from 'shared-contracts/values/finance/report-periods';
import { fieldMessages } from 'shared-ui/form';
import { array, number, object, string, type ObjectSchema } from 'yup';

export type ReportSettings = {
  name: ReportName;
  /** Null: from one date to another. */
  period: ReportPeriod | null;
  from: number | null;
  to: number | null;
  tripId: string | null;
  partnerId: string | null;
  columns: Record<ConfigurableReport, string[]>;
};

const ids = array().of(string().required()).required();
const columns = Object.fromEntries(CONFIGURABLE_REPORTS.map((name) => [name, ids]));

export const settingsSchema = object({
  name: string().oneOf(REPORT_NAMES).required(),
  period: string().oneOf(REPORT_PERIODS).nullable().default(null),
  from: number().nullable().default(null),
  to: number()
    .nullable()
    .default(null)
    .when('from', ([from], to) =>
      typeof from === 'number'
        ? to.test('later', fieldMessages.date, (at) => at === null || at === undefined || at >= from)
        : to,
    ),
  tripId: string()
    .nullable()
    .default(null)
    .when('name', ([name], trip) => (requiresTrip(name) ? trip.required() : trip)),
  partnerId: string().nullable().default(null),
  columns: object(columns).when('name', ([name], all) =>
    isConfigurableReport(name) ? all.shape({ [name]: ids.min(1, fieldMessages.required) }) : all,
  ),
}) as unknown as ObjectSchema<ReportSettings>;
