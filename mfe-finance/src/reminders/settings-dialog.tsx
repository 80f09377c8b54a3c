import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReminderSettings } from 'shared-contracts/finance/reminders';
import {
  REMINDER_LIMITS as limits,
  REMINDER_MODES,
  type ReminderMode,
} from 'shared-contracts/values/finance/reminders';
import { FormattedMessage } from 'react-intl';
import { Box, Grid, Text, withValues } from 'shared-ui';
import { FieldRows, MoneyField, NumberField, SelectField, TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { array, mixed, number, object, string } from 'yup';
import { reminderMutations, reminderQueries } from './reminders.api.ts';
import { modes, settingsMessages as messages } from './reminders.messages.ts';

const step = object({
  daysAfterDue: number().required().integer().min(limits.days.min).max(limits.days.max),
  text: string().trim().max(limits.text).default(''),
  fee: string().nullable().default(null),
});
const schema = object({
  mode: mixed<ReminderMode>().oneOf(REMINDER_MODES).required(),
  steps: array().of(step).required().max(limits.steps),
});

const toSettings = ({ mode, steps }: { mode: ReminderMode; steps: ReminderSettings['steps'] }): ReminderSettings => ({
  mode,
  steps: steps.map(({ daysAfterDue, text, fee }) => ({
    daysAfterDue: Number(daysAfterDue),
    text: text ?? '',
    fee: fee && Number(fee) > 0 ? fee : null,
  })),
});

const Steps = () => (
  <FieldRows
    name="steps"
    label={messages.steps}
    addLabel={messages.addStep}
    emptyRow={{ daysAfterDue: '', text: '', fee: null }}
    max={limits.steps}
  >
    {(path, index) => (
      <Grid
        templateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="3"
        borderTopWidth={index > 0 ? '1px' : '0'}
        pt={index > 0 ? '4' : '0'}
      >
        <Text gridColumn={{ md: 'span 2' }} fontWeight="medium">
          <FormattedMessage {...withValues(messages.stepNumber, { number: index + 1 })} />
        </Text>
        <NumberField name={`${path}.daysAfterDue`} label={messages.days} decimals={0} />
        <MoneyField name={`${path}.fee`} label={messages.fee} help={messages.feeHelp} />
        <Box gridColumn={{ md: 'span 2' }}>
          <TextareaField name={`${path}.text`} label={messages.text} help={messages.textHelp} rows={2} />
        </Box>
      </Grid>
    )}
  </FieldRows>
);

/** When payers are reminded, and with which texts. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(reminderQueries.settings);
  const [before, setBefore] = useState<ReminderSettings>();
  if (data && !before) setBefore(data); // later refetches must not reset the form
  const save = useMutation(reminderMutations.save());
  return (
    <FormDialog
      title={messages.title}
      width={600}
      schema={schema}
      initialValues={before}
      error={error}
      errorMessages={{ order: messages.order }}
      onSubmit={(values) => save.mutateAsync(toSettings(values))}
      onClose={onClose}
    >
      <SelectField name="mode" label={messages.mode} options={modes} help={messages.modeHelp} />
      <Steps />
    </FormDialog>
  );
}
