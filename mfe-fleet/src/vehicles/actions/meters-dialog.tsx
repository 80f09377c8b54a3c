import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { METER_LIMITS } from 'shared-contracts/values/field-limits';
import { Grid, Text, useFormatMessage, withValues } from 'shared-ui';
import { NumberField, TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { number, object, string } from 'yup';
import { meterMessages as messages } from '../meters.messages.ts';
import { vehicleMutations, vehicleQueries } from '../vehicles.api.ts';

const reading = ({ min, max }: { min: number; max: number }) => number().min(min).max(max).nullable().default(null);
const schema = object({
  odometer: reading(METER_LIMITS.odometer),
  engineHours: reading(METER_LIMITS.engineHours),
  reason: string().trim().max(METER_LIMITS.reason).required(),
});

const toForm = ({ odometer, engineHours }: Vehicle) => ({
  odometer: odometer?.value ?? null,
  engineHours: engineHours?.value ?? null,
  reason: '',
});

/** Sets the current readings of odometer and engine hours; unchanged ones are not sent. */
export function MetersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const { record, error, initialValues, concurrency } = useRecordForm(vehicleQueries.detail(id), toForm);
  const save = useMutation(vehicleMutations.correctMeters(id));
  return (
    <FormDialog
      title={withValues(messages.correctTitle, { plate: record?.registrationPlate ?? '' })}
      width={500}
      schema={schema}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      onSubmit={({ odometer, engineHours, reason }) =>
        save.mutateAsync({
          odometer: odometer === initialValues?.odometer ? null : odometer,
          engineHours: engineHours === initialValues?.engineHours ? null : engineHours,
          reason,
        })
      }
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.correctText} />
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <NumberField name="odometer" label={messages.odometer} decimals={1} unit={formatMessage(messages.km)} />
        <NumberField
          name="engineHours"
          label={messages.engineHours}
          decimals={1}
          unit={formatMessage(messages.hours)}
        />
      </Grid>
      <TextField name="reason" label={messages.reason} />
    </FormDialog>
  );
}
