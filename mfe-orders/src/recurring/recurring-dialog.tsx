import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RecurringOrder } from 'shared-contracts/orders/recurring-orders';
import { RECURRING_ORDER_LIMITS } from 'shared-contracts/values/orders/recurring-orders';
import { Box } from 'shared-ui';
import {
  FieldGroup,
  FieldRows,
  NumberField,
  SelectField,
  SwitchField,
  TimeField,
  WeekdaysField,
  useRecordForm,
} from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDayConversion, useTimeZone } from 'shared-ui/format';
import { ComboboxField, DateField } from 'shared-ui/picker';
import { NextDates } from './next-dates.tsx';
import { recurringMutations, recurringQueries, templateSource, timeZoneSource } from './recurring.api.ts';
import { recurringSchema, toFormValues, toInput, type RecurringFormValues } from './recurring-form.ts';
import { fieldErrors, holidayRules, messages } from './recurring.messages.ts';

const toOption = (value: string, label: string) => ({ value, label });

const TimesField = () => (
  <FieldGroup title={messages.times} help={messages.timesHelp} columns={1}>
    <FieldRows name="times" addLabel={messages.addTime} emptyRow="" min={1} max={RECURRING_ORDER_LIMITS.times}>
      {(path) => (
        <Box w="24">
          <TimeField name={path} label={messages.time} />
        </Box>
      )}
    </FieldRows>
  </FieldGroup>
);

function Fields({ order, zone }: { order: RecurringOrder | undefined; zone: string }) {
  const selectedZone = useMemo(() => toOption(zone, zone), [zone]);
  const template = useMemo(() => (order ? toOption(order.templateId, order.template.name) : null), [order]);
  return (
    <>
      <FieldGroup title={messages.pattern} columns={1}>
        <ComboboxField
          name="templateId"
          label={messages.template}
          help={messages.templateHelp}
          source={templateSource}
          selectedOption={template}
        />
        <ComboboxField
          name="timeZone"
          label={messages.timeZone}
          source={timeZoneSource}
          selectedOption={selectedZone}
        />
        <Box gridColumn="1 / -1" mb="4">
          <WeekdaysField name="weekdays" label={messages.weekdays} />
        </Box>
      </FieldGroup>
      <TimesField />
      <FieldGroup title={messages.period}>
        <DateField name="startDay" label={messages.startDay} />
        <DateField name="endDay" label={messages.endDay} help={messages.endDayHelp} />
        <SelectField name="onHoliday" label={messages.onHoliday} options={holidayRules} />
        <NumberField decimals={0} name="daysAhead" label={messages.daysAhead} help={messages.daysAheadHelp} />
        {order && <DateField name="from" label={messages.from} help={messages.fromHelp} />}
        <Box gridColumn="1 / -1" mb="4">
          <SwitchField name="isSubmitted" label={messages.isSubmitted} />
        </Box>
        <NextDates />
      </FieldGroup>
    </>
  );
}

/** `id`: empty for a new recurring order. */
export function RecurringDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { toDay, toStartOfDay, today } = useDayConversion();
  const userZone = useTimeZone();
  const [zone] = useState(userZone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : userZone);
  const query = { ...recurringQueries.detail(id), enabled: Boolean(id) };
  const { record, error, initialValues, concurrency } = useRecordForm(query, toFormValues(toStartOfDay));
  const create = useMutation(recurringMutations.create());
  const change = useMutation(recurringMutations.change(id));
  const [newValues] = useState({ timeZone: zone, startDay: toStartOfDay(today()) });
  const save = (values: RecurringFormValues) => {
    const input = toInput(values, toDay);
    const from = values.from === null ? {} : { from: toDay(values.from) };
    return id ? change.mutateAsync({ ...input, ...from }) : create.mutateAsync(input);
  };
  return (
    <FormDialog<RecurringFormValues>
      title={id ? messages.edit : messages.create}
      width={600}
      schema={recurringSchema}
      initialValues={id ? initialValues : newValues}
      error={error}
      concurrency={concurrency}
      submitLabel={id ? undefined : messages.createVerb}
      errorMessages={fieldErrors}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields order={record} zone={record?.timeZone ?? zone} />
    </FormDialog>
  );
}
