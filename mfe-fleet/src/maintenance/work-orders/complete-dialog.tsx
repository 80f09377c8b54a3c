import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { METER_LIMITS } from 'shared-contracts/values/field-limits';
import { Grid, Text, useFormatMessage, withValues } from 'shared-ui';
import { fieldMessages, NumberField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { number, object } from 'yup';
import { workOrderMutations, workOrderQueries } from './work-orders.api.ts';
import { actions, dialogs, errorMessages, fields, hints, messages } from './work-orders.messages.ts';

const MS = 1_000;
const isPast = (at: number | undefined) => at === undefined || at <= Date.now() / MS;
const reading = ({ min, max }: { min: number; max: number }) => number().min(min).max(max).nullable().default(null);
const schema = object({
  doneAt: number().integer().required().test('past', fieldMessages.date, isPast),
  odometer: reading(METER_LIMITS.odometer),
  engineHours: reading(METER_LIMITS.engineHours),
});

/** Completes a work order, which records its service. */
export function CompleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const { data, error } = useQuery(workOrderQueries.detail(id));
  const complete = useMutation(workOrderMutations.complete());
  const [doneAt] = useState(() => Math.trunc(Date.now() / MS));
  return (
    <FormDialog
      title={dialogs.complete}
      width={500}
      schema={schema}
      initialValues={data && { doneAt, odometer: null, engineHours: null }}
      error={error}
      errorTitle={messages.notFound}
      submitLabel={actions.complete}
      errorMessages={errorMessages}
      onSubmit={({ odometer, engineHours, ...values }) =>
        complete.mutateAsync({
          id,
          ...values,
          ...(odometer !== null && { odometer }),
          ...(engineHours !== null && { engineHours }),
        })
      }
      onClose={onClose}
    >
      <Text fontWeight="medium">
        {data?.number} – {data?.title}
      </Text>
      <DateTimeField name="doneAt" label={fields.doneAt} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <NumberField
          name="odometer"
          label={fields.odometer}
          help={hints.reading}
          decimals={1}
          unit={formatMessage(messages.km)}
        />
        <NumberField
          name="engineHours"
          label={fields.engineHours}
          help={hints.reading}
          decimals={1}
          unit={formatMessage(messages.hours)}
        />
      </Grid>
      <Text color="fg.muted">
        {data?.service && (
          <>
            <FormattedMessage {...withValues(dialogs.completeService, { name: data.service.name })} />{' '}
          </>
        )}
        <FormattedMessage {...dialogs.completeText} />
      </Text>
    </FormDialog>
  );
}
