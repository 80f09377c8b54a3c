import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ReportSchedule, ReportScheduleInput } from 'shared-contracts/finance/report-schedules';
import {
  MAX_SCHEDULE_RECIPIENTS,
  SCHEDULE_FORMATS,
  SCHEDULE_FREQUENCIES,
  type ScheduleFormat,
  type ScheduleFrequency,
} from 'shared-contracts/values/finance/report-schedules';
import { withValues } from 'shared-ui';
import { fieldMessages, SelectField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { MultiSelectField } from 'shared-ui/picker';
import { array, object, string } from 'yup';
import { formatHour, formatWeekday } from './schedule-time.ts';
import { recipientSource, scheduleMutations, toRecipientValue } from './schedules.api.ts';
import {
  formatMessages,
  frequencyMessages,
  scheduleErrors,
  scheduleMessages as messages,
} from './schedules.messages.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const HOURS = range(0, 23).map((hour) => ({ value: String(hour), label: formatHour(hour) }));
const DAYS = range(1, 31).map((day) => ({ value: String(day), label: String(day) }));

const requiredFor = (frequency: ScheduleFrequency) =>
  string()
    .nullable()
    .default(null)
    .when('frequency', ([chosen], day) => (chosen === frequency ? day.required() : day));

const schema = object({
  format: string().oneOf(SCHEDULE_FORMATS).required(),
  frequency: string().oneOf(SCHEDULE_FREQUENCIES).required(),
  weekday: requiredFor('weekly'),
  dayOfMonth: requiredFor('monthly'),
  hour: string().required(),
  recipients: array().of(string().required()).min(1, fieldMessages.required).max(MAX_SCHEDULE_RECIPIENTS).required(),
});
type Values = {
  format: ScheduleFormat;
  frequency: ScheduleFrequency;
  weekday?: string | null;
  dayOfMonth?: string | null;
  hour: string;
  recipients: string[];
};

const toNumber = (value: string | null | undefined) => (value ? Number(value) : null);
const idsOf = (recipients: readonly string[], kind: string) =>
  recipients.flatMap((value) => (value.startsWith(`${kind}:`) ? [value.slice(kind.length + 1)] : []));

const toInput = ({
  recipients,
  hour,
  weekday,
  dayOfMonth,
  ...values
}: Values): Omit<ReportScheduleInput, 'listViewId'> => ({
  ...values,
  weekday: values.frequency === 'weekly' ? toNumber(weekday) : null,
  dayOfMonth: values.frequency === 'monthly' ? toNumber(dayOfMonth) : null,
  hour: Number(hour),
  userIds: idsOf(recipients, 'user'),
  contactIds: idsOf(recipients, 'contact'),
});

const toText = (value: number | null) => (value === null ? null : String(value));
const toValues = (schedule: ReportSchedule): Values => ({
  format: schedule.format,
  frequency: schedule.frequency,
  weekday: toText(schedule.weekday),
  dayOfMonth: toText(schedule.dayOfMonth),
  hour: String(schedule.hour),
  recipients: schedule.recipients.map(toRecipientValue),
});
const NEW: Values = { format: 'xlsx', frequency: 'weekly', weekday: '1', dayOfMonth: '1', hour: '7', recipients: [] };

type ScheduleDialogProps = {
  /** The saved report. */
  view: { id: string; name: string };
  /** Undefined for a new one. */
  schedule?: ReportSchedule | undefined;
  onClose: () => void;
};

/** When, how and to whom a saved report is sent. */
export function ScheduleDialog({ view, schedule, onClose }: ScheduleDialogProps) {
  const create = useMutation(scheduleMutations.create());
  const change = useMutation(scheduleMutations.change());
  const save = (values: Values) =>
    schedule
      ? change.mutateAsync({ id: schedule.id, ...toInput(values) })
      : create.mutateAsync({ listViewId: view.id, ...toInput(values) });
  return (
    <FormDialog<Values>
      title={withValues(messages.newTitle, { name: view.name })}
      width={500}
      schema={schema as never}
      initialValues={schedule ? toValues(schedule) : NEW}
      errorMessages={scheduleErrors}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField name="frequency" label={messages.frequency} options={frequencyMessages} />
      <DayFields />
      <SelectField name="hour" label={messages.hour} help={messages.hourHelp} options={HOURS} />
      <SelectField name="format" label={messages.format} options={formatMessages} />
      <MultiSelectField
        name="recipients"
        label={messages.recipients}
        help={withValues(messages.recipientsHelp, { max: MAX_SCHEDULE_RECIPIENTS })}
        source={recipientSource}
        selectedOptions={(schedule?.recipients ?? []).map(recipientSource.toOption)}
      />
    </FormDialog>
  );
}

function DayFields() {
  const { locale } = useIntl();
  const [frequency] = useFormValue<ScheduleFrequency>('frequency');
  const weekdays = range(1, 7).map((day) => ({ value: String(day), label: formatWeekday(day, locale) }));
  if (frequency === 'weekly') return <SelectField name="weekday" label={messages.weekday} options={weekdays} />;
  if (frequency !== 'monthly') return null;
  return <SelectField name="dayOfMonth" label={messages.dayOfMonth} help={messages.dayOfMonthHelp} options={DAYS} />;
}
