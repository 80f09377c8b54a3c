import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { fill, SimpleGrid, Text } from 'shared-ui';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { number, object, ref, string } from 'yup';
import { choices } from './vehicle-choices.api.ts';
import { codes } from './vehicle-refusals.messages.ts';
import { messages, shareCodes, shareFields } from './vehicle-shares.messages.ts';
import { vehicleMutations, vehicleQueries } from './vehicles.api.ts';

const schema = object({
  partnerId: string().required(),
  fromAt: number().required(),
  toAt: number().nullable().default(null).moreThan(ref('fromAt'), messages.later),
});

const CODES = { ...codes, ...shareCodes };

const MINUTE = 60_000;
const thisMinute = () => Math.floor(Date.now() / MINUTE) * (MINUTE / 1000);

/** Lets a partner use a vehicle for a time, or until it is taken back. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  const share = useMutation(vehicleMutations.share());
  const plate = vehicle.data?.registrationPlate ?? '';
  return (
    <FormDialog
      title={fill(messages.title, { plate })}
      width={500}
      schema={schema}
      initial={vehicle.data && { fromAt: thisMinute() }}
      error={vehicle.error}
      submit={messages.share}
      codes={CODES}
      onSubmit={(input) => share.mutateAsync({ ...input, vehicleId: id })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <ComboboxField name="partnerId" label={shareFields.partner} source={choices.partners} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <DateTimeField name="fromAt" label={shareFields.from} />
        <DateTimeField name="toAt" label={shareFields.to} help={messages.openEndHelp} />
      </SimpleGrid>
    </FormDialog>
  );
}
