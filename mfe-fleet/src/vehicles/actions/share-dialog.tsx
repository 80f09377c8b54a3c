import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { MINUTE, MINUTE_MS } from 'shared-contracts/values/time';
import { SimpleGrid, Text, withValues } from 'shared-ui';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { number, object, ref, string } from 'yup';
import { optionSources } from '../vehicle-options.api.ts';
import { fieldErrorMessages } from '../vehicle-errors.messages.ts';
import { messages, shareFieldErrorMessages, shareFields } from '../vehicle-shares.messages.ts';
import { vehicleMutations, vehicleQueries } from '../vehicles.api.ts';

const schema = object({
  partnerId: string().required(),
  fromAt: number().required(),
  toAt: number().nullable().default(null).moreThan(ref('fromAt'), messages.endsBeforeStart),
});

const errorMessages = { ...fieldErrorMessages, ...shareFieldErrorMessages };

const getCurrentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE;

/** Shares a vehicle with a partner for a period or with an open end. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  const share = useMutation(vehicleMutations.share());
  const plate = vehicle.data?.registrationPlate ?? '';
  return (
    <FormDialog
      title={withValues(messages.title, { plate })}
      width={500}
      schema={schema}
      initialValues={vehicle.data && { fromAt: getCurrentMinute() }}
      error={vehicle.error}
      submitLabel={messages.share}
      errorMessages={errorMessages}
      onSubmit={(input) => share.mutateAsync({ ...input, vehicleId: id })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <ComboboxField name="partnerId" label={shareFields.partner} source={optionSources.partners} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <DateTimeField name="fromAt" label={shareFields.from} />
        <DateTimeField name="toAt" label={shareFields.to} help={messages.openEndHelp} />
      </SimpleGrid>
    </FormDialog>
  );
}
